import { documentsOf } from '../../invoices/commands/issue-invoices';
import { listOpenInvoiceOrders } from '../../invoices/queries/overdue';
import { findPaidOrder, listOrderIdsSince } from '../../orders/queries/payments';
import { limitConcurrency } from '../../platform/concurrency';
import { bankEntries, bankEntryView, type BankEntryDocument } from '../collection';
import { transferId } from '../providers/bank-transfer/provider';
import { bookDifferences, type BookedDocument } from '../rules/books';
import { entryDifference } from '../rules/entry-books';
import type { PaymentDifference } from '../schema';

/** How often something is looked at before it counts as a difference: orders change while they are read. */
const looks = 3;

async function settledDifferences(look: () => Promise<PaymentDifference[]>): Promise<PaymentDifference[]> {
  let found: PaymentDifference[] = [];
  for (let count = 0; count < looks; count++) {
    found = await look();
    if (!found.length) break;
  }
  return found;
}

const bookedDocuments = async (orderId: string): Promise<BookedDocument[]> =>
  (await documentsOf(orderId)).map(
    ({ _id, series, status, credited, cause, shipmentId, credits, content }) => ({
      id: _id.toHexString(),
      series,
      status,
      credited,
      cause,
      shipmentId,
      creditsId: credits?.invoiceId ?? '',
      content,
    }),
  );

async function assignedTo(orderId: string): Promise<Set<string>> {
  const found = await bankEntries().find({ 'assignments.orderId': orderId }).toArray();
  const ids = found.flatMap(({ _id, assignments }) =>
    assignments.flatMap((one, index) =>
      one.orderId === orderId && !one.isUndone ? [transferId(_id, index)] : [],
    ),
  );
  return new Set(ids);
}

/** The differences between one order, its bank entries and its documents. */
async function checkOrder(orderId: string): Promise<PaymentDifference[]> {
  return settledDifferences(async () => {
    const order = await findPaidOrder(orderId);
    return order ? bookDifferences(order, await assignedTo(orderId), await bookedDocuments(orderId)) : [];
  });
}

async function checkEntry({ _id }: BankEntryDocument): Promise<PaymentDifference[]> {
  return settledDifferences(async () => {
    const entry = await bankEntries().findOne({ _id });
    // The job is still at it.
    if (!entry || entry.unsettled || entry.unmatched) return [];
    const other = entry.reverses ?? entry.reversedBy;
    const partner = other ? await bankEntries().findOne({ _id: other }) : null;
    const found = entryDifference(bankEntryView(entry), partner && bankEntryView(partner));
    return found ? [found] : [];
  });
}

/**
 * Compares orders of every way to pay, bank entries, invoices and credit notes with each other: those of orders placed or
 * paid since a time, of entries imported since then, and of every invoice that is open. Changes nothing. Returns how many
 * orders were compared, and the differences.
 */
export async function checkBooks(since: Date): Promise<{ orders: number; differences: PaymentDifference[] }> {
  const limited = limitConcurrency(4);
  const ids = new Set([...(await listOrderIdsSince(since)), ...(await listOpenInvoiceOrders())]);
  const differences: PaymentDifference[] = [];
  const add = (found: PaymentDifference[]) => void differences.push(...found);
  await Promise.all([...ids].map((id) => limited(() => checkOrder(id)).then(add)));
  const entries = await bankEntries()
    .find({ importedAt: { $gte: since } }, { projection: { _id: 1 } })
    .toArray();
  await Promise.all(entries.map((entry) => limited(() => checkEntry(entry)).then(add)));
  return { orders: ids.size, differences };
}
