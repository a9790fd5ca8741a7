import { ok, fail, type Result } from '../../shared/result';
import type { Admin, SignedIn } from '../../users/types';
import type { OrderDocument } from '../collection';
import { mayBecome, nextPaymentStatuses, paymentStatusNames, disallowedChange } from '../rules/status';
import type { BulkChange, StatusChange } from '../schema/inputs';
import type { Order, PaymentStatus } from '../types';
import { changeOrderDocument, findByNumber, ownOrder, recordOrder, type Decision } from './order-change';

function changeTo(order: OrderDocument, { to, why, tracking }: StatusChange): Decision {
  if (!mayBecome(order.state, to)) {
    const message = disallowedChange(order, to);
    return fail('conflict', 'illegal-change', message, { fields: { to: message } });
  }
  const delivery = to === 'shipped' && tracking ? { ...order.delivery, tracking } : order.delivery;
  return { set: { state: to, delivery }, what: to, why };
}

/** Brings an order into another state; 409 with what is allowed when that is no step from where it is. */
export async function changeOrder(actor: Admin, number: string, input: StatusChange): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    (order) => changeTo(order, input),
  );
  if (result.ok) await recordOrder(actor, result.value, `order-${input.to}`, input.why);
  return result;
}

/** Changes many orders; each row says what became of it. */
export async function changeOrders(
  actor: Admin,
  { numbers, to, why }: BulkChange,
): Promise<Result<{ rows: { number: string; ok: boolean; message: string }[] }>> {
  const rows: { number: string; ok: boolean; message: string }[] = [];
  const stale = new Set<string>();
  for (const number of new Set(numbers)) {
    const result = await changeOrder(actor, number, { to, why, tracking: '' });
    if (result.ok) result.expire.forEach((tag) => stale.add(tag));
    rows.push({ number, ok: result.ok, message: result.ok ? 'Done' : result.failure.message });
  }
  return ok({ rows }, [...stale]);
}

/** Cancels one's own order while it is placed or confirmed; its units go back into stock, once. */
export async function cancelOwnOrder(person: SignedIn, number: string, why: string): Promise<Result<Order>> {
  return changeOrderDocument(person, ownOrder(person, number), (order) =>
    changeTo(order, { to: 'cancelled', why, tracking: '' }),
  );
}

/** Notes that an order was paid, or that its money went back. */
export async function changePayment(
  actor: Admin,
  number: string,
  { to, why }: { to: PaymentStatus; why: string },
): Promise<Result<Order>> {
  const result = await changeOrderDocument(
    actor,
    () => findByNumber(number),
    ({ payment }) => {
      if (nextPaymentStatuses[payment.state].includes(to))
        return { set: { payment: { ...payment, state: to } }, what: to, why };
      const message = `The payment is ${paymentStatusNames[payment.state].toLowerCase()}: it can’t become ${to}`;
      return fail('conflict', 'illegal-change', message);
    },
  );
  if (result.ok) await recordOrder(actor, result.value, `order-${to}`, why);
  return result;
}
