import { ObjectId } from 'mongodb';
import { findSalesPerson } from '@/lib/companies/queries/sales-person';
import { outbox } from '@/lib/mail/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { checkPayment } from '@/lib/payments/commands/start-payment';
import { requestQuote } from '@/lib/quotes/commands/begin-quote';
import { commentAsCustomer } from '@/lib/quotes/commands/respond';
import { findShop } from '@/lib/settings/queries';
import { users } from '@/lib/users/collection';
import type { Role } from '@/lib/users/rules/rights';
import { startStripe } from '../../support/stripe';
import { createAccount } from '../auth/people';
import { bodyFor, createProduct, newKey } from '../orders/fixtures';
import { openPage, placeCardOrder } from '../payments/fixtures';
import { createCompany, createMember, valueOf } from './fixtures';

const setRole = (id: string, role: Role) => users().updateOne({ _id: new ObjectId(id) }, { $set: { role } });

test('what members ask for, say and order goes to the shop and to the sales person, while they are staff', async () => {
  const seller = await createAccount();
  await setRole(seller.id, 'support');
  const company = await createCompany({ salesPersonId: seller.id });
  const [member, sku, shop] = [
    await createMember(company, 'buyer'),
    await createProduct(100),
    await findShop(),
  ];
  const { number } = valueOf(
    await requestQuote(member, { key: newKey(), lines: [{ sku, quantity: 2 }], text: '', company }),
  );
  valueOf(await commentAsCustomer(member, number, { key: newKey(), text: 'By Friday?' }));
  const body = {
    ...(await bodyFor([[sku, 1]])),
    payment: { method: 'bank-transfer' as const, purchaseOrder: '' },
  };
  const order = valueOf(await placeOrder(member, { ...body, company }, newKey()));
  const mailed = async (to: string) =>
    (
      await outbox()
        .find({ to, subject: new RegExp(`${number}|New order ${order.number}`) })
        .toArray()
    )
      .map(({ subject }) => subject)
      .sort();
  const expected = [`Comment on quote ${number}`, `New order ${order.number}`, `Quote requested: ${number}`];
  expect(await mailed(seller.email)).toEqual(expected);
  expect(await mailed(shop.email)).toEqual(expected);
  expect(await findSalesPerson(company)).toEqual({ name: seller.name, email: seller.email });
  await setRole(seller.id, 'customer');
  expect(await findSalesPerson(company)).toBeNull();
});

test('a company’s order by card is announced to the sales person once, when it is paid', async () => {
  const stripe = await startStripe();
  try {
    const seller = await createAccount();
    await setRole(seller.id, 'support');
    const company = await createCompany({ salesPersonId: seller.id });
    const member = await createMember(company, 'buyer');
    const sku = await createProduct(100);
    const { order } = await placeCardOrder([[sku, 1]], member, company);
    const announced = () =>
      outbox().countDocuments({ to: seller.email, subject: `New order ${order.number}` });
    expect(await announced()).toBe(0);
    stripe.pay(await openPage(member, order.number));
    await Promise.all([
      stripe.settled(),
      ...Array.from({ length: 5 }, () => checkPayment(member, order.number)),
    ]);
    expect(await announced()).toBe(1);
  } finally {
    await stripe.close();
  }
});
