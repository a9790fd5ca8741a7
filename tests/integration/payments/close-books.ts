import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { expireUnpaidOrders } from '@/lib/orders/commands/expire-unpaid';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { missingFor } from '@/lib/orders/rules/transfer';
import { bankEntries, bankRefunds } from '@/lib/payments/collection';
import { decideEntry, finishBankRefund } from '@/lib/payments/commands/bank-refunds';
import { finishBankWork } from '@/lib/payments/commands/match-entries';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { setClock } from '@/lib/platform/clock';
import { limitConcurrency } from '@/lib/platform/concurrency';
import type { Servers } from '../../support/payments/servers';
import { importRows, payFor } from './bank-fixtures';
import { admin, paidOrder } from './fixtures';
import type { Life } from './lives';

/** Runs what is scheduled, again and again over a day, so that everything postponed or interrupted is done. */
async function passDay(): Promise<void> {
  for (let step = 1; step <= 6; step++) {
    setClock(() => Date.now() + step * 4 * 3_600_000);
    await sweepOrders();
    await expireUnpaidOrders();
    await finishBankWork();
    while (await settleDuePayments());
    for (let left = 1; left;) {
      const issued = await issuePendingInvoices();
      left = issued.ok ? issued.value.orders : 0;
    }
  }
  setClock();
}

/** Lets every order end, every bill be paid and every refund be made, without further faults. */
export async function closeBooks(lives: Life[], servers: Servers): Promise<void> {
  await passDay();
  const limited = limitConcurrency(16);
  const end = ({ customer, order }: Life) =>
    servers.send({ name: 'end', subject: { admin, customer, number: order.number, key: '' } });
  await Promise.all(lives.map((life) => limited(() => end(life))));
  await passDay();
  const rows: string[] = [];
  for (const { order: placed } of lives) {
    const order = await paidOrder(placed.number);
    const missing = missingFor(order);
    if (missing) rows.push(payFor(order, missing));
  }
  if (rows.length) await importRows(...rows);
  for (const { _id } of await bankEntries().find({ state: 'open' }).toArray())
    await decideEntry(admin, _id, { kind: 'refund', note: 'Not owed' });
  for (const { _id } of await bankRefunds().find({ state: 'open' }).toArray())
    await finishBankRefund(admin, _id, '2026-03-01');
  await passDay();
}
