import fc from 'fast-check';
import { subtotalOf, taxLabel, taxOn, taxRuleFor, totalsOf } from '@/lib/orders/rules/totals';
import { defaultShop } from '@/lib/settings/rules/shop';

const amount = fc.integer({ min: 0, max: 10_000_000_00 });
const basisPoints = fc.integer({ min: 0, max: 3_000 });
const lines = fc.array(fc.record({ total: amount }), { maxLength: 100 });
const method = fc.record({ charge: fc.integer({ min: 0, max: 100_000 }) });
const place = fc.record({
  country: fc.constantFrom('US', 'CA', 'GB', 'DE', 'FR'),
  region: fc.constantFrom('OH', 'CA', ''),
});

test('a tax is the exact product rounded half up to whole minor units', () => {
  fc.assert(
    fc.property(amount, basisPoints, (sum, points) => {
      const exact = BigInt(sum) * BigInt(points);
      expect(BigInt(taxOn(sum, points))).toBe((exact + 5_000n) / 10_000n);
    }),
  );
  expect(taxOn(1_250, 1_000)).toBe(125);
  expect(taxOn(5, 1_000)).toBe(1);
  expect(taxOn(4, 1_000)).toBe(0);
});

test('every amount is whole, none is negative, and the total is the sum of the displayed amounts', () => {
  fc.assert(
    fc.property(lines, method, place, fc.boolean(), (some, way, where, taxShipping) => {
      const totals = totalsOf(some, way, where, { ...defaultShop, taxShipping });
      const { subtotal, shipping, tax, total } = totals;
      for (const sum of [subtotal, shipping, tax, total]) {
        expect(Number.isSafeInteger(sum)).toBe(true);
        expect(sum).toBeGreaterThanOrEqual(0);
      }
      expect(total).toBe(subtotal + shipping + tax);
      expect(subtotal).toBe(some.reduce((sum, line) => sum + line.total, 0));
    }),
  );
});

test('more goods never cost less in total, delivery aside', () => {
  fc.assert(
    fc.property(lines, amount, place, (some, more, where) => {
      const way = { charge: 0 };
      const before = totalsOf(some, way, where, defaultShop).total;
      expect(totalsOf([...some, { total: more }], way, where, defaultShop).total).toBeGreaterThanOrEqual(
        before,
      );
    }),
  );
});

test('an empty cart costs nothing', () => {
  const totals = totalsOf([], { charge: 1_290 }, { country: 'US', region: 'OH' }, defaultShop);
  expect(totals.total).toBe(0);
  expect(subtotalOf([])).toBe(0);
});

test('a region’s tax rule precedes its country’s; elsewhere there is no tax', () => {
  const rules = [
    { country: 'CA', region: null, name: 'GST', basisPoints: 500 },
    { country: 'CA', region: 'ON', name: 'HST', basisPoints: 1_300 },
    { country: 'US', region: 'OH', name: 'Ohio sales tax', basisPoints: 800 },
  ];
  const name = (country: string, region: string) => taxRuleFor(rules, { country, region })?.name ?? 'none';
  expect([name('CA', 'ON'), name('CA', 'BC'), name('US', 'OH'), name('US', 'CA'), name('FR', '')]).toEqual([
    ...['HST', 'GST', 'Ohio sales tax', 'none', 'none'],
  ]);
  expect(taxLabel({ taxName: 'Ohio sales tax', taxBasisPoints: 825 })).toBe('Ohio sales tax (8.25%)');
  expect(taxLabel({ taxName: '', taxBasisPoints: 0 })).toBe('Tax');
});
