import fc from 'fast-check';
import { allocate } from '@/lib/discounts/rules/allocation';
import { chooseDiscounts } from '@/lib/discounts/rules/offer';
import { hasFreeDelivery, savedBy, totalRows } from '@/lib/orders/rules/discounts';
import { totalsOf } from '@/lib/orders/rules/totals';
import { defaultShop } from '@/lib/settings/rules/shop';
import { candidate, situation } from './candidates';

const amount = fc.integer({ min: 0, max: 100_000_000_00 });

test('an allocation is exact, gives no part more than its weight, and none to a weight of zero', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { maxLength: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0);
        const parts = allocate(Math.floor(whole * share), weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.floor(whole * share));
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(weights[index]!);
        }
      },
    ),
  );
  expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(allocate(1, [1_000, 2_000])).toEqual([0, 1]);
});

const kinds = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.record({ kind: fc.constant('free-delivery' as const), value: fc.constant(0) }),
);

test('the discounts of lines add up, none exceeds its line, tax is on what is paid, and no code makes an order dearer', () => {
  const lines = fc.array(
    fc.tuple(
      fc.constantFrom('A-1', 'B-1', 'C-1'),
      fc.constantFrom('drills', 'hand-tools'),
      fc.integer({ min: 0, max: 10_000_000 }),
    ),
    { minLength: 1, maxLength: 30 },
  );
  const method = fc.record({
    price: fc.integer({ min: 0, max: 10_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 50_000 })),
  });
  const rules = fc.array(fc.tuple(kinds, fc.subarray(['drills', 'hand-tools'])), { maxLength: 4 });
  fc.assert(
    fc.property(
      lines,
      method,
      rules,
      fc.option(kinds),
      fc.boolean(),
      (some, way, automatic, code, taxShipping) => {
        const at = situation(...some);
        const offer = chooseDiscounts(
          automatic.map(([kind, categories]) => candidate({ ...kind, categories })),
          code && { code: 'SAVE', candidate: candidate({ code: 'SAVE', ...code }) },
          at,
        );
        const discounted = at.lines.map(({ total }, index) => ({
          total,
          discount: offer.lineDiscounts[index]!,
        }));
        for (const { total, discount } of discounted) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(total);
        }
        const shop = { ...defaultShop, taxShipping };
        const place = { country: 'US', region: 'OH' };
        const goods = at.lines.reduce((sum, { total }) => sum + total, 0);
        const charge = way.freeFrom !== null && goods >= way.freeFrom ? 0 : way.price;
        const before = totalsOf(at.lines, { charge }, place, shop);
        const totals = totalsOf(discounted, { charge }, place, shop, hasFreeDelivery(offer.discounts));
        const saved = savedBy(offer.discounts, totals);
        expect(saved.reduce((sum, one) => sum + one.amount, 0)).toBe(
          (totals.discount ?? 0) + (totals.shippingDiscount ?? 0),
        );
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(totals.total).toBeLessThanOrEqual(before.total);
        const rows = totalRows({
          totals,
          discounts: saved,
          delivery: { id: 'x', name: '', minDays: 0, maxDays: 0, tracking: '' },
        });
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(totals.total);
      },
    ),
  );
});
