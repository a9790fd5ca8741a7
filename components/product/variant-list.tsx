import { piecePrice } from '@/lib/pricing/rules';
import { choiceName, variantName, variantQuery } from '@/lib/catalog/rules/variants';
import type { Product } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/shared/money';
import { VariantTable } from './variant-table';
import { countUnits, perUnit } from '@/lib/catalog/rules/units';

/** The colors or sizes of an item, each with its SKU, price and stock; pressing one opens it in the workspace. */
export function VariantList({ product }: { product: Product }) {
  if (product.variants.length < 2) return null;
  const rows = product.variants.map((variant) => ({
    sku: variant.sku,
    mpn: variant.mpn,
    name: variantName(variant),
    hex: variant.color?.hex ?? null,
    href: `/productDetails/${product.slug}?${variantQuery(product, variant)}`,
    available: countUnits(product, variant.availableQuantity),
    price: formatMoney(variant.price, product.currency),
    pack: product.packSize > 1 ? { unit: perUnit(product), piece: piecePrice(product, variant.price) } : null,
  }));
  return (
    <section aria-labelledby="variants" className="mt-10">
      <h2 id="variants" className="part-title mb-4">
        {product.variants.length} to choose from
      </h2>
      <VariantTable what={choiceName(product)} rows={rows} />
    </section>
  );
}
