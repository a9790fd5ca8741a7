import fc from 'fast-check';
import type { QuantityLimits } from '@/lib/catalog/schema/fields';
import {
  maxQuantityOf,
  quantityProblem,
  readQuantity,
  startQuantity,
  stepDown,
  stepUp,
} from '@/lib/catalog/rules/quantity';

const usual: QuantityLimits = { minQuantity: 1, multiple: 1, maxQuantity: null };
const codeOf = (limits: QuantityLimits, quantity: number | null) =>
  quantityProblem(limits, quantity)?.code ?? null;

describe('the quantity of a product without limits', () => {
  test('starts at 1, or at the minimum', () => {
    expect(startQuantity(usual)).toBe(1);
    expect(startQuantity({ ...usual, minQuantity: 0 })).toBe(1);
    expect(startQuantity({ ...usual, minQuantity: 5 })).toBe(5);
  });

  test('minus works only while above 0, plus only while below 100', () => {
    expect([stepDown(usual, 1), stepDown(usual, 0)]).toEqual([0, 0]);
    expect([stepUp(usual, 99), stepUp(usual, 100)]).toEqual([100, 100]);
  });

  test.each([
    ['1', 1],
    ['100', 100],
    [' 7 ', 7],
    ['0', 0],
    ['', null],
    ['1.5', null],
    ['-1', null],
    ['1e2', null],
    ['ten', null],
  ])('typing %j means %j', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });

  test.each([
    [null, 'not-whole'],
    [1.5, 'not-whole'],
    [0, 'zero'],
    [1, null],
    [100, null],
    [101, 'above-maximum'],
  ] as const)('%j is %j', (quantity, code) => {
    expect(codeOf(usual, quantity)).toBe(code);
  });
});

describe('products with quantity limits', () => {
  test('never go below a minimum, except to 0', () => {
    const five = { ...usual, minQuantity: 5 };
    expect([stepDown(five, 5), stepUp(five, 0), stepDown(five, 6)]).toEqual([0, 5, 5]);
    expect(codeOf(five, 4)).toBe('below-minimum');
  });

  test('keep to multiples', () => {
    const sixes = { minQuantity: 6, multiple: 6, maxQuantity: 600 };
    expect([stepUp(sixes, 6), stepDown(sixes, 12), stepUp(sixes, 7)]).toEqual([12, 6, 12]);
    expect(codeOf(sixes, 9)).toBe('not-a-multiple');
    expect(codeOf(sixes, 606)).toBe('above-maximum');
  });

  test('raise the maximum if the minimum is above 100', () => {
    const bulk = { ...usual, minQuantity: 250 };
    expect(startQuantity(bulk)).toBe(250);
    expect(maxQuantityOf(bulk)).toBeGreaterThan(250);
    expect(codeOf(bulk, 250)).toBeNull();
  });

  test('whatever the limits, pressing plus and minus ends at a quantity that can be bought, or at 0', () => {
    const limits = fc.record({
      minQuantity: fc.integer({ min: 0, max: 300 }),
      multiple: fc.integer({ min: 1, max: 50 }),
      maxQuantity: fc.option(fc.integer({ min: 1, max: 1000 })),
    });
    fc.assert(
      fc.property(limits, fc.array(fc.boolean(), { maxLength: 60 }), (product, presses) => {
        let quantity = startQuantity(product);
        for (const up of presses) quantity = up ? stepUp(product, quantity) : stepDown(product, quantity);
        return quantity === 0 || quantityProblem(product, quantity) === null;
      }),
    );
  });
});
