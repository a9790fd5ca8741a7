import { invoiceContent } from './invoice-content';
import { insertInvoice } from '../../lib/invoices/commands/insert-invoice';
import { closeDatabase } from '../../lib/platform/database';
import { defaultShop } from '../../lib/settings/rules/shop';

/**
 * A process of its own that issues an invoice for each cause from `first` to `last`, several at a time, and prints each
 * cause once its document exists. Tests kill it and start it again with the same causes.
 */
async function issueNumbers(first: number, last: number): Promise<void> {
  const causes = Array.from({ length: last - first + 1 }, (_, index) => `cause ${first + index}`);
  const issue = async (cause: string) => {
    await insertInvoice(
      {
        series: 'invoice',
        cause,
        orderId: cause,
        shipmentId: '1',
        customerId: 'nobody',
        status: 'open',
        at: new Date('2026-03-02T12:00:00Z'),
        contentFor: async (numbering) => ({ content: invoiceContent(numbering) }),
      },
      defaultShop,
    );
    process.stdout.write(`${cause}\n`);
  };
  const queue = causes.values();
  const worker = async () => {
    for (const cause of queue) await issue(cause);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  await closeDatabase();
}

void issueNumbers(Number(process.argv[2]), Number(process.argv[3]));
