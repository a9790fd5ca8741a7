import { auditRecords } from '@/lib/audit/collection';
import { beginBlanketOrder, closeBlanketOrder } from '@/lib/blanket-orders/commands/agree';
import { forgetBlanketOrders } from '@/lib/blanket-orders/commands/forget';
import { runBlanketOrdersJob } from '@/lib/blanket-orders/jobs';
import { blanketOrderPdf } from '@/lib/blanket-orders/pdf';
import * as queries from '@/lib/blanket-orders/queries/blanket-orders';
import { outbox } from '@/lib/mail/collection';
import { placeOrder } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { createStaffedCompany } from '../approvals/fixtures';
import { codeOf, createMember, valueOf } from '../companies/fixtures';
import { explained } from '../explained';
import { createProduct, newKey } from '../orders/fixtures';
import { acceptanceOf, askFor, offer } from '../quotes/fixtures';
import { pdfText } from '../../support/read-pdf';
import { createAgreement, staff } from './fixtures';

beforeEach(() => setClock());
afterAll(() => setClock());

test('members see a blanket order of their company once it is open, nobody else, and its contact gets its PDF', async () => {
  const sku = await createProduct(5);
  const { company, contact, number } = await createAgreement([[sku, 4, 1_250]]);
  const seenBy = (userId: string) => queries.findOwnBlanketOrder(userId, number);
  expect(await seenBy(company.members.accountant.userId)).toMatchObject({ order: { status: 'active' } });
  const stranger = (await createStaffedCompany()).members.admin;
  expect(await seenBy(stranger.userId)).toBeNull();
  const mail = (await outbox().findOne({ to: contact.email, subject: new RegExp(number) }))!;
  expect(mail.attachments).toMatchObject([{ filename: `${number}.pdf` }]);
  const text = await pdfText(
    await blanketOrderPdf((await queries.findBlanketOrder(number))!, await findShop()),
  );
  expect(text).toContain(sku);
  expect(text).toContain('PO-2026-1');
  const draft = { key: newKey(), customer: contact.userId, company: company.id };
  const other = valueOf(await beginBlanketOrder(staff, draft)).number;
  expect(valueOf(await beginBlanketOrder(staff, draft)).number).toBe(other);
  expect(await queries.findOwnBlanketOrder(contact.userId, other)).toBeNull();
  expect((await queries.listOwnBlanketOrders(company.id, 1)).rows.map((row) => row.number)).toEqual([number]);
});

test('a quote that a company has accepted becomes a blanket order at its prices; another one doesn’t', async () => {
  const sku = await createProduct(50);
  const company = await createStaffedCompany();
  const { buyer } = company.members;
  const quote = await askFor(buyer, [[sku, 12]], { company: company.id });
  await offer(quote, [[sku, 640]]);
  const begin = (more = {}) =>
    beginBlanketOrder(staff, { key: newKey(), customer: buyer.userId, company: company.id, quote, ...more });
  expect(codeOf(await begin())).toBe('invalid-blanket-order');
  valueOf(await placeOrder(buyer, await acceptanceOf(quote), newKey()));
  const { number } = valueOf(await begin());
  expect(await queries.findBlanketOrder(number)).toMatchObject({
    status: 'draft',
    quote,
    lines: [{ sku, quantity: 12, remaining: 12, unitPrice: 640 }],
  });
  const foreign = await createStaffedCompany();
  const { userId: customer } = foreign.members.buyer;
  expect(codeOf(await begin({ customer, company: foreign.id }))).toBe('invalid-blanket-order');
});

test('the contact is reminded once, two weeks before the end; closing is mailed and audited', async () => {
  const { contact, number } = await createAgreement([[await createProduct(5), 4, 100]], { until: 30 });
  const mails = (subject: RegExp) => outbox().countDocuments({ to: contact.email, subject });
  await runBlanketOrdersJob();
  expect(await mails(/ends on/)).toBe(0);
  setClock(() => Date.now() + 18 * 86_400_000);
  await runBlanketOrdersJob();
  await runBlanketOrdersJob();
  expect(await mails(/ends on/)).toBe(1);
  valueOf(await closeBlanketOrder(staff, number, { why: 'Replaced' }));
  valueOf(await closeBlanketOrder(staff, number, { why: 'Again' }));
  expect(await mails(/is closed/)).toBe(1);
  expect(
    await auditRecords().find({ 'subject.name': number, action: 'blanket-order-closed' }).toArray(),
  ).toMatchObject([{ after: { state: 'closed', why: 'Replaced' } }]);
});

test('a closed account leaves no name, and the company keeps its blanket order', async () => {
  const { company, contact, number } = await createAgreement([[await createProduct(5), 4, 100]]);
  await forgetBlanketOrders(contact);
  const boss = await createMember(company.id, 'admin');
  const seen = (await queries.findOwnBlanketOrder(boss.userId, number))!.order;
  expect(JSON.stringify(seen)).not.toContain(contact.email);
});

test('lists, searches, jobs and the sweeper use indexes', async () => {
  const { company, contact, number } = await createAgreement([[await createProduct(5), 4, 100]]);
  const plans = await explained(async () => {
    for (const status of ['draft', 'upcoming', 'active', 'used-up', 'expired', 'closed'] as const)
      await queries.listBlanketOrders({ status, sort: 'until' }, 1);
    const { rows } = await queries.listBlanketOrders({ q: number.toLowerCase() }, 1);
    expect(rows).toMatchObject([{ number }]);
    await queries.listOwnBlanketOrders(company.id, 1);
    await queries.findOwnBlanketOrder(contact.userId, number);
    await runBlanketOrdersJob();
    await sweepOrders();
    await forgetBlanketOrders(contact);
  });
  expect(plans.map(({ plan }) => plan).filter((plan) => plan.includes('COLLSCAN'))).toEqual([]);
});
