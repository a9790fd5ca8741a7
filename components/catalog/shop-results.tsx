import { Link } from '@/components/ui/link';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { compareForm } from '@/lib/catalog/rules/comparison';
import type { ListPage } from '@/lib/search/rules/list-page';
import { shopHref, withoutFilters } from '@/lib/search/rules/shop-view';
import { CartForms } from './cart-forms';
import { ProductCard } from './product-card';
import { ProductTable } from './product-table';
import './compact-cards.css';

/** The products of a page of the shop, or what to do when there are none. */
export function ShopResults({
  view,
  rows,
  columns,
  browse,
}: Pick<ListPage, 'view' | 'rows' | 'columns' | 'browse'>) {
  if (rows.length === 0) return <Nothing view={view} browse={browse} />;
  if (columns)
    return (
      <CartForms>
        <ProductTable rows={rows} {...columns} />
      </CartForms>
    );
  return (
    <CartForms>
      <ul className="compact-cards grid gap-2 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {rows.map((row, index) => (
          <li key={row.slug}>
            <ProductCard row={row} heading="h2" comparable priority={index === 0} />
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
    </CartForms>
  );
}

function Nothing({ view, browse }: Pick<ListPage, 'view' | 'browse'>) {
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
        {browse.length > 0 && (
          <>
            You can also browse{' '}
            {browse.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && (index === browse.length - 1 ? ' and ' : ', ')}
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
