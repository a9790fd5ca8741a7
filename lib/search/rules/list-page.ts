import { keySpecification, listColumns } from '../../catalog/rules/list-columns';
import { listRow, type ListRow } from '../../catalog/rules/list-row';
import { categoryTrail, childrenOf, findCategory } from '../../catalog/rules/structure';
import { productHref, variantName } from '../../catalog/rules/variants';
import type { Product, ProductVariant } from '../../catalog/schema/product';
import type { CatalogStructure } from '../../catalog/schema/structure';
import type { Page } from '../../shared/paging';
import type { ShopFacets } from '../types';
import { chipsOf } from './filter-chips';
import { categoryRows, filterGroups } from './filter-groups';
import type { UnderstoodChip } from './reading/read-query';
import { shopHref, withoutFilters, type ShopView } from './shop-view';

/** What a search has found for a view. */
export type Found = Page<Product> & {
  more: boolean;
  facets: ShopFacets;
  searchedFor: string | null;
  unknown: string[];
  understood?: UnderstoodChip[];
  isNearest?: boolean;
  matchedSkus?: Record<string, string>;
};

function replacedBy({ product, variant }: ProductVariant) {
  const name = product.variants.length > 1 ? `${product.name}, ${variantName(variant)}` : product.name;
  return { name, href: productHref(product, variant.sku), sku: variant.sku };
}

function filtersOf(structure: CatalogStructure, view: ShopView, { facets }: Found) {
  return {
    categories: categoryRows(structure, view, facets.categories),
    groups: filterGroups(structure, view, facets),
    active: chipsOf(structure, { ...view, q: '' }, facets.currency).length,
  };
}

/**
 * What a page of the shop shows, as plain values: the page sends them once, and the browser's components make the same
 * HTML of them as the server's. `replacement` replaces the old part number that is searched for.
 */
export function listPage(
  structure: CatalogStructure,
  view: ShopView,
  found: Found,
  replacement: ProductVariant | null = null,
) {
  const category = view.category ? findCategory(structure, view.category) : null;
  const filters = filtersOf(structure, view, found);
  // A search that matches nothing shows no filters: they could not help.
  const showsFilters =
    !view.q || filters.active > 0 || found.facets.categories.some(({ count }) => count > 0);
  return {
    // What its address says is enough.
    view: { ...view, scope: [] },
    trail: categoryTrail(structure, view.category ?? ''),
    category: category && { name: category.name, text: category.text, picture: category.picture },
    filters: showsFilters ? filters : null,
    chips: chipsOf(structure, view, found.facets.currency),
    clear: shopHref({ ...withoutFilters(view), q: '' }),
    total: found.total,
    more: found.more,
    page: found.page,
    pages: found.pages,
    searchedFor: found.searchedFor,
    unknown: found.unknown,
    understood: (found.understood ?? []).map(({ label, without }) => ({
      label,
      href: shopHref(view, { q: without }),
    })),
    isNearest: found.isNearest ?? false,
    replacement: replacement && replacedBy(replacement),
    rows: found.rows.map((product): ListRow =>
      view.layout === 'grid'
        ? listRow(product, found.matchedSkus?.[product.id], keySpecification(structure, product, view.units))
        : listRow(product),
    ),
    columns: view.layout === 'table' ? listColumns(structure, found.rows, view.units) : null,
    /** The first level, for an empty list. */
    browse:
      found.rows.length === 0 ? childrenOf(structure, null).map(({ slug, name }) => ({ slug, name })) : [],
  };
}

export type ListPage = ReturnType<typeof listPage>;
