import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { formatMoney } from '../../shared/money';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { orderView, type OrderDocument } from '../collection';
import { nextPaymentStep } from '../rules/payment-steps';
import { countedPayments, refundableOf, refundableTotal } from '../rules/payments';
import type { Order } from '../schema/order';
import type { RefundInput } from '../schema/payment';
import { findOrderById } from './attempts';
import { changeOrderDocument, findByNumber, recordOrder, type Decision } from './order-change';

function decideRefund(order: OrderDocument, { id, amount, reason }: RefundInput, by: string): Decision {
  const { refunds = [] } = order;
  const payment = countedPayments(order).find((one) => refundableOf(one, refunds) >= amount);
  if (!payment) {
    const message = `At most ${formatMoney(refundableTotal(order), order.totals.currency)} can be refunded.`;
    return fail('conflict', 'too-much', message, { fields: { amount: message } });
  }
  const refund = { id, paymentId: payment.id, amount, reason, isExcess: false, isDone: false, by };
  return {
    set: { refunds: [...refunds, { ...refund, at: now().toISOString() }] },
    what: 'refund requested',
    why: `${formatMoney(amount, order.totals.currency)}: ${reason}`,
  };
}

/**
 * Decides to refund a part or all of what was received for an order; the provider's part is done afterwards. A repeat
 * with the same id changes nothing. Fails with `too-much` beyond what was captured and not refunded yet.
 */
export async function requestRefund(
  actor: Staff,
  number: string,
  input: RefundInput,
): Promise<Result<Order>> {
  let repeated: OrderDocument | undefined;
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => {
      if (!order.refunds?.some(({ id }) => id === input.id)) return decideRefund(order, input, actor.name);
      repeated = order;
      return fail('conflict', 'repeated', 'This refund was requested already.');
    },
  );
  if (repeated) return ok(orderView(repeated));
  if (result.ok) await recordOrder(actor, result.value, 'refund-requested', input.reason);
  return result;
}

/** Records that the difference between what was captured and what the order costs goes back; once for each sum. */
export async function recordExcess(orderId: string): Promise<void> {
  await changeOrderDocument(
    { name: 'The shop', role: 'customer' },
    () => findOrderById(new ObjectId(orderId)),
    (order) => {
      const { refunds = [], payments = [] } = order;
      const step = nextPaymentStep({ ...orderView(order), payments, refunds });
      if (step?.kind !== 'excess') return fail('conflict', 'nothing-new', 'Nothing is left to refund.');
      const { payment, amount } = step;
      const id = `excess-${order._id.toHexString()}-${refunds.length}`;
      const reason = order.state === 'cancelled' ? 'The order was cancelled' : 'The order costs less';
      const refund = { id, paymentId: payment.id, amount, reason, isExcess: true, isDone: false };
      return {
        set: { refunds: [...refunds, { ...refund, by: 'The shop', at: now().toISOString() }] },
        what: 'refund requested',
        why: `${formatMoney(amount, order.totals.currency)}: ${reason}`,
      };
    },
  );
}
