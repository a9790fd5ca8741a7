import { CartForms } from '@/components/catalog/cart-forms';
import { ProductCard } from '@/components/catalog/product-card';
import { ButtonLink } from '@/components/ui/button';
import { SectionHeading } from '@/components/ui/section-heading';
import { listRow } from '@/lib/catalog/rules/list-row';
import type { Product } from '@/lib/catalog/schema/product';
import type { HomeSection } from '@/lib/settings/schema/storefront';
import { Lines } from './lines';

/** The first products of the list, and a link to all of them. */
export function FirstProducts({ section, products }: { section: HomeSection; products: Product[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="tools" className="mx-auto max-w-7xl px-4 py-20">
      <SectionHeading
        id="tools"
        title={<Lines text={section.title} />}
        action={
          <ButtonLink href="/shop" variant="secondary">
            See More<span className="sr-only"> tools</span>
          </ButtonLink>
        }
      />
      {section.text && <p className="mt-3 max-w-prose text-lg text-muted">{section.text}</p>}
      <CartForms>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {products.map((product) => (
            <li key={product.id} className="flex">
              <ProductCard row={listRow(product)} />
            </li>
          ))}
        </ul>
      </CartForms>
    </section>
  );
}
