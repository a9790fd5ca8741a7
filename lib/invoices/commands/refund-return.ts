import { sha256 } from '../../platform/hash';
import { formatMoney } from '../../shared/money';
import { fail, ok, type Result } from '../../shared/result';
import { closeWithRefund } from '../../orders/commands/refund-return';
import { findOrder } from '../../orders/queries/orders';
import { backToPayments } from '../../orders/rules/return-sums';
import type { Order } from '../../orders/schema/order';
import type {
  OrderReturn,
  ReturnCredit,
  ReturnProposal,
  ReturnRefundInput,
} from '../../orders/schema/returns';
import type { Staff } from '../../users/types';
import { proposeReturnRefund, refundableDelivery, type InvoiceWithNotes } from '../rules/return-refund';
import { documentsWithNotes } from '../queries/invoices';
import { issueInvoicesOf } from './issue-invoices';

const unknownOrder = () => fail('not-found', 'unknown-order', 'There is no such order.');

const amountOf = (credits: ReturnCredit[]) => credits.reduce((sum, { gross }) => sum + gross, 0);

/** The invoices of an order. They say what was charged, so those that are due are issued first. */
async function documentsFor(orderId: string): Promise<InvoiceWithNotes[]> {
  await issueInvoicesOf(orderId);
  return documentsWithNotes(orderId);
}

function propose(
  documents: InvoiceWithNotes[],
  returns: OrderReturn[],
  found: OrderReturn,
  input: ReturnRefundInput,
): Result<ReturnCredit[]> {
  if (input.delivery <= refundableDelivery(documents, returns))
    return ok(proposeReturnRefund(documents, returns, found, input));
  const message = 'That is more than what is left of the delivery charge.';
  return fail('invalid', 'too-much', message, { fields: { delivery: message } });
}

/** What a refund of an inspected return would be on these terms, line by line. Changes nothing of the order. */
export async function proposeRefund(
  number: string,
  id: string,
  input: ReturnRefundInput,
): Promise<Result<ReturnProposal>> {
  const order = await findOrder(number);
  const found = order?.returns?.find((each) => each.id === id);
  if (!order || !found) return unknownOrder();
  const proposed = propose(await documentsFor(order.id), order.returns ?? [], found, input);
  if (!proposed.ok) return proposed;
  const amount = amountOf(proposed.value);
  const paidBack = backToPayments(order, amount).reduce((sum, part) => sum + part.amount, 0);
  return ok({ credits: proposed.value, amount, paidBack });
}

/**
 * Refunds the kept units of an inspected return and closes it, in one write: the credits by line, and the refunds of
 * what was paid. Credit notes and the provider's part follow from it. A repeat of the same changes nothing; another
 * refund of the same return fails with `illegal-change`, one that no longer comes to what was expected with
 * `amount-changed`. An invoice that is not paid is lowered.
 */
export async function refundReturn(
  actor: Staff,
  number: string,
  id: string,
  { expected, ...input }: ReturnRefundInput,
): Promise<Result<Order>> {
  const order = await findOrder(number);
  if (!order) return unknownOrder();
  const documents = await documentsFor(order.id);
  const proposeExpected = (returns: OrderReturn[], found: OrderReturn) => {
    const proposed = propose(documents, returns, found, input);
    if (!proposed.ok || expected === undefined || amountOf(proposed.value) === expected) return proposed;
    const amount = formatMoney(amountOf(proposed.value), order.totals.currency);
    return fail('conflict', 'amount-changed', `The refund comes to ${amount} now. Please check it again.`);
  };
  const key = sha256(JSON.stringify(input)).slice(0, 24);
  const terms = { key, reason: input.reason, propose: proposeExpected };
  const result = await closeWithRefund(actor, number, id, terms);
  if (result.ok) await issueInvoicesOf(order.id).catch(() => undefined);
  return result;
}
