import { mayBecome, nextStates, orderStates, refusedChange } from '@/lib/orders/rules/states';
import type { OrderState } from '@/lib/orders/types';

const legal: [OrderState, OrderState][] = [
  ['placed', 'confirmed'],
  ['placed', 'cancelled'],
  ['confirmed', 'shipped'],
  ['confirmed', 'cancelled'],
  ['shipped', 'delivered'],
  ['delivered', 'returned'],
];

test('of all changes of state exactly these are allowed', () => {
  const allowed = orderStates.flatMap((from) =>
    orderStates.filter((to) => mayBecome(from, to)).map((to) => [from, to]),
  );
  expect(allowed).toEqual(legal);
});

test('every state is reached from placed', () => {
  const reached = new Set<OrderState>(['placed']);
  for (const state of reached) nextStates[state].forEach((next) => reached.add(next));
  expect([...reached].sort()).toEqual([...orderStates].sort());
});

test('a refusal says what is possible instead', () => {
  expect(refusedChange('placed', 'shipped')).toBe(
    'This order is placed: it can become confirmed or cancelled, not shipped',
  );
  expect(refusedChange('cancelled', 'placed')).toBe('This order is cancelled: that is final, not placed');
  expect(refusedChange('shipped', 'shipped')).toBe('This order is shipped already');
});
