/** What a SKU has and needs; `onOrder` are the units that suppliers are still to deliver. */
export type ReorderNeed = {
  available: number;
  onOrder: number;
  reorderPoint: number;
  reorderQuantity: number | null;
};

/** A supplier's offer of a SKU. */
export type Offer = { supplierId: string; cost: number; packSize: number; isShopCurrency: boolean };

/**
 * The units to order of a SKU: its reorder quantity, or as many more as lift it above its reorder point, in whole packs.
 * Zero while more than the reorder point is available and on order.
 */
export function proposedQuantity(
  { available, onOrder, reorderPoint, reorderQuantity }: ReorderNeed,
  packSize: number,
): number {
  const expected = available + onOrder;
  if (expected > reorderPoint) return 0;
  const wanted = Math.max(reorderQuantity ?? 0, reorderPoint + 1 - expected);
  return Math.ceil(wanted / packSize) * packSize;
}

/**
 * The supplier from whom a SKU is bought: the preferred one if it sells it, otherwise the cheapest. Costs in other
 * currencies than the shop's can't be compared and come last.
 */
export function chooseOffer<T extends Offer>(offers: T[], preferred: string | null): T | null {
  const [best = null] = offers.toSorted(
    (one, other) =>
      Number(other.supplierId === preferred) - Number(one.supplierId === preferred) ||
      Number(other.isShopCurrency) - Number(one.isShopCurrency) ||
      one.cost - other.cost ||
      (one.supplierId < other.supplierId ? -1 : 1),
  );
  return best;
}
