import { findProductsById } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import type { Product } from '../../catalog/schema/product';
import type { CatalogStructure } from '../../catalog/schema/structure';
import { productHref } from '../../catalog/rules/variants';
import { cached } from '../../platform/cache';
import { findShop } from '../../settings/queries';
import { tags } from '../../shared/cache-tags';
import { pageOf, type Page } from '../../shared/paging';
import { conditionsOf } from '../rules/filters';
import { listProducts, type ListedPage } from '../rules/product-index/list-products';
import type { ProductIndex } from '../rules/product-index/product-index';
import { namesVariants } from '../rules/reading/meeting-variants';
import type { UnderstoodChip } from '../rules/reading/read-query';
import type { SearchAttempt } from '../rules/reading/search-query';
import { readShopView, type ShopView } from '../rules/shop-view';
import type { ShopFacets } from '../types';
import { keepMeeting, matchedSkusOf } from './compared-variants';
import { listFromDatabase } from './database-list';
import { pageSize } from './list-source';
import { findIndex } from './live-index';
import { readSearch } from './read-search';
import { findSynonym } from './search';

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
  /** What was understood of the search, each with the search without it. */
  understood: UnderstoodChip[];
  /** Whether no product has all that was understood, so that the nearest are listed. */
  isNearest: boolean;
};

/** One page of the shop for a view, with the counts of every filter; of the products with these ids where they are given. */
export async function searchProducts(view: ShopView, among?: ReadonlySet<string>): Promise<ShopPage> {
  const [structure, index] = await Promise.all([findStructure(), findIndex()]);
  const { ids, exact, attempt, ...page } = await listSearch(index, structure, view, among);
  const rows = await findProductsById(ids);
  const matchedSkus = view.q ? matchedSkusOf(structure, rows, view.q, attempt) : {};
  const named = rows.find(({ id }) => id === exact);
  return {
    ...page,
    ...pageOf(rows, view.page, pageSize, page.total),
    facets: { ...page.facets, currency: (await findShop()).currency },
    matchedSkus,
    exact: named ? productHref(named, matchedSkus[named.id]) : null,
  };
}

type SearchedPage = ListedPage & Pick<ShopPage, 'understood' | 'isNearest'> & { attempt: SearchAttempt };

/**
 * The page of a search as it was understood; with less of it, and at last the typed words, while nothing is found. A
 * search without a result is repeated with the synonym that an admin entered.
 */
async function listSearch(
  index: ProductIndex | null,
  structure: CatalogStructure,
  view: ShopView,
  among?: ReadonlySet<string>,
): Promise<SearchedPage> {
  const found = await listAttempts(index, structure, view, view.q, among);
  if (!view.q || found.facets.categories.some(({ count }) => count > 0)) return found;
  const means = await findSynonym(view.q);
  if (means === null) return found;
  return {
    ...(await listAttempts(index, structure, view, means, among)),
    understood: [],
    searchedFor: means,
  };
}

/** The most products whose variants are compared with what a search names. */
const maxCompared = 120;

async function listAttempts(
  index: ProductIndex | null,
  structure: CatalogStructure,
  view: ShopView,
  q: string,
  among?: ReadonlySet<string>,
): Promise<SearchedPage> {
  const { attempts, chips } = await readSearch(q, index);
  const filters = conditionsOf(structure, view);
  const list = async (at: number): Promise<SearchedPage> => {
    const attempt = attempts[at]!;
    const listed = async (size: number, shown: ShopView, ids?: ReadonlySet<string>) => {
      const conditions = [...filters, ...attempt.conditions];
      const asked = { query: attempt.query, conditions, pageSize: size, among: ids };
      return index
        ? listProducts(index, structure, shown, asked)
        : await listFromDatabase(structure, shown, asked);
    };
    let page = await listed(pageSize, view, among);
    const isFew = page.total > 0 && page.total <= maxCompared && !page.isPartial;
    if (isFew && namesVariants(attempt)) {
      const { ids } = await listed(maxCompared, { ...view, page: 1 }, among);
      const kept = new Set(await keepMeeting(structure, ids, attempt));
      if (kept.size < ids.length) page = await listed(pageSize, view, kept);
    }
    const isSkipped = page.total === 0 || (attempt.isCompared && !isFew);
    if (isSkipped && at + 1 < attempts.length) return list(at + 1);
    const isWhole = attempt.isWhole && !page.isPartial && (chips.length === 0 || page.unknown.length === 0);
    return { ...page, understood: chips, isNearest: !isWhole && page.total > 0, attempt };
  };
  return list(0);
}

/** The first page of an unfiltered list: of a category with those below it, or of the whole shop. */
export const findList = ({ category, scope }: ShopView): Promise<ShopPage> =>
  findCachedList(category, scope.join(' '));

// A change of a product of any category in the scope makes the list stale.
const findCachedList = cached(
  'list',
  async (category: string | null, _scope: string) =>
    searchProducts(readShopView(await findStructure(), category, {})),
  (category, scope) => listTags({ category, scope: scope.split(' ') }),
);

/** What makes a list of a category, or of the whole shop, stale, however it is filtered. */
export const listTags = ({ category, scope }: Pick<ShopView, 'category' | 'scope'>): string[] => [
  ...(category === null ? [tags.list(null)] : scope.map(tags.list)),
  tags.products,
  tags.shop,
  tags.structure,
];
