import type { Sort } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { missedSearches, searchSynonyms, type MissedSearchDocument } from '../collection';
import { type MissedSearchSort } from '../rules/missed-searches';
import type { MissedSearch, SearchSynonym } from '../types';

const pageSize = 50;
const maxSynonyms = 500;

const view = ({ _id, typed, count, firstAt, lastAt }: MissedSearchDocument): MissedSearch => ({
  term: _id,
  typed: typed ?? _id,
  count,
  firstAt: firstAt.toISOString(),
  lastAt: lastAt.toISOString(),
});

const sorts: Record<MissedSearchSort, Sort> = {
  times: { count: 1, lastAt: 1, _id: -1 },
  last: { lastAt: 1, _id: -1 },
  '-last': { lastAt: -1, _id: 1 },
};

/** The searches that found nothing, most frequent first unless `sort` says otherwise. */
export async function listMissedSearches(page: number, sort?: MissedSearchSort): Promise<Page<MissedSearch>> {
  const [found, total] = await Promise.all([
    missedSearches()
      .find({})
      .sort(sort ? sorts[sort] : { count: -1, lastAt: -1, _id: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    missedSearches().countDocuments({}),
  ]);
  return pageOf(found.map(view), page, pageSize, total);
}

/** All missed searches, for the export; at most 20,000. */
export async function listAllMissedSearches(): Promise<MissedSearch[]> {
  const found = await missedSearches()
    .find({})
    .sort({ count: -1, lastAt: -1, _id: 1 })
    .limit(20_000)
    .toArray();
  return found.map(view);
}

/** What searches have been said to mean, the last first. */
export async function listSynonyms(): Promise<SearchSynonym[]> {
  const found = await searchSynonyms().find({}).sort({ at: -1 }).limit(maxSynonyms).toArray();
  return found.map(({ _id, typed, means, at }) => ({ term: _id, typed, means, at: at.toISOString() }));
}
