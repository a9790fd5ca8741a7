import { recordChangeOnce } from '../../audit/commands';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Staff } from '../../users/types';
import { findOrderToInvoice } from '../../orders/queries/invoicing';
import { invoices, invoiceView } from '../collection';
import type { CreditInput } from '../schema/inputs';
import type { Invoice } from '../schema/invoice';
import { creditAmount, insertCreditNote } from './insert-credit-note';
import { documentsOf, updateStatuses } from './issue-invoices';

async function refreshStatuses(orderId: string): Promise<void> {
  const found = await findOrderToInvoice(orderId);
  if (found) await updateStatuses(found.order);
}

/**
 * Issues the credit notes of a refund of an order: `amount` (gross, minor units) is divided over its invoices, oldest
 * first, as far as they are not credited yet. Returns the sum that credit notes of this refund state. A repeat under the
 * same `refundId` issues nothing more.
 */
export async function creditRefund({
  orderId,
  refundId,
  amount,
  reason,
}: {
  orderId: string;
  refundId: string;
  amount: number;
  reason: string;
}): Promise<number> {
  const refund = { id: refundId, amount, reason, at: now() };
  const credited = await creditAmount(await documentsOf(orderId), refund, await findShop());
  await refreshStatuses(orderId);
  return credited;
}

/** Issues a credit note that staff ask for, about a part of an invoice or all that is left. `key` makes it repeatable. */
export async function creditInvoice(
  actor: Staff,
  number: string,
  { amount, reason, key }: CreditInput,
): Promise<Result<Invoice>> {
  const invoice = await invoices().findOne({ 'content.number': number, series: 'invoice' });
  if (!invoice) return fail('not-found', 'unknown-invoice', 'There is no such invoice.');
  const credit = {
    cause: `staff ${invoice._id.toHexString()} ${key}`,
    amount,
    reason,
    exact: true,
    at: now(),
  };
  const note = await insertCreditNote(invoice, credit, await findShop());
  if (!note) return fail('conflict', 'too-much', 'Less than that is left of this invoice.');
  await recordChangeOnce(note._id, {
    actor,
    action: 'credit-note-issued',
    subject: { kind: 'invoice', id: invoice._id.toHexString(), name: number },
    after: { number: note.content.number, amount: note.content.gross, reason },
  });
  await refreshStatuses(invoice.orderId);
  return ok(invoiceView(note));
}
