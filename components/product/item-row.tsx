import { countUnits, hasOnePrice, perUnit } from '@/lib/catalog/rules/prices';
import type { Item } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { RelatedCards } from './related-cards';

const priceOf = (item: Item) =>
  [item.price, ...(hasOnePrice(item) ? [] : [item.priceTo])]
    .map((price) => formatMoney(price, item.currency))
    .join(' to ');

/** A row of items under a heading; nothing when there are none. */
export function ItemRow({ title, items }: { title: string; items: Item[] }) {
  if (items.length === 0) return null;
  const cards = items.map((item) => ({
    slug: item.slug,
    name: keepTogether(item.name),
    img: item.img,
    price: priceOf(item),
    unit: perUnit(item) === 'each' ? '' : perUnit(item),
    left: item.availableQuantity > 0 ? `${countUnits(item, item.availableQuantity)} in stock` : null,
  }));
  return (
    <section className="no-print mt-14">
      <h2 className="part-title mb-4">{title}</h2>
      <RelatedCards cards={cards} />
    </section>
  );
}
