import { recordChange } from '../audit/commands';
import { now } from '../platform/clock';
import { tags } from '../shared/cache-tags';
import { fail, ok, type Result } from '../shared/result';
import type { Staff } from '../users/types';
import { missedSearches, searchSynonyms } from './collection';
import { findCandidates } from './queries/search';
import { plainQuery } from './rules/reading/search-query';
import { searchTermOf } from './rules/query';

type Actor = Staff | null;

/** No new terms are logged beyond this many, so that made-up searches can't fill the database. */
export const maxMissedSearches = 5000;

/** Counts a search that found nothing, under its normalized words. */
export async function logMissedSearch(q: string): Promise<void> {
  const term = searchTermOf(q);
  if (!term) return;
  const seen = { $inc: { count: 1 }, $set: { lastAt: now(), typed: q.slice(0, 120) } };
  const { matchedCount } = await missedSearches().updateOne({ _id: term }, seen);
  if (matchedCount > 0 || (await missedSearches().estimatedDocumentCount()) >= maxMissedSearches) return;
  await missedSearches().updateOne(
    { _id: term },
    { ...seen, $setOnInsert: { firstAt: now() } },
    { upsert: true },
  );
}

/** Removes a missed search from the list. It comes back when it is missed again. */
export async function dismissMissedSearch(actor: Actor, term: string): Promise<Result<null>> {
  const removed = await missedSearches().findOneAndDelete({ _id: term });
  if (!removed) return noSuchSearch();
  await record(actor, 'search-dismissed', term, { count: removed.count });
  return ok(null);
}

/** Removes all missed searches. */
export async function clearMissedSearches(actor: Actor): Promise<Result<{ cleared: number }>> {
  const { deletedCount } = await missedSearches().deleteMany({});
  await record(actor, 'searches-cleared', 'all', { cleared: deletedCount });
  return ok({ cleared: deletedCount });
}

/**
 * Sets the synonym of a search that finds nothing by itself, and removes the search from the missed ones. Fails if the
 * synonym finds nothing either.
 */
export async function addSynonym(
  actor: Actor,
  { typed, means }: { typed: string; means: string },
): Promise<Result<{ term: string }>> {
  const term = searchTermOf(typed);
  if (!term) return invalidSynonym('typed', 'has no word that could be searched for');
  const { candidates } = await findCandidates(plainQuery(means));
  if (candidates.length === 0) return invalidSynonym('means', 'finds nothing either');
  await searchSynonyms().updateOne({ _id: term }, { $set: { typed, means, at: now() } }, { upsert: true });
  await missedSearches().deleteOne({ _id: term });
  await record(actor, 'synonym-added', term, { means });
  return ok({ term }, [tags.products]);
}

export async function removeSynonym(actor: Actor, term: string): Promise<Result<null>> {
  const removed = await searchSynonyms().findOneAndDelete({ _id: term });
  if (!removed) return noSuchSearch();
  await record(actor, 'synonym-removed', term, { means: removed.means });
  return ok(null, [tags.products]);
}

const noSuchSearch = () => fail('not-found', 'no-such-search', 'This search is no longer in the list.');

const invalidSynonym = (field: string, message: string) =>
  fail('invalid', 'no-synonym', `${field}: ${message}`, { fields: { [field]: message } });

async function record(actor: Actor, action: string, term: string, after: unknown): Promise<void> {
  await recordChange({ actor, action, subject: { kind: 'search', id: term }, after });
}

/** Forgets at most `limit` searches that were last missed before a moment; returns how many. Safe to repeat. */
export async function eraseMissedSearches(before: Date, limit: number): Promise<number> {
  const old = { lastAt: { $lt: before } };
  const found = await missedSearches()
    .find(old, { projection: { _id: 1 } })
    .limit(limit)
    .toArray();
  if (found.length === 0) return 0;
  return (await missedSearches().deleteMany({ ...old, _id: { $in: found.map(({ _id }) => _id) } }))
    .deletedCount;
}
