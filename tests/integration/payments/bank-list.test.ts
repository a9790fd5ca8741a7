import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { bankEntries } from '@/lib/payments/collection';
import { decideEntry } from '@/lib/payments/commands/bank-refunds';
import { countBankEntries, eachBankEntry, listBankEntries } from '@/lib/payments/queries/bank';
import { bankCsvHeader, bankCsvRows } from '@/lib/payments/rules/bank-entry-csv';
import { bankFilters } from '@/lib/payments/schema/bank-list';
import { csvLine } from '@/lib/shared/csv';
import { storeBankWords } from '@/scripts/bank-words';
import { createProduct } from '../orders/fixtures';
import { entryOf, importRows, openAccount, placeTransferOrder, row } from './bank-fixtures';
import { admin, move } from './fixtures';

/** The texts of the entries that the address of the list finds, in their order. */
async function listed(address: string, page = 1): Promise<string[]> {
  const query = Object.fromEntries(new URLSearchParams(address));
  return (await listBankEntries(bankFilters.parse(query), page)).rows.map(({ text }) => text);
}

let order: Awaited<ReturnType<typeof placeTransferOrder>>;
let invoice: string;

beforeAll(async () => {
  await openAccount();
  const sku = await createProduct(100, { price: 12_345 });
  order = await placeTransferOrder(sku, 2, 'invoice');
  await move(order.number, 'confirmed');
  await move(order.number, 'shipped');
  await issuePendingInvoices();
  invoice = (await listOrderInvoices(order.id))[0]!.number;
  await importRows(
    row(order.totals.total, `Order ${order.number}`, 'Ann Weber'),
    row(123_450, 'Your offer of March', 'Lakeside Machine Works'),
    row(-1_800, 'Account fee', 'Lakeshore Bank'),
    row(990, `RF00${order.number.replace('-', '')}`, '=SUM(A1)'),
  );
  await decideEntry(admin, (await entryOf('Account fee'))._id, { kind: 'noted', note: 'Fee of March' });
});

const own = () => [`RF00${order.number.replace('-', '')}`, `Order ${order.number}`];

test('entries are found by name, text, amount in any notation, order and invoice', async () => {
  expect(await listed('q=lakes')).toEqual(['Account fee', 'Your offer of March']);
  expect(await listed('q=lakes machine')).toEqual(['Your offer of March']);
  for (const amount of ['1234.50', '1,234.50', '1.234,50', '$1,234.50'])
    expect(await listed(`q=${encodeURIComponent(amount)}`)).toEqual(['Your offer of March']);
  expect(await listed('q=18.00 fee')).toEqual(['Account fee']);
  expect(await listed(`q=${order.number}`)).toEqual(own());
  expect(await listed(`q=${order.number.slice(3).toLowerCase()}`)).toEqual(own());
  // No entry names the invoice: its order is assigned.
  expect(await listed(`q=${invoice}`)).toEqual(own());
  expect(await listed(`q=${invoice} weber`)).toEqual([`Order ${order.number}`]);
  expect(await listed('q=nobody')).toEqual([]);
});

test('the list is filtered by status, direction and days, and sorted by day and amount', async () => {
  const counts = await countBankEntries();
  expect(counts).toEqual({ all: 4, open: 2, proposed: 0, matched: 1, closed: 1 });
  for (const status of ['open', 'proposed', 'matched', 'closed'] as const)
    expect(await listed(`status=${status}`)).toHaveLength(counts[status]);
  expect(await listed('direction=out')).toEqual(['Account fee']);
  expect(await listed('direction=in')).toHaveLength(3);
  const { on } = await entryOf('Your offer of March');
  expect(await listed(`from=${on}&to=${on}`)).toEqual(['Your offer of March']);
  expect((await listed('sort=-amount'))[0]).toBe('Your offer of March');
  expect((await listed('sort=amount'))[0]).toBe('Account fee');
  expect(await listed('sort=on')).toEqual((await listed('')).reverse());
  expect(await listed('status=nonsense&sort=x&from=y')).toHaveLength(4);
});

test('the export holds each entry once, with what became of it, and runs no formula', async () => {
  const lines: string[] = [];
  for await (const entry of eachBankEntry({})) lines.push(...bankCsvRows(entry).map(csvLine));
  expect(lines).toHaveLength(4);
  const cells = (text: string) => lines.find((line) => line.includes(text))!.split(',');
  const at = (title: string) => bankCsvHeader.indexOf(title);
  const paid = cells(`Order ${order.number}`);
  expect(paid[at('orders')]).toBe(order.number);
  expect([paid[at('assigned')], paid[at('open')]]).toEqual([paid[at('amount')], '0']);
  const fee = cells('Account fee');
  expect([fee[at('amount')], fee[at('decision')], fee[at('reason')]]).toEqual([
    '-18',
    'Noted',
    'Fee of March',
  ]);
  expect(lines.join('')).toContain(`'=SUM(A1)`);
});

test('entries of an earlier version are found once the migration has run', async () => {
  await bankEntries().updateMany({}, { $unset: { words: '' } });
  expect(await listed(`q=${order.number}`)).toEqual([]);
  await storeBankWords();
  expect(await listed(`q=${order.number}`)).toEqual(own());
});
