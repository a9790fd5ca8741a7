import type { Order, Totals } from '../schema/order';
import type { OrderPayment, OrderRefund, PaymentMethod } from '../schema/payment';
import { paymentMethodDefinitions, paymentMethods } from './payment-methods/registry';
import type { OrderStatus, PaymentStatus } from './status';

export const paymentMethodNames = Object.fromEntries(
  paymentMethods.map((method) => [method, paymentMethodDefinitions[method].name]),
) as Record<PaymentMethod, string>;

/** How an order is paid, as a phrase: "By card". */
export const paymentPhrase = (method: PaymentMethod): string => paymentMethodDefinitions[method].phrase;

/** Minutes after which an order that nobody has begun to pay by card is cancelled. */
export const minutesToPay = 60;

/** The smallest total that cards can pay, in minor units. */
export const minCardTotal = 50;

/** Whether goods leave before they are paid. */
export const isOnTerms = (method: PaymentMethod): boolean => paymentMethodDefinitions[method].isOnTerms;

/** What the issued documents say about an order on terms: credit notes, and the earliest due day of what is open. */
export type Receivable = { credited: number; dueOn: string | null };

type Charged = {
  payment: { method: PaymentMethod };
  totals: Pick<Totals, 'total'>;
  receivable?: Receivable;
};
type Paid = Charged & {
  state: OrderStatus;
  payment: { method: PaymentMethod; state: PaymentStatus };
  payments?: OrderPayment[];
};

/** What an order is to be paid with: its total, less what credit notes have taken off one on terms. */
export const chargedFor = ({ payment, totals, receivable }: Charged): number =>
  totals.total - (isOnTerms(payment.method) ? (receivable?.credited ?? 0) : 0);

/** Whether staff record by hand that an order was paid: nothing has been received through a provider. */
export const isRecordedByHand = ({ payment, payments }: Pick<Order, 'payment' | 'payments'>): boolean =>
  isOnTerms(payment.method) ||
  (paymentMethodDefinitions[payment.method].takenBy === 'staff' && !payments?.length);

/** The payments that pay for an order. */
export const countedPayments = <P extends Pick<OrderPayment, 'isSurplus' | 'status'>>({
  payments = [],
}: {
  payments?: P[];
}): P[] => payments.filter(({ isSurplus, status }) => !isSurplus && status !== 'voided');

type Amount = 'captured' | 'refunded' | 'amount';
const sumOf = <A extends Amount>(payments: Pick<OrderPayment, A>[], amount: A) =>
  payments.reduce((sum, payment) => sum + payment[amount], 0);

/** What has been received and sent back for an order. */
export function receivedFor(order: {
  payments?: Pick<OrderPayment, 'isSurplus' | 'status' | 'captured' | 'refunded'>[];
}): { received: number; refunded: number } {
  const counted = countedPayments(order);
  return { received: sumOf(counted, 'captured'), refunded: sumOf(counted, 'refunded') };
}

/**
 * The status of the payment of an order that a provider collects; null for an invoice without payments, whose status
 * staff record.
 */
export function paymentStateOf(order: Paid): PaymentStatus | null {
  if (isOnTerms(order.payment.method) && !order.payments?.length) return null;
  const { received, refunded } = receivedFor(order);
  if (received > 0 && refunded >= received) return 'refunded';
  if (order.payment.method !== 'card') return received > 0 && received >= chargedFor(order) ? 'paid' : 'due';
  if (countedPayments(order).some(({ status }) => status === 'authorized')) return 'authorized';
  return received > 0 ? 'paid' : 'due';
}

/** Whether the customer can pay by card now. */
export const isPayable = ({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean =>
  payment.method === 'card' && payment.state === 'due' && (state === 'placed' || state === 'confirmed');

/** Whether an order waits for a payment before the shop may work on it. */
export const awaitsPayment = ({ state, payment }: Pick<Paid, 'state' | 'payment'>): boolean =>
  !isOnTerms(payment.method) && payment.state === 'due' && (state === 'placed' || state === 'confirmed');

type Changed = Paid & { shipments?: unknown[] };
const working: OrderStatus[] = ['confirmed', 'shipped', 'delivered'];

/**
 * Why a change of an order is not allowed before its payment, or null: goods that are not on terms are neither
 * confirmed nor shipped unpaid, and an order never costs more than its card has authorized.
 */
export function paymentProblem(before: Changed, after: Changed, time: Date): string | null {
  if (isOnTerms(after.payment.method)) return null;
  const ships =
    (after.shipments?.length ?? 0) > (before.shipments?.length ?? 0) ||
    (after.state === 'shipped' && before.state === 'confirmed');
  const advances = working.includes(after.state) && after.state !== before.state;
  if ((ships || advances) && before.payment.state === 'due')
    return 'This order is not paid yet: it waits for the payment of its customer.';
  if ((ships || advances) && before.payment.state === 'refunded')
    return 'The payment of this order was refunded.';
  if (before.payment.state !== 'authorized') return null;
  const counted = countedPayments(before);
  const isOver = counted.some(
    ({ captureBefore, captured }) => captured === 0 && captureBefore && new Date(captureBefore) <= time,
  );
  if (ships && isOver)
    return 'The authorization of the card has ended: the customer has to pay again before it ships.';
  if (after.totals.total > sumOf(counted, 'amount'))
    return 'The order can’t cost more than its card has authorized. Place another order for what is added.';
  return null;
}

/** What may still be refunded of a payment: what was captured less every refund that was decided. */
export function refundableOf(
  payment: Pick<OrderPayment, 'id' | 'captured' | 'refunded'>,
  refunds: Pick<OrderRefund, 'paymentId' | 'amount'>[],
): number {
  const decided = refunds
    .filter(({ paymentId }) => paymentId === payment.id)
    .reduce((sum, { amount }) => sum + amount, 0);
  // Refunds made at the provider's own site are not in the shop's list.
  return payment.captured - Math.max(decided, payment.refunded);
}

/** The most that one refund of an order can be: what is left of the largest of its payments. */
export const refundableTotal = (order: Pick<Order, 'payments' | 'refunds'>): number =>
  Math.max(0, ...countedPayments(order).map((payment) => refundableOf(payment, order.refunds ?? [])));
