import type { OrderState, PaymentState } from '../types';
import { isCollected } from './places';

/** The states that an order may go to from each. */
export const nextStates: Record<OrderState, OrderState[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** The states that a payment may go to from each. */
export const nextPayments: Record<PaymentState, PaymentState[]> = {
  due: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export const orderStates = Object.keys(nextStates) as OrderState[];

/** States in which the units that an order bought are back in stock, or on their way there. */
export const unitsReturned: OrderState[] = ['cancelled', 'returned'];

const stateNames: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

type Delivered = Parameters<typeof isCollected>[0];

/** Goods that their customer fetches wait and are collected: nobody ships or delivers them. */
const collectedNames: Partial<Record<OrderState, string>> = {
  shipped: 'Ready to collect',
  delivered: 'Collected',
};

/** What people read for a state of an order; data knows the state by one word, however the goods travel. */
export function stateName(state: OrderState, order: Delivered): string {
  return (isCollected(order) && collectedNames[state]) || stateNames[state];
}

/** What people read for a state of any order: both names where collected ones have their own. */
export function anyStateName(state: OrderState): string {
  const collected = collectedNames[state];
  return collected ? `${stateNames[state]} or ${collected.toLowerCase()}` : stateNames[state];
}

export const paymentNames: Record<PaymentState, string> = {
  due: 'Payment due',
  paid: 'Paid',
  refunded: 'Refunded',
};

const stateVerbs: Record<OrderState, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

const collectedVerbs: Partial<Record<OrderState, string>> = {
  shipped: 'Mark ready to collect',
  delivered: 'Mark as collected',
};

/** The verb that brings an order into a state, as it stands on a button. */
export function stateVerb(state: OrderState, order: Delivered): string {
  return (isCollected(order) && collectedVerbs[state]) || stateVerbs[state];
}

/** The verbs that bring those of some orders that may become it into a state, as they stand on one button. */
export function sharedVerb(state: OrderState, orders: (Delivered & { state: OrderState })[]): string {
  const able = orders.filter((order) => mayBecome(order.state, state));
  return [...new Set(able.map((order) => stateVerb(state, order)))].join(' / ');
}

/** Whether an order in `from` may become `to`. */
export function mayBecome(from: OrderState, to: OrderState): boolean {
  return nextStates[from].includes(to);
}

/** Why a change of an order is refused, with what is possible instead. */
export function disallowedChange(order: Delivered & { state: OrderState }, to: OrderState): string {
  const nameOf = (state: OrderState) => stateName(state, order).toLowerCase();
  const allowed = nextStates[order.state].map(nameOf);
  const instead = allowed.length ? `it can become ${allowed.join(' or ')}` : 'that is final';
  return order.state === to
    ? `This order is ${nameOf(to)} already`
    : `This order is ${nameOf(order.state)}: ${instead}, not ${nameOf(to)}`;
}
