'use client';
import Link from 'next/link';
import type { Item } from '@/lib/catalog/types';
import { keepTogether } from '@/lib/shared/typography';
import { ItemPicture } from './item-picture';
import { ItemPrice } from './item-price';
import { PriceUnit } from './price-unit';

export type SparePart = Pick<
  Item,
  'slug' | 'name' | 'sku' | 'img' | 'price' | 'priceTo' | 'currency' | 'unit' | 'packSize'
>;

/** The parts that keep an item going, as a short list; nothing when there are none. */
export function SpareParts({ items }: { items: SparePart[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="spare-parts" className="mt-14">
      <h2 id="spare-parts" className="part-title mb-4">
        Spare parts
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:gap-x-12">
        {items.map((item) => (
          <li key={item.slug} className="flex items-center gap-4 border-b border-line py-3">
            <span className="w-16 shrink-0" aria-hidden>
              <ItemPicture src={item.img} alt="" sizes="64px" />
            </span>
            <span className="min-w-0 flex-1">
              <Link
                href={`/product/${item.slug}`}
                prefetch={false}
                className="font-semibold underline-offset-4 hover:underline"
              >
                {keepTogether(item.name)}
              </Link>
              <span className="block text-sm text-muted">{item.sku}</span>
            </span>
            <span className="text-right">
              <ItemPrice item={item} />
              <span className="block text-sm">
                <PriceUnit item={item} quiet />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
