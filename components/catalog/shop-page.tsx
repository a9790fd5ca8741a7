import Image from 'next/image';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Pagination } from '@/components/ui/pagination';
import { categoryTrail, findCategory } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { shopHref, type ShopView } from '@/lib/search/rules/shop-view';
import type { Product } from '@/lib/catalog/schema/product';
import type { Page } from '@/lib/shared/paging';
import { CompareBar } from './compare-bar';
import { chipsOf, ShopChips } from './shop-chips';
import { ShopFilters } from './shop-filters';
import { ShopResults } from './shop-results';
import { ShopSearch } from './shop-search';
import { ListChoices } from './list-choices';
import { SortForm } from './sort-form';
import type { ShopFacets } from '@/lib/search/types';

type Found = Page<Product> & {
  more: boolean;
  facets: ShopFacets;
  searchedFor: string | null;
  unknown: string[];
  matchedSkus?: Record<string, string>;
};

/** A page of the shop: heading, search, filters, list and pagination. */
export function ShopPage({
  structure,
  view,
  found,
}: {
  structure: CatalogStructure;
  view: ShopView;
  found: Found;
}) {
  const category = view.category ? findCategory(structure, view.category) : null;
  const trail = categoryTrail(structure, view.category ?? '');
  const filters = chipsOf(structure, { ...view, q: '' }, found.facets.currency).length;
  // A search that matches nothing shows no filters: they could not help.
  const showsFilters = !view.q || filters > 0 || found.facets.categories.some(({ count }) => count > 0);
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      <Breadcrumbs trail={trail} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="flex items-center gap-5">
          {category && category.picture && (
            <Image
              src={category.picture}
              alt=""
              width={800}
              height={600}
              loading="eager"
              sizes="144px"
              className="aspect-[4/3] w-16 shrink-0 rounded-card bg-picture object-cover sm:w-36"
            />
          )}
          <div>
            <h1 className="text-4xl">{category?.name ?? 'Shop'}</h1>
            {category && <p className="mt-1 max-w-prose text-muted max-sm:hidden">{category.text}</p>}
          </div>
        </div>
        <ShopSearch view={view} />
      </div>
      <div
        className={classNames(
          'mt-3 lg:mt-6',
          showsFilters && 'gap-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]',
        )}
      >
        {showsFilters && (
          <FilterColumn structure={structure} view={view} facets={found.facets} active={filters} />
        )}
        <section aria-label="Products" className="mt-3 min-w-0 lg:mt-0">
          <div className="mb-4 flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="figures">
                <strong>
                  {found.total.toLocaleString('en-US')}
                  {found.more && ' and more'}
                </strong>{' '}
                {found.total === 1 ? 'product' : 'products'}
              </p>
              {found.total > 0 && (
                <>
                  <ListChoices view={view} />
                  <SortForm view={view} />
                </>
              )}
            </div>
            <SearchNote searchedFor={found.searchedFor} unknown={found.unknown} />
            <ShopChips structure={structure} view={view} currency={found.facets.currency} />
          </div>
          <ShopResults
            structure={structure}
            view={view}
            products={found.rows}
            matchedSkus={found.matchedSkus}
          />
          <Pagination page={found.page} pages={found.pages} hrefFor={(page) => shopHref(view, { page })} />
          <CompareBar />
        </section>
      </div>
    </main>
  );
}

function FilterColumn({
  structure,
  view,
  facets,
  active,
}: {
  structure: CatalogStructure;
  view: ShopView;
  facets: ShopFacets;
  active: number;
}) {
  return (
    <section aria-label="Filters">
      <input id="show-filters" type="checkbox" className="peer sr-only lg:hidden" />
      <label
        htmlFor="show-filters"
        className={buttonClasses(
          'secondary',
          'md',
          'w-full cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-link lg:hidden',
        )}
      >
        Categories and filters{active > 0 && ` (${active})`}
      </label>
      <h2 className="sr-only">Categories and filters</h2>
      <div className="hidden pt-3 peer-checked:block lg:block lg:pt-0">
        <ShopFilters structure={structure} view={view} facets={facets} />
      </div>
    </section>
  );
}

function SearchNote({ searchedFor, unknown }: { searchedFor: string | null; unknown: string[] }) {
  if (!searchedFor) return null;
  return (
    <p>
      Showing results for <strong>{searchedFor}</strong>
      {unknown.length > 0 && <span className="text-muted">; nothing has “{unknown.join('”, “')}”</span>}.
    </p>
  );
}
