import { orders } from '@/lib/orders/collection';
import { bankEntries, bankEntryView } from '@/lib/payments/collection';
import { checkBooks } from '@/lib/payments/commands/check-books';
import { bankEntry } from '@/lib/payments/schema';

/** The demo's last statement: a proposed transfer, one that names nothing, and a fee. */
export async function expectOpenEntries(): Promise<void> {
  const found = await bankEntries().find({ file: 'demo-statement.csv' }).sort({ amount: 1 }).toArray();
  expect(found).toHaveLength(3);
  expect(found.filter(({ proposal }) => proposal)).toHaveLength(1);
  expect(found.every(({ state }) => state === 'open')).toBe(true);
}

/** Orders by transfer went on once their transfer was in the bank account, and all books agree. */
export async function expectPaidTransfers(since: Date): Promise<void> {
  const found = await orders().find({ 'payment.method': 'bank-transfer' }).toArray();
  expect(found.length).toBeGreaterThan(30);
  for (const { _id, state, payment, payments = [], totals, payBy } of found) {
    const entry = await bankEntries().findOne({ 'assignments.orderId': _id.toHexString() });
    expect([payment.state, Boolean(payBy)]).toEqual(entry ? ['paid', false] : ['due', true]);
    if (!entry) expect(state).toBe('placed');
    else expect([entry.amount, payments[0]!.captured]).toEqual([totals.total, totals.total]);
    if (entry) expect(bankEntry.safeParse(bankEntryView(entry)).success).toBe(true);
  }
  expect(await checkBooks(since)).toMatchObject({ differences: [] });
}
