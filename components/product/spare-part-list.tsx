'use client';
import { Link } from '@/components/ui/link';
import { ListPrice } from './list-price';
import { ProductPicture } from './product-picture';

export type SparePart = {
  slug: string;
  name: string;
  sku: string;
  img: string;
  price: string;
  unit: string;
  /** The price of one piece of a pack. */
  piece: string;
};

/** A short list of products. A client component: its props are half the size of its markup. */
export function SparePartList({ parts }: { parts: SparePart[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:gap-x-12">
      {parts.map(({ slug, name, sku, img, price, unit, piece }) => (
        <li key={slug} className="flex items-center gap-4 border-b border-line py-3">
          <span className="w-16 shrink-0" aria-hidden>
            <ProductPicture src={img} alt="" sizes="64px" />
          </span>
          <span className="min-w-0 flex-1">
            <Link
              href={`/product/${slug}`}
              prefetch={false}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <span className="block text-sm text-muted">{sku}</span>
          </span>
          <span className="text-right">
            <ListPrice slug={slug}>{price}</ListPrice>
            <span className="block text-sm text-muted">
              <span className="whitespace-nowrap">{piece ? `${unit} ·` : unit}</span>{' '}
              <span className="whitespace-nowrap">
                <ListPrice slug={slug} piece>
                  {piece}
                </ListPrice>
              </span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
