import { auditRecords } from '@/lib/audit/collection';
import { outbox } from '@/lib/mail/collection';
import { createDraft } from '@/lib/purchasing/commands/drafts';
import { mailPurchaseAgain } from '@/lib/purchasing/commands/mail-again';
import { changePurchaseState } from '@/lib/purchasing/commands/send';
import { changeSupplier } from '@/lib/purchasing/commands/suppliers';
import { findPurchase } from '@/lib/purchasing/queries/orders';
import { findSupplier } from '@/lib/purchasing/queries/suppliers';
import { createProduct } from '../orders/fixtures';
import { admin, createSupplier, sentOrder, valueOf } from './fixtures';

const mailsTo = (to: string) => outbox().find({ to }).toArray();

test('an order is mailed again once for each press, however often the press arrives', async () => {
  const email = 'orders@again.example';
  const number = await sentOrder(await createSupplier({ email }), [[await createProduct(1), 3]]);
  const press = () => mailPurchaseAgain(admin, number, 'press-0001');
  const pressed = await Promise.all([press(), press(), press()]);
  expect(pressed.every(({ ok }) => ok)).toBe(true);
  valueOf(await press());
  expect(await mailsTo(email)).toHaveLength(2);
  valueOf(await mailPurchaseAgain(admin, number, 'press-0002'));
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(3);
  expect(new Set(mails.map(({ attachments }) => attachments![0]!.filename))).toEqual(
    new Set([`${number}.pdf`]),
  );
  const { state, history } = (await findPurchase(number))!;
  expect(state).toBe('sent');
  expect(history.filter(({ what }) => what === 'mailed again')).toMatchObject([
    { why: `To ${email}`, by: admin.name },
    { why: `To ${email}` },
  ]);
  expect(
    await auditRecords().countDocuments({
      action: 'purchase-order-mailed-again',
      'subject.name': number,
    }),
  ).toBe(2);
});

test('an order is mailed again to the address that its supplier has now', async () => {
  const [wrong, right] = ['typo@again.example', 'right@again.example'];
  const supplierId = await createSupplier({ email: wrong });
  const number = await sentOrder(supplierId, [[await createProduct(1), 3]]);
  const { id: _id, parts: _parts, ...input } = (await findSupplier(supplierId))!;
  valueOf(await changeSupplier(admin, supplierId, { ...input, email: right }));
  expect(valueOf(await mailPurchaseAgain(admin, number, 'press-0003')).supplier.email).toBe(right);
  expect(await mailsTo(right)).toHaveLength(1);
  expect(await mailsTo(wrong)).toHaveLength(1);
});

test('a draft and a cancelled order are not mailed', async () => {
  const supplierId = await createSupplier();
  const [draft = ''] = valueOf(await createDraft(admin, supplierId)).numbers;
  const refused = { failure: { code: 'illegal-change' } };
  expect(await mailPurchaseAgain(admin, draft, 'press-0004')).toMatchObject(refused);
  valueOf(await changePurchaseState(admin, draft, { to: 'cancelled', why: '' }));
  expect(await mailPurchaseAgain(admin, draft, 'press-0005')).toMatchObject(refused);
});
