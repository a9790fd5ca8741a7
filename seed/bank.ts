import { orders } from '../lib/orders/collection';
import { transferReference } from '../lib/orders/rules/transfer';
import { bankEntries } from '../lib/payments/collection';
import { importStatement } from '../lib/payments/commands/import-statement';
import { now } from '../lib/platform/clock';
import { csvLine } from '../lib/shared/csv';
import { decimalMoney } from '../lib/shared/money';

const statement = 'demo-statement.csv';

/**
 * Imports a bank statement into the demo: a transfer with a typing error, which is proposed, one that names nothing, and
 * a fee. No order changes. Idempotent.
 */
export async function seedBank(): Promise<void> {
  if (await bankEntries().findOne({ file: statement })) return;
  const owing = await orders().findOne(
    { state: 'delivered', 'payment.state': 'due', 'payment.method': 'invoice' },
    { sort: { placedAt: 1 } },
  );
  const on = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const lines = [
    ['Date', 'Amount', 'Name', 'Account number', 'Description'],
    [on, '412.50', 'Lakeside Machine Works', '000998877', 'Your offer of last week, thank you'],
    [on, '-18.00', 'Lakeshore Example Bank', '', 'Account fee'],
  ];
  if (owing?.number) {
    const typo = `RF00${transferReference(owing.number).slice(4)}`;
    const amount = decimalMoney(owing.totals.total, owing.totals.currency);
    lines.push([on, amount, owing.customer.name, '000112233', typo]);
  }
  // Written as a bank would: csvLine guards against formulas, which a negative amount looks like.
  const file = lines.map(([first = '', second = '', ...rest]) => `${first},${second},${csvLine(rest)}`);
  await importStatement(Buffer.from(file.join('')), { name: statement, isDryRun: false });
}
