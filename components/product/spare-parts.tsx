'use client';
import Link from 'next/link';
import type { Product } from '@/lib/catalog/schema/product';
import { keepTogether } from '@/lib/shared/typography';
import { ProductPicture } from './product-picture';
import { ProductPrice } from './product-price';
import { PriceUnit } from './price-unit';

export type SparePart = Pick<
  Product,
  'slug' | 'name' | 'sku' | 'img' | 'price' | 'priceTo' | 'currency' | 'unit' | 'packSize'
>;

/** The spare parts of a product as a short list; nothing when there are none. */
export function SpareParts({ products }: { products: SparePart[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="spare-parts" className="mt-14">
      <h2 id="spare-parts" className="part-title mb-4">
        Spare parts
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:gap-x-12">
        {products.map((product) => (
          <li key={product.slug} className="flex items-center gap-4 border-b border-line py-3">
            <span className="w-16 shrink-0" aria-hidden>
              <ProductPicture src={product.img} alt="" sizes="64px" />
            </span>
            <span className="min-w-0 flex-1">
              <Link
                href={`/product/${product.slug}`}
                prefetch={false}
                className="font-semibold underline-offset-4 hover:underline"
              >
                {keepTogether(product.name)}
              </Link>
              <span className="block text-sm text-muted">{product.sku}</span>
            </span>
            <span className="text-right">
              <ProductPrice product={product} />
              <span className="block text-sm">
                <PriceUnit product={product} quiet />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
