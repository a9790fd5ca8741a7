import { now } from '../../platform/clock';
import { missedSearches } from '../collection/missed-searches';
import { wordsOf } from '../rules/words';

/** Counts a search that found nothing, under the words that it comes down to. */
export async function noteMissedSearch(q: string): Promise<void> {
  const words = wordsOf(q).join(' ').slice(0, 120);
  if (!words) return;
  await missedSearches().updateOne(
    { _id: words },
    { $inc: { count: 1 }, $set: { lastAt: now() }, $setOnInsert: { firstAt: now() } },
    { upsert: true },
  );
}
