'use client';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Pagination } from '@/components/ui/pagination';
import type { ListPage } from '@/lib/search/rules/list-page';
import { shopHref } from '@/lib/search/rules/shop-view';
import { formatNumber } from '@/lib/shared/formats';
import { CategoryList } from './category-list';
import { CompareBar } from './compare-bar';
import { ListChoices } from './list-choices';
import { ReplacedNote } from './replaced-note';
import { ShopChips, UnderstoodChips } from './shop-chips';
import { ShopFilters } from './shop-filters';
import { ShopResults } from './shop-results';
import { SearchScope } from './search-scope';
import { SortForm } from './sort-form';

/**
 * A page of the shop: heading, search, filters, list and pagination. A component of the browser, so that the page holds
 * plain values instead of a second copy of its markup.
 */
export function ShopPage({
  list,
  heading,
  children,
}: {
  list: ListPage;
  /** In place of the name of the category. */
  heading?: string;
  /** What the list is narrowed to. */
  children?: ReactNode;
}) {
  const { view, category, total, replacement, page, pages } = list;
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 py-6">
      <Breadcrumbs trail={list.trail} />
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <div className="flex items-center gap-5">
          {category && category.picture && (
            <Picture
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
            <h1 className="text-4xl">{heading ?? category?.name ?? 'Shop'}</h1>
            {category && <p className="mt-1 max-w-prose text-muted max-sm:hidden">{category.text}</p>}
          </div>
        </div>
        {view.machine === undefined && <SearchScope view={view} name={category?.name} />}
      </div>
      <div
        className={classNames(
          'mt-3 lg:mt-6',
          list.filters && 'gap-8 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]',
        )}
      >
        {list.filters && <FilterColumn view={view} filters={list.filters} />}
        <section aria-label="Products" className="mt-3 min-w-0 lg:mt-0">
          <div className="mb-4 flex flex-col gap-3">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status" className="figures">
                <strong>{`${formatNumber(total)}${list.more ? ' and more' : ''}`}</strong>
                {total === 1 ? ' product' : ' products'}
              </p>
              {total > 0 && (
                <>
                  <ListChoices view={view} />
                  <SortForm view={view} />
                </>
              )}
            </div>
            {children}
            {replacement && <ReplacedNote typed={view.q} replacement={replacement} />}
            <SearchNote {...list} />
            <UnderstoodChips chips={list.understood} isNearest={list.isNearest} />
            <ShopChips chips={list.chips} clear={list.clear} />
          </div>
          <ShopResults {...list} />
          <Pagination page={page} pages={pages} hrefFor={(each) => shopHref(view, { page: each })} />
          <CompareBar />
        </section>
      </div>
    </main>
  );
}

function FilterColumn({
  view,
  filters: { categories, groups, active },
}: {
  view: ListPage['view'];
  filters: NonNullable<ListPage['filters']>;
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
        <div data-own-machines="" />
        <CategoryList view={view} rows={categories} />
        <ShopFilters view={view} groups={groups} />
      </div>
    </section>
  );
}

function SearchNote({ searchedFor, unknown }: Pick<ListPage, 'searchedFor' | 'unknown'>) {
  if (!searchedFor) return null;
  return (
    <p>
      Showing results for <strong>{searchedFor}</strong>
      {unknown.length > 0 && <span className="text-muted">; nothing has “{unknown.join('”, “')}”</span>}.
    </p>
  );
}
