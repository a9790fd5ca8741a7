import {
  anyStatusName,
  mayBecome,
  nextStatuses,
  orderStatuses,
  disallowedChange,
  sharedVerb,
  statusName,
  statusVerb,
} from '@/lib/orders/rules/status';
import type { ChosenStatus, OrderStatus } from '@/lib/orders/rules/status';

const legal: [OrderStatus, ChosenStatus][] = [
  ['placed', 'confirmed'],
  ['placed', 'cancelled'],
  ['confirmed', 'shipped'],
  ['confirmed', 'cancelled'],
  ['shipped', 'delivered'],
];

test('exactly these status changes are allowed', () => {
  const allowed = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayBecome(from, to)).map((to) => [from, to]),
  );
  expect(allowed).toEqual(legal);
});

test('every status that staff choose can be reached from placed', () => {
  const reached = new Set<OrderStatus>(['placed']);
  for (const state of reached) nextStatuses[state].forEach((next) => reached.add(next));
  expect([...reached].sort()).toEqual(orderStatuses.filter((state) => state !== 'returned').sort());
});

const sent = (state: OrderStatus) => ({ state, delivery: { id: 'standard' } });
const collected = (state: OrderStatus) => ({ state, delivery: { id: 'collect' } });

test('a failure lists the allowed changes', () => {
  expect(disallowedChange(sent('placed'), 'shipped')).toBe(
    'This order is placed: it can become confirmed or cancelled, not shipped',
  );
  expect(disallowedChange(sent('cancelled'), 'placed')).toBe(
    'This order is cancelled: that is final, not placed',
  );
  expect(disallowedChange(sent('shipped'), 'shipped')).toBe('This order is shipped already');
});

test('a collected order is never described as shipped or delivered', () => {
  const read = orderStatuses.flatMap((state) => [
    statusName(state, collected(state)),
    ...(state === 'returned' ? [] : [statusVerb(state, collected(state))]),
    ...orderStatuses.map((to) => disallowedChange(collected(state), to)),
  ]);
  expect(read.filter((words) => /ship|deliver/i.test(words))).toEqual([]);
  expect(statusName('shipped', collected('shipped'))).toBe('Ready to collect');
  expect(statusVerb('shipped', collected('confirmed'))).toBe('Mark ready to collect');
  expect(statusName('shipped', sent('shipped'))).toBe('Shipped');
});

test('a button for several orders states its effect on those it can change', () => {
  expect(sharedVerb('shipped', [collected('confirmed'), sent('placed')])).toBe('Mark ready to collect');
  expect(sharedVerb('shipped', [sent('confirmed'), collected('confirmed'), sent('confirmed')])).toBe(
    'Mark as shipped / Mark ready to collect',
  );
});

test('a status filter uses the orders’ own status names', () => {
  expect(anyStatusName('shipped')).toBe('Shipped or ready to collect');
  expect(anyStatusName('placed')).toBe('Placed');
});
