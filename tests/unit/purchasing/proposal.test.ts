import fc from 'fast-check';
import { averageCostAfter } from '@/lib/inventory/rules';
import { chooseOffer, proposedQuantity } from '@/lib/purchasing/rules/proposal';

const units = fc.integer({ min: 0, max: 5_000 });
const need = fc.record({
  available: units,
  onOrder: units,
  reorderPoint: units,
  reorderQuantity: fc.option(fc.integer({ min: 1, max: 2_000 })),
});

describe('the proposed quantity', () => {
  test('is nothing above the reorder point, and lifts the stock above it otherwise, in the fewest whole packs', () => {
    fc.assert(
      fc.property(need, fc.integer({ min: 1, max: 500 }), (sku, packSize) => {
        const quantity = proposedQuantity(sku, packSize);
        const expected = sku.available + sku.onOrder;
        if (expected > sku.reorderPoint) return expect(quantity).toBe(0);
        expect(quantity % packSize).toBe(0);
        expect(expected + quantity).toBeGreaterThan(sku.reorderPoint);
        expect(quantity).toBeGreaterThanOrEqual(sku.reorderQuantity ?? 1);
        const onePackLess = quantity - packSize;
        const isEnough =
          expected + onePackLess > sku.reorderPoint && onePackLess >= (sku.reorderQuantity ?? 1);
        expect(isEnough).toBe(false);
      }),
    );
  });

  test('of a SKU at its reorder point is its reorder quantity, rounded up to packs', () => {
    const sku = { available: 4, onOrder: 1, reorderPoint: 5, reorderQuantity: 30 };
    expect(proposedQuantity(sku, 1)).toBe(30);
    expect(proposedQuantity(sku, 12)).toBe(36);
    expect(proposedQuantity({ ...sku, onOrder: 2 }, 12)).toBe(0);
    expect(proposedQuantity({ ...sku, available: 0, onOrder: 0, reorderQuantity: null }, 4)).toBe(8);
  });
});

describe('the supplier of a SKU', () => {
  const offer = { packSize: 1, isShopCurrency: true };
  const offers = [
    { ...offer, supplierId: 'a', cost: 900 },
    { ...offer, supplierId: 'b', cost: 700 },
    { ...offer, supplierId: 'c', cost: 1, isShopCurrency: false },
  ];

  test('is the preferred one, otherwise the cheapest in the shop’s currency', () => {
    expect(chooseOffer(offers, 'a')?.supplierId).toBe('a');
    expect(chooseOffer(offers, null)?.supplierId).toBe('b');
    expect(chooseOffer(offers, 'who no longer sells it')?.supplierId).toBe('b');
    expect(chooseOffer(offers.slice(2), null)?.supplierId).toBe('c');
    expect(chooseOffer([], 'a')).toBeNull();
  });
});

describe('the average cost of a SKU', () => {
  test('lies between the old average and the new cost, and units without cost leave it', () => {
    fc.assert(
      fc.property(units, units, fc.integer({ min: 1, max: 500 }), units, (available, old, change, cost) => {
        const average = averageCostAfter({ available, averageCost: old }, change, cost)!;
        expect(average).toBeGreaterThanOrEqual(Math.min(old, cost));
        expect(average).toBeLessThanOrEqual(Math.max(old, cost));
        expect(averageCostAfter({ available, averageCost: old }, -change, cost)).toBe(old);
        expect(averageCostAfter({ available, averageCost: old }, change, undefined)).toBe(old);
      }),
    );
  });

  test('is the cost of the first units, and weighs later ones by their number', () => {
    expect(averageCostAfter({ available: 10 }, 5, 300)).toBe(300);
    expect(averageCostAfter({ available: 0, averageCost: 900 }, 5, 300)).toBe(300);
    expect(averageCostAfter({ available: 10, averageCost: 200 }, 30, 400)).toBe(350);
  });
});
