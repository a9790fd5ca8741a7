'use client';
import { Link } from '@/components/ui/link';
import { ListPrice } from './list-price';
import { ProductPicture } from './product-picture';

export type RelatedCard = {
  slug: string;
  name: string;
  img: string;
  price: string;
  unit: string;
  inStock: boolean;
};

/** Small cards of products. A client component: its props are half the size of its markup. */
export function RelatedCards({ cards }: { cards: RelatedCard[] }) {
  return (
    <ul className="[--price-room:8.5rem] grid grid-cols-2 gap-4 lg:grid-cols-4">
      {cards.map(({ slug, name, img, price, unit, inStock }) => (
        <li
          key={slug}
          className="relative flex flex-col rounded-card border border-line bg-surface only:col-span-2 only:max-w-md only:flex-row only:items-center only:*:first:w-40 only:*:first:shrink-0"
        >
          <ProductPicture src={img} alt="" sizes="(min-width: 1024px) 300px, 50vw" />
          <div className="flex flex-1 flex-col gap-1 p-3">
            <h3 className="text-lg leading-snug">
              <Link
                href={`/product/${slug}`}
                className="underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-auto pt-4">
              <ListPrice slug={slug} className="font-display text-xl font-semibold">
                {price}
              </ListPrice>{' '}
              <span className="text-sm text-muted">{unit}</span>
            </p>
            <p className="text-sm text-muted">{inStock ? 'In stock' : 'Out of stock'}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
