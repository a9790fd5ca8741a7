import { hasOnePrice } from '@/lib/pricing/rules';
import type { Product } from '@/lib/catalog/schema/product';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { RelatedCards } from './related-cards';
import { countUnits, perUnit } from '@/lib/catalog/rules/units';

const priceOf = (product: Product) =>
  [product.price, ...(hasOnePrice(product) ? [] : [product.priceTo])]
    .map((price) => formatMoney(price, product.currency))
    .join(' to ');

/** A row of products under a heading; nothing when there are none. */
export function ProductRow({ title, products }: { title: string; products: Product[] }) {
  if (products.length === 0) return null;
  const cards = products.map((product) => ({
    slug: product.slug,
    name: keepTogether(product.name),
    img: product.img,
    price: priceOf(product),
    unit: perUnit(product) === 'each' ? '' : perUnit(product),
    stock:
      product.availableQuantity > 0 ? `${countUnits(product, product.availableQuantity)} in stock` : null,
  }));
  return (
    <section className="no-print mt-14">
      <h2 className="part-title mb-4">{title}</h2>
      <RelatedCards cards={cards} />
    </section>
  );
}
