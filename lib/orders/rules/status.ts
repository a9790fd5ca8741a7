import type { OrderStatus, PaymentStatus } from '../types';
import { isCollected } from './places';

/** The states that an order may go to from each. */
export const nextStatuses: Record<OrderStatus, OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** The states that a payment may go to from each. */
export const nextPaymentStatuses: Record<PaymentStatus, PaymentStatus[]> = {
  due: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export const orderStatuses = Object.keys(nextStatuses) as OrderStatus[];

/** States in which the units that an order bought are back in stock, or on their way there. */
export const restockedStatuses: OrderStatus[] = ['cancelled', 'returned'];

const statusNames: Record<OrderStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

type Delivered = Parameters<typeof isCollected>[0];

/** Goods that their customer fetches wait and are collected: nobody ships or delivers them. */
const collectedNames: Partial<Record<OrderStatus, string>> = {
  shipped: 'Ready to collect',
  delivered: 'Collected',
};

/** What people read for a state of an order; data knows the state by one word, however the goods travel. */
export function statusName(state: OrderStatus, order: Delivered): string {
  return (isCollected(order) && collectedNames[state]) || statusNames[state];
}

/** What people read for a state of any order: both names where collected ones have their own. */
export function anyStatusName(state: OrderStatus): string {
  const collected = collectedNames[state];
  return collected ? `${statusNames[state]} or ${collected.toLowerCase()}` : statusNames[state];
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  due: 'Payment due',
  paid: 'Paid',
  refunded: 'Refunded',
};

const statusVerbs: Record<OrderStatus, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

const collectedVerbs: Partial<Record<OrderStatus, string>> = {
  shipped: 'Mark ready to collect',
  delivered: 'Mark as collected',
};

/** The verb that brings an order into a state, as it stands on a button. */
export function statusVerb(state: OrderStatus, order: Delivered): string {
  return (isCollected(order) && collectedVerbs[state]) || statusVerbs[state];
}

/** The verbs that bring those of some orders that may become it into a state, as they stand on one button. */
export function sharedVerb(state: OrderStatus, orders: (Delivered & { state: OrderStatus })[]): string {
  const able = orders.filter((order) => mayBecome(order.state, state));
  return [...new Set(able.map((order) => statusVerb(state, order)))].join(' / ');
}

/** Whether an order in `from` may become `to`. */
export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Why a change of an order is refused, with what is possible instead. */
export function disallowedChange(order: Delivered & { state: OrderStatus }, to: OrderStatus): string {
  const nameOf = (state: OrderStatus) => statusName(state, order).toLowerCase();
  const allowed = nextStatuses[order.state].map(nameOf);
  const instead = allowed.length ? `it can become ${allowed.join(' or ')}` : 'that is final';
  return order.state === to
    ? `This order is ${nameOf(to)} already`
    : `This order is ${nameOf(order.state)}: ${instead}, not ${nameOf(to)}`;
}
