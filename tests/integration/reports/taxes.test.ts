import { invoices, type InvoiceDocument } from '@/lib/invoices/collection';
import { creditInvoice } from '@/lib/invoices/commands/credit';
import { issueInvoicesOf } from '@/lib/invoices/commands/issue-invoices';
import { changeOrder, changePayment } from '@/lib/orders/commands/change-status';
import { placeOrder } from '@/lib/orders/commands/place-order';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { GET as exportReport } from '@/app/api/reports/[report]/export/route';
import { runReport } from '@/lib/reports/queries/run-report';
import type { Cell } from '@/lib/reports/schema';
import { saveShop } from '@/lib/settings/commands';
import { findShop } from '@/lib/settings/queries';
import type { Customer } from '@/lib/users/types';
import { users } from '@/lib/users/collection';
import { createAccount, signedIn, signedInRequest } from '../auth/people';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey, ohio } from '../orders/fixtures';
import { certificateHolder } from '../taxes/fixtures';

const admin = createAdmin();
const period = { from: '2026-10-20', to: '2026-11-09' };
const newYork = { ...ohio, region: 'NY', city: 'New York', postcode: '10001' };
const berlin = { ...ohio, country: 'DE', region: '', city: 'Berlin', postcode: '10115' };

let numberOfOrders = 0;

/** Orders, ships and invoices goods; `taxedAt` is the address whose tax the total has. The invoice is dated. */
async function invoiced(
  day: string,
  more: Partial<OrderInput> = {},
  taxedAt = more.address,
  buyer: Customer = createCustomer(),
): Promise<InvoiceDocument> {
  numberOfOrders += 1;
  const lines: [string, number][] = [[await createProduct(9, { price: 777 + 131 * numberOfOrders }), 3]];
  const { total } = await bodyFor(lines, { ...more, address: taxedAt });
  const placed = await placeOrder(buyer, { ...(await bodyFor(lines, more)), total }, newKey());
  if (!placed.ok) throw new Error(placed.failure.message);
  const { number, id } = placed.value;
  for (const to of ['confirmed', 'shipped'] as const) {
    const changed = await changeOrder(admin, number, { to, why: '', tracking: '', undo: false });
    if (!changed.ok) throw new Error(changed.failure.message);
  }
  await issueInvoicesOf(id);
  await date({ orderId: id }, day);
  return (await invoices().findOne({ orderId: id }))!;
}

const date = (filter: object, day: string) =>
  invoices().updateMany(filter, { $set: { issuedAt: new Date(`${day}T18:00:00Z`) } });

/** Counts again what the documents of some days say, one by one. */
async function recount(from: string, to: string) {
  const sums: Record<string, number> = {};
  for await (const { series, content, issuedAt, taxPlace } of invoices().find({})) {
    const day = issuedAt.toISOString().slice(0, 10);
    if (day < from || day > to) continue;
    for (const { basisPoints, tax, net, reason = '' } of content.taxes) {
      const { country, region } = taxPlace ?? content.buyer;
      const key = `${country} ${region} ${basisPoints / 100}% ${reason}`.replace('  ', ' ').trim();
      const sign = series === 'invoice' ? 1 : -1;
      sums[`${key} net`] = (sums[`${key} net`] ?? 0) + sign * net;
      sums[`${key} tax`] = (sums[`${key} tax`] ?? 0) + sign * tax;
    }
  }
  return sums;
}

const reasons: Record<string, string> = { Exempt: 'exempt-customer', 'No tax at this place': 'outside' };
const codes: Record<string, string> = {
  ...{ 'United States': 'US', Germany: 'DE' },
  ...{ Ohio: 'OH', 'New York': 'NY' },
};
const keyOf = ([country, region, name, rate]: Cell[]) =>
  [codes[country!] ?? country, codes[region!] ?? region, rate, reasons[name!]].filter(Boolean).join(' ');

beforeAll(async () => {
  await saveShop(admin, { collectionPlace: { country: 'US', region: 'OH', postcode: '44114' } });
  const before = await invoiced('2026-10-01');
  const credited = await invoiced('2026-10-25');
  await invoiced('2026-10-20', { address: berlin });
  await invoiced('2026-11-09', { address: newYork });
  await invoiced('2026-11-09', { address: newYork, delivery: 'collect' }, ohio);
  await invoiced('2026-11-10');
  const { account } = await certificateHolder();
  await invoiced('2026-11-01', { address: ohio }, newYork, (await signedIn(account.id)) as Customer);
  const { gross } = credited.content;
  await creditInvoice(admin, credited.content.number, {
    amount: Math.floor(gross / 3),
    reason: 'Late',
    key: newKey(),
  });
  await date({ series: 'credit-note' }, '2026-11-02');
  // A refund of an invoice of the period before counts on the day of its credit note.
  await changePayment(admin, before.content.order.number, { to: 'paid', why: '', undo: false });
  await changePayment(admin, before.content.order.number, { to: 'refunded', why: '', undo: false });
  await issueInvoicesOf(before.orderId);
  await date({ orderId: before.orderId, series: 'credit-note' }, '2026-11-03');
});

test('the taxes by place and rate equal a recount of invoices less credit notes, in both periods', async () => {
  const report = await runReport('taxes', period, await findShop());
  const at = (id: string) => report.columns.findIndex((column) => column.id === id);
  const [current, earlier] = [
    await recount('2026-10-20', '2026-11-09'),
    await recount('2026-09-29', '2026-10-19'),
  ];
  const shown: Record<string, number> = {};
  for (const { cells } of report.rows) {
    shown[`${keyOf(cells)} net`] = Number(cells[at('net')]);
    shown[`${keyOf(cells)} tax`] = Number(cells[at('tax')]);
    expect(cells[at('before')]).toBe(earlier[`${keyOf(cells)} tax`] ?? 0);
  }
  expect(shown).toEqual(current);
  expect(
    Object.keys(shown)
      .filter((key) => key.endsWith('net'))
      .sort(),
  ).toEqual(['DE 19% net', 'US NY 0% outside net', 'US OH 0% exempt-customer net', 'US OH 8% net']);
  const sum = (of: Record<string, number>) =>
    Object.entries(of).reduce((all, [key, value]) => all + (key.endsWith('tax') ? value : 0), 0);
  expect(report.totals![at('tax')]).toBe(sum(current));
  expect(report.totals![at('before')]).toBe(sum(earlier));
  expect(sum(earlier)).toBeGreaterThan(0);
});

test('the export has the rows of the report with decimal amounts', async () => {
  const account = await createAccount();
  await users().updateOne({ email: account.email }, { $set: { role: 'read-only' } });
  const path = '/api/reports/taxes/export?from=2026-10-20&to=2026-11-09&sort=country';
  const response = await exportReport(await signedInRequest(account.id, path), {
    params: Promise.resolve({ report: 'taxes' }),
  });
  const [head, ...lines] = (await response.text()).trim().split('\r\n');
  expect(head).toBe(
    'country,state or region,tax,rate,documents,invoiced,credited,taxable,tax due,tax before,change',
  );
  const current = await recount('2026-10-20', '2026-11-09');
  const exported = lines.map((line) => line.split(','));
  expect(
    Object.fromEntries(exported.map((cells) => [`${keyOf(cells)} tax`, Math.round(Number(cells[8]) * 100)])),
  ).toEqual(Object.fromEntries(Object.entries(current).filter(([key]) => key.endsWith('tax'))));
});
