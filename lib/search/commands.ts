import { recordChange } from '../audit/commands';
import { now } from '../platform/clock';
import { tags } from '../shared/cache-tags';
import { ok, fail, type Result } from '../shared/result';
import type { Admin } from '../users/types';
import { missedSearches, searchSynonyms } from './collection';
import { findCandidates } from './queries/search';
import { termOf } from './rules/search-term';

type Actor = Admin | null;

/** Counts a search that found nothing, under the words that it comes down to. */
export async function noteMissedSearch(q: string): Promise<void> {
  const term = termOf(q);
  if (!term) return;
  await missedSearches().updateOne(
    { _id: term },
    { $inc: { count: 1 }, $set: { lastAt: now(), typed: q.slice(0, 120) }, $setOnInsert: { firstAt: now() } },
    { upsert: true },
  );
}

/** Takes a missed search off the list. It comes back when it is missed again. */
export async function dismissMissedSearch(actor: Actor, term: string): Promise<Result<null>> {
  const gone = await missedSearches().findOneAndDelete({ _id: term });
  if (!gone) return notThere();
  await record(actor, 'search-dismissed', term, { count: gone.count });
  return ok(null);
}

/** Takes all missed searches off the list. */
export async function clearMissedSearches(actor: Actor): Promise<Result<{ cleared: number }>> {
  const { deletedCount } = await missedSearches().deleteMany({});
  await record(actor, 'searches-cleared', 'all', { cleared: deletedCount });
  return ok({ cleared: deletedCount });
}

/** Says what a search that finds nothing means; refused when that finds nothing either. It is then no longer missed. */
export async function addSynonym(
  actor: Actor,
  { typed, means }: { typed: string; means: string },
): Promise<Result<{ term: string }>> {
  const term = termOf(typed);
  if (!term) return rejected('typed', 'has no word that could be searched for');
  const { candidates } = await findCandidates(means);
  if (candidates.length === 0) return rejected('means', 'finds nothing either');
  await searchSynonyms().updateOne({ _id: term }, { $set: { typed, means, at: now() } }, { upsert: true });
  await missedSearches().deleteOne({ _id: term });
  await record(actor, 'synonym-added', term, { means });
  return ok({ term }, [tags.items]);
}

export async function removeSynonym(actor: Actor, term: string): Promise<Result<null>> {
  const gone = await searchSynonyms().findOneAndDelete({ _id: term });
  if (!gone) return notThere();
  await record(actor, 'synonym-removed', term, { means: gone.means });
  return ok(null, [tags.items]);
}

const notThere = () => fail('not-found', 'no-such-search', 'This search is no longer in the list.');

const rejected = (field: string, message: string) =>
  fail('invalid', 'no-synonym', `${field}: ${message}`, { fields: { [field]: message } });

async function record(actor: Actor, action: string, term: string, after: unknown): Promise<void> {
  await recordChange({ actor, deed: action, subject: { kind: 'search', id: term }, after });
}
