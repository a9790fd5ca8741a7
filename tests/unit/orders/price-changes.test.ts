import { changeFields, priceChanges, type PricedOrder } from '@/lib/orders/rules/price-changes';
import type { OrderLine } from '@/lib/orders/schema/order';

const line = (sku: string, more: Partial<OrderLine> = {}) =>
  ({
    sku,
    name: `Thing ${sku}`,
    color: null,
    size: null,
    quantity: 1,
    unitPrice: 1_000,
    taxBasisPoints: 800,
    ...more,
  }) as OrderLine;

const priced = (more: Partial<PricedOrder> = {}, totals: Partial<PricedOrder['totals']> = {}) =>
  ({
    lines: [line('A'), line('B')],
    totals: { shipping: 500, tax: 200, total: 2_700, currency: 'USD', ...totals },
    ...more,
  }) as PricedOrder;

test('equal prices have no changes, in whatever order their lines are', () => {
  expect(priceChanges(priced(), priced({ lines: [line('B'), line('A')] }))).toEqual([]);
});

test('prices up and down are listed by line with the variant, each for more than one unit', () => {
  const before = priced({ lines: [line('A', { color: 'Red', size: 'L' }), line('B', { quantity: 5 })] });
  const now = priced({
    lines: [
      line('A', { color: 'Red', size: 'L', unitPrice: 1_200 }),
      line('B', { quantity: 5, unitPrice: 900 }),
    ],
  });
  expect(priceChanges(before, now)).toEqual([
    { field: 'A', label: 'Thing A, Red, L', from: '$10.00', to: '$12.00' },
    { field: 'B', label: 'Thing B, each', from: '$10.00', to: '$9.00' },
  ]);
});

test('a new tax rate is listed once where all lines have it, else by line', () => {
  const all = priced({ lines: [line('A', { taxBasisPoints: 850 }), line('B', { taxBasisPoints: 850 })] });
  expect(priceChanges(priced(), all)).toEqual([{ field: 'tax', label: 'Tax rate', from: '8%', to: '8.5%' }]);
  const one = priced({ lines: [line('A', { taxBasisPoints: 0 }), line('B')] });
  expect(priceChanges(priced(), one)).toEqual([
    { field: 'A', label: 'Tax on Thing A', from: '8%', to: '0%' },
  ]);
});

test('a tax that changes without its rate is listed as an amount', () => {
  expect(priceChanges(priced(), priced({}, { tax: 201, total: 2_701 }))).toEqual([
    { field: 'tax', label: 'Tax', from: '$2.00', to: '$2.01' },
    { field: 'total', label: 'Total', from: '$27.00', to: '$27.01' },
  ]);
});

test('discounts that come and go, and delivery, are listed with their amounts; free delivery is no new price', () => {
  const sale = { id: '1', title: 'Sale', code: 'TEN', kind: 'percent', amount: 270 } as const;
  const free = { id: '2', title: 'Free delivery', code: null, kind: 'free-delivery', amount: 500 } as const;
  const before = priced({ discounts: [sale] });
  const now = priced({ discounts: [free] }, { shipping: 0, shippingDiscount: 500 });
  expect(priceChanges(before, now)).toEqual([
    { field: 'discount TEN', label: 'Discount: Sale (TEN)', from: '-$2.70', to: '$0.00' },
    { field: 'discount Free delivery', label: 'Discount: Free delivery', from: '$0.00', to: '-$5.00' },
  ]);
  expect(priceChanges(priced(), priced({}, { shipping: 700 }))).toEqual([
    { field: 'delivery', label: 'Delivery', from: '$5.00', to: '$7.00' },
  ]);
});

test('amounts have the currency and the language of the shop', () => {
  const euros = { currency: 'EUR', total: 2_800 };
  expect(priceChanges(priced({}, { currency: 'EUR' }), priced({}, euros), 'de-DE')).toEqual([
    { field: 'total', label: 'Total', from: '27,00\u00a0€', to: '28,00\u00a0€' },
  ]);
});

test('the fields of a failure hold all changes of a line', () => {
  const changes = [
    { field: 'A', label: 'Thing A', from: '$1.00', to: '$2.00' },
    { field: 'A', label: 'Tax on Thing A', from: '8%', to: '0%' },
  ];
  expect(changeFields(changes)).toEqual({ A: 'Thing A: $1.00 → $2.00; Tax on Thing A: 8% → 0%' });
});
