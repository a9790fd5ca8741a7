import { perUnit } from '@/lib/catalog/rules/units';
import type { RelatedProduct } from '@/lib/catalog/schema/product';
import { piecePrice, priceRange } from '@/lib/pricing/rules';
import { keepTogether } from '@/lib/shared/typography';
import { SparePartList } from './spare-part-list';

/** The spare parts of a product as a short list; nothing when there are none. */
export function SpareParts({ products }: { products: RelatedProduct[] }) {
  if (products.length === 0) return null;
  const parts = products.map((product) => ({
    slug: product.slug,
    name: keepTogether(product.name),
    sku: product.sku,
    img: product.img,
    price: priceRange(product),
    unit: perUnit(product) === 'each' ? '' : perUnit(product),
    piece: piecePrice(product, product.price) ?? '',
  }));
  return (
    <section aria-labelledby="spare-parts" className="mt-14">
      <h2 id="spare-parts" className="part-title mb-4">
        Spare parts
      </h2>
      <SparePartList parts={parts} />
    </section>
  );
}
