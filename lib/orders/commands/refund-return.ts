import { now } from '../../platform/clock';
import { formatMoney } from '../../shared/money';
import { fail, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import type { OrderDocument, StoredReturnByLine } from '../collection';
import { returnMails } from '../emails/returns';
import { isBeingReplaced } from '../rules/return-lines';
import { addCredits, backToPayments } from '../rules/return-sums';
import type { Order } from '../schema/order';
import type { OrderRefund } from '../schema/payment';
import type { OrderReturn, ReturnCredit } from '../schema/returns';
import { changeOrderDocument, findByNumber, recordOrder, type Decision } from './order-change';
import { replacementPending } from './line-returns';

export type ReturnRefundTerms = {
  /** Tells a repeat from another refund. */
  key: string;
  reason: string;
  /** The credits of the return among those of its order, or why it can't be refunded so. */
  propose: (returns: OrderReturn[], found: OrderReturn) => Result<ReturnCredit[]>;
};

/** The refunds of what was paid. */
const moneyBack = (
  order: OrderDocument,
  amount: number,
  refund: Pick<OrderRefund, 'reason' | 'by' | 'at'> & { returnId: string },
): OrderRefund[] =>
  backToPayments(order, amount).map(({ index, ...part }) => ({
    ...refund,
    ...part,
    id: `return-${refund.returnId}-${index}`,
    isExcess: false,
    isDone: false,
  }));

function decide(order: OrderDocument, id: string, by: string, terms: ReturnRefundTerms): Decision {
  const { returns = [], refunds = [], totals } = order;
  const found = returns.find((each) => each.id === id);
  if (!found) return fail('not-found', 'unknown-return', 'There is no such return.');
  if (found.refund?.key === terms.key) return 'unchanged';
  if (found.status !== 'inspected')
    return fail(
      'conflict',
      'illegal-change',
      'Only an inspected return that is not settled can be refunded.',
    );
  if (isBeingReplaced(found)) return replacementPending();
  const proposed = terms.propose(returns, found);
  if (!proposed.ok) return proposed;
  const credits = proposed.value;
  const amount = credits.reduce((sum, { gross }) => sum + gross, 0);
  const at = now().toISOString();
  const { key, reason } = terms;
  const closed: StoredReturnByLine = {
    ...found,
    status: 'closed',
    refund: { key, credits, amount, reason, by, at },
  };
  const back = { reason: reason || `Return ${found.number}`, by, at, returnId: id };
  return {
    set: {
      returns: returns.map((each) => (each.id === id ? closed : each)),
      refunds: [...refunds, ...moneyBack(order, amount, back)],
      ...addCredits(order.lines, order.returnSums, credits),
    },
    what: 'return refunded',
    why: `${found.number}: ${formatMoney(amount, totals.currency)}${reason ? `. ${reason}` : ''}`,
    mails: (after, shop) => returnMails(after, closed, shop),
  };
}

/** Closes an inspected return with its refund, in one write; once, whoever asks. */
export async function closeWithRefund(
  actor: Staff,
  number: string,
  id: string,
  terms: ReturnRefundTerms,
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => decide(order, id, actor.name, terms),
  );
  if (result.ok) await recordOrder(actor, result.value, 'return-refunded', terms.reason);
  return result;
}
