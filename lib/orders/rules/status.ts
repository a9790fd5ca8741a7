import { isCollected } from './places';

export const orderStatuses = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The statuses that staff give an order; it is returned once its returns hold all of its units. */
export type ChosenStatus = Exclude<OrderStatus, 'returned'>;

/** The statuses by which lists are filtered: confirmed orders of which a part has left are also partly shipped. */
export const listStatuses = [...orderStatuses, 'partly-shipped'] as const;
export type ListStatus = (typeof listStatuses)[number];

export const paymentStatuses = ['due', 'authorized', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The statuses that staff record; `authorized` is a card's alone. */
export const recordedPaymentStatuses = ['due', 'paid', 'refunded'] as const satisfies PaymentStatus[];
export type RecordedPaymentStatus = (typeof recordedPaymentStatuses)[number];

/** The statuses that staff may give an order next. */
export const nextStatuses: Record<OrderStatus, ChosenStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
  returned: [],
};

/** The statuses that a payment may take next when staff record it. */
export const nextPaymentStatuses: Record<PaymentStatus, RecordedPaymentStatus[]> = {
  due: ['paid'],
  authorized: [],
  paid: ['refunded'],
  refunded: [],
};

/** The status to return to when an admin has set one by mistake; only where undoing it moves no stock. */
export const undoneStatus: Partial<Record<OrderStatus, ChosenStatus>> = { delivered: 'shipped' };

/** The payment status to return to when an admin has set one by mistake. */
export const undonePaymentStatus: Partial<Record<PaymentStatus, RecordedPaymentStatus>> = {
  paid: 'due',
  refunded: 'paid',
};

/** Statuses in which nothing of an order is left with the customer. */
export const closedStatuses: OrderStatus[] = ['cancelled', 'returned'];

/** What the history says about an order that staff have placed. */
export const placedForCustomer = 'Placed by the shop for the customer';

/** Statuses in which the shop still has something to do for the order. */
export const openStatuses: OrderStatus[] = ['placed', 'confirmed', 'shipped'];

const statusNames: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

type WithDelivery = Parameters<typeof isCollected>[0];

/** Names for orders that the customer collects: they are neither shipped nor delivered. */
const collectedNames: Partial<Record<OrderStatus, string>> = {
  shipped: 'Ready to collect',
  delivered: 'Collected',
};

/** The name of an order's status on screens and in mails; it depends on how the goods reach the customer. */
export function statusName(state: OrderStatus, order: WithDelivery): string {
  return (isCollected(order) && collectedNames[state]) || statusNames[state];
}

/** The name of an order's status, also where a part of it has left already. */
export function progressName(order: WithDelivery & { state: OrderStatus; partlyShipped: boolean }): string {
  if (!order.partlyShipped) return statusName(order.state, order);
  return isCollected(order) ? 'Partly ready to collect' : 'Partly shipped';
}

/** The name of a status for orders of both kinds, such as "Shipped or ready to collect". */
export function anyStatusName(state: ListStatus): string {
  if (state === 'partly-shipped') return 'Partly shipped';
  const collected = collectedNames[state];
  return collected ? `${statusNames[state]} or ${collected.toLowerCase()}` : statusNames[state];
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  due: 'Payment due',
  authorized: 'Authorized',
  paid: 'Paid',
  refunded: 'Refunded',
};

const statusVerbs: Record<ChosenStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
};

const collectedVerbs: Partial<Record<ChosenStatus, string>> = {
  shipped: 'Mark ready to collect',
  delivered: 'Mark as collected',
};

/** The label of the button that gives an order this status. */
export function statusVerb(state: ChosenStatus, order: WithDelivery): string {
  return (isCollected(order) && collectedVerbs[state]) || statusVerbs[state];
}

/** The question before an order gets this status: "Mark order HX-1 as delivered?". */
export function statusQuestion(state: ChosenStatus, order: WithDelivery & { number: string }): string {
  return `${statusVerb(state, order).replace(/^(\w+)( order)?/, `$1 order ${order.number}`)}?`;
}

/** The label of one button for several orders: the verbs of those that may take the status. */
export function sharedVerb(state: ChosenStatus, orders: (WithDelivery & { state: OrderStatus })[]): string {
  const able = orders.filter((order) => mayBecome(order.state, state));
  return [...new Set(able.map((order) => statusVerb(state, order)))].join(' / ');
}

/** Whether an order in `from` may become `to`. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].some((next) => next === to);
}

/** The message for a change that is not allowed, with the changes that are. */
export function disallowedChange(order: WithDelivery & { state: OrderStatus }, to: OrderStatus): string {
  const nameOf = (state: OrderStatus) => statusName(state, order).toLowerCase();
  const allowed = nextStatuses[order.state].map(nameOf);
  const instead = allowed.length ? `it can become ${allowed.join(' or ')}` : 'that is final';
  return order.state === to
    ? `This order is ${nameOf(to)} already`
    : `This order is ${nameOf(order.state)}: ${instead}, not ${nameOf(to)}`;
}
