import { scopeOf } from '../../catalog/rules/structure';
import type { CatalogStructure } from '../../catalog/schema/structure';
import type { Condition } from '../rules/filters';
import { isSearch, type ListedPage } from '../rules/product-index/list-products';
import type { SearchQuery } from '../rules/reading/search-query';
import type { ShopView } from '../rules/shop-view';
import type { ShopFacets } from '../types';
import { countByCategory } from './category-counts';
import { facetsOf } from './facets';
import { comparisonOf, findPageInDatabase, inDatabase, inMemory, maxListed, pageOfIds } from './list-source';
import { listEntries, type ListEntry } from './entries';
import { findCandidates, maxCandidates } from './search';

/** One page of the shop as the database finds it: at most 400 products of a search, and no counts of long lists. */
export async function listFromDatabase(
  structure: CatalogStructure,
  view: ShopView,
  {
    conditions,
    query,
    pageSize,
    among,
  }: { conditions: Condition[]; query: SearchQuery; pageSize: number; among?: ReadonlySet<string> },
): Promise<ListedPage> {
  const found = isSearch(view, query) ? await findCandidates(query) : null;
  const isKept = ({ _id }: ListEntry) => !among || among.has(_id);
  const listed = found ? found.candidates.filter(isKept) : among ? await listAmong(among) : null;
  const [source, categories] = await Promise.all([
    listed ? inMemory(inCategory(view, listed)) : inDatabase(view),
    listed ? countCategories(structure, listed) : countByCategory(),
  ]);
  const { entries, total, facets } = await facetsOf(structure, view, source, conditions);
  const compare = found && view.sort === 'relevance' ? undefined : comparisonOf(view.sort);
  const exact = found?.exact && found.candidates.filter(isKept).find(({ slug }) => slug === found.exact);
  return {
    ids: entries
      ? pageOfIds(compare ? [...entries].sort(compare) : entries, view, pageSize)
      : await findPageInDatabase(view, conditions),
    total: entries?.length ?? total,
    more: entries === null ? total >= maxListed : found?.candidates.length === maxCandidates,
    facets: { ...facets, categories },
    exact: exact ? exact._id : null,
    searchedFor: found?.searchedFor ?? null,
    unknown: found?.unknown ?? [],
    isPartial: found?.isPartial ?? false,
  };
}

/** The products with these ids, as many as a list has. */
const listAmong = (ids: ReadonlySet<string>): Promise<ListEntry[]> =>
  listEntries({ filter: { _id: { $in: [...ids] }, state: 'published' }, limit: maxListed });

function inCategory(view: ShopView, candidates: ListEntry[]): ListEntry[] {
  return view.category ? candidates.filter(({ category }) => view.scope.includes(category)) : candidates;
}

/** Counts a search's products in each category, without filters, because entering a category removes them. */
function countCategories(structure: CatalogStructure, candidates: ListEntry[]): ShopFacets['categories'] {
  return structure.categories.map(({ slug }) => {
    const scope = scopeOf(structure, slug);
    return { slug, count: candidates.filter(({ category }) => scope.includes(category)).length, more: false };
  });
}
