import { stockProblem } from '@/lib/inventory/rules';

const now = new Date('2026-11-20T12:00:00Z');
const product = {
  availableFrom: '2026-01-01T00:00:00.000Z',
  leadTimeDays: 3,
  successor: null,
  minQuantity: 1,
  multiple: 1,
  maxQuantity: null,
};

test('a quantity within the stock is no problem', () => {
  expect(stockProblem(product, { availableQuantity: 12 }, 12, now)).toBeNull();
});

test('a quantity beyond the stock gets a message with the possible quantity and the next delivery', () => {
  expect(stockProblem(product, { availableQuantity: 12 }, 13, now)).toBe(
    'Only 12 in stock: order up to 12 now. More within about 3 working days.',
  );
});

test('the possible quantity respects multiples and the minimum', () => {
  expect(stockProblem({ ...product, multiple: 5 }, { availableQuantity: 12 }, 20, now)).toMatch(
    /order up to 10 now/,
  );
  expect(stockProblem({ ...product, minQuantity: 15 }, { availableQuantity: 12 }, 20, now)).toMatch(
    /less than the minimum order/,
  );
});

test('a sold-out product shows the day of its next delivery, and a discontinued one shows none', () => {
  const later = { ...product, availableFrom: '2026-12-01T00:00:00.000Z' };
  expect(stockProblem(later, { availableQuantity: 0 }, 1, now)).toMatch(/^Out of stock\. Available from /);
  expect(stockProblem({ ...product, successor: 'drill-2' }, { availableQuantity: 0 }, 1, now)).toBe(
    'Out of stock. No more will be made.',
  );
});
