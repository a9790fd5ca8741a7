import { priceRange } from '@/lib/pricing/rules';
import type { RelatedProduct } from '@/lib/catalog/schema/product';
import { keepTogether } from '@/lib/shared/typography';
import { RelatedCards } from './related-cards';
import { perUnit } from '@/lib/catalog/rules/units';

/** A row of products under a heading; nothing when there are none. */
export function ProductRow({ title, products }: { title: string; products: RelatedProduct[] }) {
  if (products.length === 0) return null;
  const cards = products.map((product) => ({
    slug: product.slug,
    name: keepTogether(product.name),
    img: product.img,
    price: priceRange(product),
    unit: perUnit(product) === 'each' ? '' : perUnit(product),
    inStock: product.inStock,
  }));
  return (
    <section className="no-print mt-14">
      <h2 className="part-title mb-4">{title}</h2>
      <RelatedCards cards={cards} />
    </section>
  );
}
