import { statusQuestion } from '@/lib/orders/rules/status';

test('the question before a status change says what happens to which order', () => {
  const order = { number: 'HX-1', delivery: { id: 'standard' } } as Parameters<typeof statusQuestion>[1];
  expect(statusQuestion('confirmed', order)).toBe('Confirm order HX-1?');
  expect(statusQuestion('shipped', order)).toBe('Mark order HX-1 as shipped?');
  expect(statusQuestion('cancelled', order)).toBe('Cancel order HX-1?');
  const collected = { ...order, delivery: { ...order.delivery, id: 'collect' } };
  expect(statusQuestion('shipped', collected)).toBe('Mark order HX-1 ready to collect?');
});
