import type { OrderState, PaymentState } from '../types';

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

export const stateNames: Record<OrderState, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
};

export const paymentNames: Record<PaymentState, string> = {
  due: 'Payment due',
  paid: 'Paid',
  refunded: 'Refunded',
};

/** The verb that brings an order into a state, as it stands on a button. */
export const stateVerbs: Record<OrderState, string> = {
  placed: 'Place',
  confirmed: 'Confirm',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  cancelled: 'Cancel order',
  returned: 'Mark as returned',
};

/** Whether an order in `from` may become `to`. */
export function mayBecome(from: OrderState, to: OrderState): boolean {
  return nextStates[from].includes(to);
}

/** Why a change is refused, with what is possible instead. */
export function refusedChange(from: OrderState, to: OrderState): string {
  const allowed = nextStates[from].map((state) => stateNames[state].toLowerCase());
  const instead = allowed.length ? `it can become ${allowed.join(' or ')}` : 'that is final';
  return from === to
    ? `This order is ${stateNames[from].toLowerCase()} already`
    : `This order is ${stateNames[from].toLowerCase()}: ${instead}, not ${stateNames[to].toLowerCase()}`;
}
