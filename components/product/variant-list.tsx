import { countUnits, perUnit, piecePrice } from '@/lib/catalog/rules/prices';
import { choiceName, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import type { Item } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/shared/money';
import { VariantTable } from './variant-table';

/** The colours or sizes of an item, each with its SKU, price and stock; pressing one opens it in the workspace. */
export function VariantList({ item }: { item: Item }) {
  if (item.variants.length < 2) return null;
  const rows = item.variants.map((variant) => ({
    sku: variant.sku,
    mpn: variant.mpn,
    name: variantName(variant),
    hex: variant.colour?.hex ?? null,
    href: `/productDetails/${item.slug}?${variantQuery(item, variant)}`,
    available: countUnits(item, variant.availableQuantity),
    price: formatMoney(variant.price, item.currency),
    pack: item.packSize > 1 ? { unit: perUnit(item), piece: piecePrice(item, variant.price) } : null,
  }));
  return (
    <section aria-labelledby="variants" className="mt-10">
      <h2 id="variants" className="part-title mb-4">
        {item.variants.length} to choose from
      </h2>
      <VariantTable what={choiceName(item)} rows={rows} />
    </section>
  );
}
