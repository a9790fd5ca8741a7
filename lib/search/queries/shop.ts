import { products } from '../../catalog/collection/products';
import { findProductsById } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import { scopeOf } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { productHref } from '../../catalog/rules/variants';
import type { Product } from '../../catalog/schema/product';
import { cached } from '../../platform/cache';
import { findShop } from '../../settings/queries';
import { tags } from '../../shared/cache-tags';
import { pageOf, type Page } from '../../shared/paging';
import { conditionsOf } from '../rules/filters';
import { matchedVariant } from '../rules/query';
import { readShopView, type ShopView } from '../rules/shop-view';
import type { ShopFacets } from '../types';
import { facetsOf } from './facets';
import {
  comparisons,
  findPageInDatabase,
  inDatabase,
  inMemory,
  maxListed,
  pageOfIds,
  pageSize,
} from './list-source';
import { findCandidates, maxCandidates, type Candidate } from './search';

export type ShopPage = Page<Product> & {
  /** Whether there are more than `total`. */
  more: boolean;
  facets: ShopFacets;
  /** The SKU of the variant that the search names, by the id of its product. */
  matchedSkus: Record<string, string>;
  /** The address of the only product with the typed part number, with its variant. */
  exact: string | null;
  searchedFor: string | null;
  unknown: string[];
};

/** The published products of each category, counted up to the last page of its list. */
export const countByCategory = cached(
  'category-counts',
  async (): Promise<ShopFacets['categories']> => {
    const structure = await findStructure();
    return Promise.all(
      structure.categories.map(async ({ slug }) => {
        const filter = { state: 'published', category: { $in: scopeOf(structure, slug) } } as const;
        const count = await products().countDocuments(filter, { limit: maxListed });
        return { slug, count, more: count >= maxListed };
      }),
    );
  },
  () => [tags.products, tags.structure],
);

/** One page of the shop for a view, with the counts of every filter. */
export async function searchProducts(view: ShopView): Promise<ShopPage> {
  const structure = await findStructure();
  const found = view.q ? await findCandidates(view.q) : null;
  const conditions = conditionsOf(structure, view);
  const [source, categoryCounts] = await Promise.all([
    found ? inMemory(inCategory(view, found.candidates)) : inDatabase(view),
    found ? countCategories(structure, found.candidates) : countByCategory(),
  ]);
  const { entries, total, facets } = await facetsOf(structure, view, source, conditions);
  const compare = comparisons[view.sort] ?? (found ? undefined : comparisons['best-selling']);
  const ids = entries
    ? pageOfIds(compare ? [...entries].sort(compare) : entries, view)
    : await findPageInDatabase(view, conditions);
  const rows = await findProductsById(ids);
  const matchedSkus = view.q ? matchedSkusOf(rows, view.q) : {};
  const exact = found?.exact ? (rows.find(({ slug }) => slug === found.exact) ?? null) : null;
  return {
    ...pageOf(rows, view.page, pageSize, entries?.length ?? total),
    more: entries === null ? total >= maxListed : found?.candidates.length === maxCandidates,
    facets: { ...facets, categories: categoryCounts, currency: (await findShop()).currency },
    matchedSkus,
    exact: exact && productHref(exact, matchedSkus[exact.id]),
    searchedFor: found?.searchedFor ?? null,
    unknown: found?.unknown ?? [],
  };
}

/** The first page of an unfiltered list: of a category with those below it, or of the whole shop. */
export const findList = ({ category, scope }: ShopView): Promise<ShopPage> =>
  findCachedList(category, scope.join(' '));

// A change of a product of any category in the scope makes the list stale.
const findCachedList = cached(
  'list',
  async (category: string | null, _scope: string) =>
    searchProducts(readShopView(await findStructure(), category, {})),
  (category, scope) => [
    ...(category === null ? [tags.list(null)] : scope.split(' ').map(tags.list)),
    tags.products,
    tags.shop,
    tags.structure,
  ],
);

function matchedSkusOf(rows: Product[], q: string): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ id, variants }) => {
      const sku = matchedVariant(variants, q);
      return sku === null ? [] : [[id, sku]];
    }),
  );
}

function inCategory(view: ShopView, candidates: Candidate[]): Candidate[] {
  return view.category ? candidates.filter(({ category }) => view.scope.includes(category)) : candidates;
}

/** Counts a search's products in each category, without filters, because entering a category removes them. */
function countCategories(structure: CatalogStructure, candidates: Candidate[]): ShopFacets['categories'] {
  return structure.categories.map(({ slug }) => {
    const scope = scopeOf(structure, slug);
    return { slug, count: candidates.filter(({ category }) => scope.includes(category)).length, more: false };
  });
}
