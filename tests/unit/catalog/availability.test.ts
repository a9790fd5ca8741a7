import { stockProblem } from '@/lib/catalog/rules/availability';

const now = new Date('2026-11-20T12:00:00Z');
const product = {
  availableFrom: '2026-01-01T00:00:00.000Z',
  leadTimeDays: 3,
  successor: null,
  unit: 'each',
  packSize: 1,
  minQuantity: 1,
  multiple: 1,
  maxQuantity: null,
};
const problem = (quantity: number, availableQuantity: number, changes: Partial<typeof product> = {}) =>
  stockProblem({ ...product, ...changes }, { availableQuantity }, quantity, now);

test('a quantity that the stock covers is no problem', () => {
  expect(problem(12, 12)).toBeNull();
});

test('a quantity beyond the stock names what is possible and when there is more', () => {
  expect(problem(13, 12)).toEqual({
    code: 'too-few',
    possible: 12,
    message: 'Only 12 in stock. More is usually back within 3 working days',
  });
});

test('what is possible respects multiples and the minimum', () => {
  expect(problem(20, 12, { multiple: 5 })).toMatchObject({ code: 'too-few', possible: 10 });
  expect(problem(20, 12, { minQuantity: 15 })).toMatchObject({ code: 'out-of-stock', possible: 0 });
});

test('a sold-out product names the day of its delivery, and a discontinued one promises none', () => {
  expect(problem(1, 0, { availableFrom: '2026-12-01T00:00:00.000Z' })?.message).toMatch(
    /^Out of stock\. Available from /,
  );
  expect(stockProblem({ ...product, successor: 'drill-2' }, { availableQuantity: 0 }, 1, now)?.message).toBe(
    'Out of stock. It is no longer made',
  );
});
