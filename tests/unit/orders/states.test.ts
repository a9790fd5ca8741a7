import {
  anyStateName,
  mayBecome,
  nextStates,
  orderStates,
  disallowedChange,
  sharedVerb,
  stateName,
  stateVerb,
} from '@/lib/orders/rules/states';
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

const sent = (state: OrderState) => ({ state, delivery: { id: 'standard' } });
const collected = (state: OrderState) => ({ state, delivery: { id: 'collect' } });

test('a refusal says what is possible instead', () => {
  expect(disallowedChange(sent('placed'), 'shipped')).toBe(
    'This order is placed: it can become confirmed or cancelled, not shipped',
  );
  expect(disallowedChange(sent('cancelled'), 'placed')).toBe(
    'This order is cancelled: that is final, not placed',
  );
  expect(disallowedChange(sent('shipped'), 'shipped')).toBe('This order is shipped already');
});

test('nobody reads that goods were shipped or delivered which their customer collects', () => {
  const read = orderStates.flatMap((state) => [
    stateName(state, collected(state)),
    stateVerb(state, collected(state)),
    ...orderStates.map((to) => disallowedChange(collected(state), to)),
  ]);
  expect(read.filter((words) => /ship|deliver/i.test(words))).toEqual([]);
  expect(stateName('shipped', collected('shipped'))).toBe('Ready to collect');
  expect(stateVerb('shipped', collected('confirmed'))).toBe('Mark ready to collect');
  expect(stateName('shipped', sent('shipped'))).toBe('Shipped');
});

test('a button for several orders says what it does to those that it can change', () => {
  expect(sharedVerb('shipped', [collected('confirmed'), sent('placed')])).toBe('Mark ready to collect');
  expect(sharedVerb('shipped', [sent('confirmed'), collected('confirmed'), sent('confirmed')])).toBe(
    'Mark as shipped / Mark ready to collect',
  );
});

test('a filter of a list names what its orders are called', () => {
  expect(anyStateName('shipped')).toBe('Shipped or ready to collect');
  expect(anyStateName('placed')).toBe('Placed');
});
