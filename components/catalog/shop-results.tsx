import Link from 'next/link';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { childrenOf } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { compareForm } from '@/lib/catalog/rules/comparison';
import { shopHref, withoutFilters, type ShopView } from '@/lib/search/rules/shop-view';
import type { Product } from '@/lib/catalog/schema/product';
import { ProductCard } from './product-card';
import { ProductTable } from './product-table';

/** The products of a page of the shop, or what to do when there are none. */
export function ShopResults({
  structure,
  view,
  products,
  matchedSkus = {},
}: {
  structure: CatalogStructure;
  view: ShopView;
  products: Product[];
  matchedSkus?: Record<string, string>;
}) {
  if (products.length === 0) return <Nothing structure={structure} view={view} />;
  if (view.layout === 'table')
    return <ProductTable structure={structure} products={products} units={view.units} />;
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {products.map((product, index) => (
          <li key={product.id} className="flex">
            <ProductCard
              product={product}
              matchedSku={matchedSkus[product.id]}
              heading="h2"
              comparable
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      <form id={compareForm} action="/compare" className="no-print mt-4">
        <noscript>
          <Button type="submit" variant="secondary">
            Compare selected
          </Button>
        </noscript>
      </form>
    </>
  );
}

function Nothing({ structure, view }: { structure: CatalogStructure; view: ShopView }) {
  const categories = childrenOf(structure, null);
  const unfiltered = shopHref(withoutFilters(view));
  const isFiltered = unfiltered !== shopHref({ ...view, page: 1 });
  return (
    <EmptyState
      title={
        view.q
          ? `No results for “${view.q}”${isFiltered ? ' with these filters' : ''}`
          : isFiltered
            ? 'No products match these filters'
            : 'No products here yet'
      }
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {isFiltered && <ButtonLink href={unfiltered}>Remove the filters</ButtonLink>}
          <ButtonLink variant="secondary" href="/contact?topic=product-request">
            Ask us to find it
          </ButtonLink>
        </span>
      }
    >
      <p>
        {view.q && 'Try fewer words, another name for it, or the part number on the old one. '}
        {isFiltered && 'Remove a filter to see more. '}
        {categories.length > 0 && (
          <>
            You can also browse{' '}
            {categories.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && (index === categories.length - 1 ? ' and ' : ', ')}
                <Link
                  href={`/shop/${slug}`}
                  className="whitespace-nowrap text-link underline underline-offset-4"
                >
                  {name}
                </Link>
              </span>
            ))}
            .
          </>
        )}
      </p>
    </EmptyState>
  );
}
