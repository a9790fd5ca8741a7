import { coverQuantity } from '../../catalog/rules/quantity';
import type { ProductVariant } from '../../catalog/schema/product';
import { formatNumber } from '../../shared/formats';

/** Why a product may stand for another: the same specification in every row, or it replaces a discontinued one. */
export type AlternativeKind = 'equal' | 'successor';

/** "Pack of 50 in place of 100"; null where the packs are alike. */
export function packDifference(old: { packSize: number }, other: { packSize: number }): string | null {
  if (old.packSize === other.packSize) return null;
  const [was, is] = [old.packSize, other.packSize].map((size) => formatNumber(size));
  return `Pack of ${is} in place of ${was}`;
}

const days = (count: number) => `${count} working day${count === 1 ? '' : 's'}`;

/** What a buyer should know who takes one product in place of another. */
export function differencesOf(
  { product: old }: ProductVariant,
  { product }: ProductVariant,
  kind: AlternativeKind,
): string[] {
  return [
    kind === 'equal'
      ? 'Same specification in every row'
      : 'Replaces it: compare the specifications on its page',
    product.brand === old.brand ? null : `${product.brand} in place of ${old.brand}`,
    packDifference(old, product),
    product.leadTimeDays === old.leadTimeDays
      ? null
      : `Leaves within ${days(product.leadTimeDays)} in place of ${days(old.leadTimeDays)}`,
  ].filter((text) => text !== null);
}

/** How much of another product has at least as many pieces and can be bought now; null where it can't. */
export const quantityInstead = (
  { product: old }: ProductVariant,
  quantity: number,
  { product, variant }: ProductVariant,
): number | null =>
  coverQuantity(product, variant.availableQuantity, (quantity * old.packSize) / product.packSize);
