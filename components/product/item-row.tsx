import { ItemCard } from '@/components/catalog/item-card';
import type { Item } from '@/lib/catalog/types';

/** A row of items under a heading; nothing when there are none. */
export function ItemRow({ title, items }: { title: string; items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <section className="no-print mt-14">
      <h2 className="part-title mb-4">{title}</h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li key={item.id} className="flex">
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
