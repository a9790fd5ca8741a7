import { sampleStructure } from '@/tests/support/sample-structure';
import { planRow, type Editable } from '@/lib/bulk-edit/rules/plan';
import { changeByAmount, changeByPercent, roundingNames, roundings } from '@/lib/bulk-edit/rules/rounding';
import { changeText } from '@/lib/bulk-edit/rules/texts';
import { bulkChange } from '@/lib/bulk-edit/schema';

describe('rounding', () => {
  test.each([
    [1000, 5, 'exact', 1050],
    [999, 2.5, 'exact', 1024],
    [1001, 50, 'exact', 1502],
    [1000, 5, 'ends-99', 1099],
    [1000, 4.8, 'ends-99', 999],
    [30, -50, 'ends-99', 99],
    [1000, 5, 'ends-95', 1095],
    [1003, 10, 'five', 1105],
    [1002, 0, 'five', 1000],
    [1003, 0, 'five', 1005],
    [1045, 0, 'ten', 1050],
    [1050, 0, 'whole', 1100],
    [100, -99, 'whole', 0],
  ] as const)('%i changed by %d percent, rounded %s, is %i', (price, percent, rounding, result) => {
    expect(changeByPercent(price, percent, rounding)).toBe(result);
  });

  test('the result is the nearest amount that the rule allows, for any price', () => {
    for (let price = 0; price < 2_000; price += 7) {
      for (const rounding of roundingNames) {
        const { step, ending } = roundings[rounding];
        const result = changeByPercent(price, 12.34, rounding);
        expect(result % step).toBe(ending % step);
        if (result > ending) expect(Math.abs(result - price * 1.1234) * 2).toBeLessThanOrEqual(step + 1e-6);
      }
    }
  });

  test('an amount that makes a price negative stays negative, so that it is rejected', () => {
    expect(changeByAmount(100, -250, 'ends-99')).toBe(-150);
    expect(changeByAmount(100, -50, 'ten')).toBe(50);
  });
});

const product: Editable = {
  category: 'drills',
  unspsc: '27112703',
  eclass: '',
  tags: ['cordless', 'workshop'],
  state: 'published',
  variants: [
    { sku: 'A', price: 1000, availableQuantity: 4 },
    { sku: 'B', price: 999, availableQuantity: 0 },
  ],
};
const change = (input: object) => bulkChange.parse(input);

describe('the preview of a product', () => {
  test('shows old and new of every value that changes, and nothing else', () => {
    const plan = planRow(
      product,
      change({
        price: { by: 'percent', percent: 0, rounding: 'ends-99' },
        stock: { by: 'add', units: 3, reason: 'Counted' },
        category: 'drills',
        unspsc: '',
        eclass: '21010101',
        tags: { add: ['safety'], remove: ['cordless'] },
        state: 'draft',
      }),
    );
    expect(plan).toEqual({
      problems: [],
      changes: [
        { field: 'price', sku: 'A', from: 1000, to: 999 },
        { field: 'stock', sku: 'A', from: 4, to: 7 },
        { field: 'stock', sku: 'B', from: 0, to: 3 },
        { field: 'unspsc', from: '27112703', to: '' },
        { field: 'eclass', from: '', to: '21010101' },
        { field: 'tags', from: ['cordless', 'workshop'], to: ['workshop', 'safety'] },
        { field: 'state', from: 'published', to: 'draft' },
      ],
    });
  });

  test('names the SKU of each value that would not be allowed', () => {
    const { problems } = planRow(
      product,
      change({
        price: { by: 'amount', amount: -1000, rounding: 'exact' },
        stock: { by: 'add', units: -1, reason: 'Counted' },
      }),
    );
    expect(problems).toEqual([
      { field: 'price', sku: 'B', message: 'must not be negative' },
      { field: 'stock', sku: 'B', message: 'must not be negative' },
    ]);
  });

  test.each([
    {},
    { tags: { add: [], remove: [] } },
    { stock: { by: 'set', units: -1, reason: 'x' } },
    { stock: { by: 'add', units: 1, reason: '' } },
    { price: { by: 'percent', percent: 1.234, rounding: 'exact' } },
    { state: 'sold' },
    { unspsc: 'not a code!' },
  ])('a change that means nothing is rejected: %j', (input) => {
    expect(bulkChange.safeParse(input).success).toBe(false);
  });

  test('is described in words', () => {
    expect(
      changeText(
        sampleStructure,
        change({
          price: { by: 'percent', percent: -5, rounding: 'ends-99' },
          stock: { by: 'set', units: 1200, reason: 'Counted' },
          unspsc: '27112703',
          eclass: '',
          tags: { add: ['safety'], remove: [] },
        }),
      ),
    ).toBe('Price −5%, ending in .99; stock set to 1,200; UNSPSC 27112703; no ECLASS code; add tags Safety');
  });
});
