import { searchWords } from '../../catalog/collection/search-index';
import { allowedErrors, deletesOf, editDistance } from '../../catalog/rules/spelling';

/** A word of the catalogue that a typed word may mean, and how surely: 1 is the word itself. */
export type QueryExpansion = { word: string; weight: number };
export type TypedWord = { typed: string; expansions: QueryExpansion[]; corrected: string | null };

const byUse = (a: { seen: number }, b: { seen: number }) => b.seen - a.seen;

/** What each typed word may mean: itself, a word that begins with it, two words written as one, or a likely spelling. */
export async function expandQuery(typed: string[]): Promise<TypedWord[]> {
  return (await Promise.all(typed.slice(0, 12).map(expandWord))).flat();
}

async function expandWord(typed: string): Promise<TypedWord[]> {
  const begun = await beginningWith(typed, 24);
  const expansions = begun.map(({ _id }) => ({ word: _id, weight: _id === typed ? 1 : 0.6 }));
  if (expansions.length) return [{ typed, expansions, corrected: null }];
  const halves = await splitOf(typed);
  if (halves)
    return halves.map((word) => ({ typed: word, expansions: [{ word, weight: 1 }], corrected: word }));
  const likely = await spellingsOf(typed);
  return [{ typed, expansions: likely, corrected: likely[0]?.word ?? null }];
}

/** Words of the catalogue that begin so, the most used first. */
export async function beginningWith(start: string, limit: number): Promise<{ _id: string; seen: number }[]> {
  if (start.length < 2)
    return searchWords()
      .find({ _id: start }, { projection: { seen: 1 } })
      .toArray();
  const found = await searchWords()
    .find({ _id: { $gte: start, $lt: `${start}\uffff` } })
    .project<{ _id: string; seen: number }>({ seen: 1 })
    .limit(100)
    .toArray();
  return found
    .sort((a, b) => Number(b._id === start) - Number(a._id === start) || byUse(a, b))
    .slice(0, limit);
}

/** "impactdriver": two words of the catalogue written as one. */
async function splitOf(typed: string): Promise<[string, string] | null> {
  if (typed.length < 6) return null;
  const places = Array.from({ length: typed.length - 5 }, (_, index) => index + 3);
  const splits = places.map((at): [string, string] => [typed.slice(0, at), typed.slice(at)]);
  const found = await searchWords()
    .find({ _id: { $in: splits.flat() } }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(found.map(({ _id }) => _id));
  return splits.find((halves) => halves.every((half) => known.has(half))) ?? null;
}

async function spellingsOf(typed: string): Promise<QueryExpansion[]> {
  // Errors are made within words: the first and the last letter are mostly right.
  const unlikely = ({ word, distance }: { word: string; distance: number }) =>
    distance - (word[0] === typed[0] ? 0.2 : 0) - (word.at(-1) === typed.at(-1) ? 0.2 : 0);
  const errors = allowedErrors(typed);
  if (!errors) return [];
  const found = await searchWords()
    .find({ deletes: { $in: deletesOf(typed, errors) } })
    .project<{ _id: string; seen: number }>({ seen: 1 })
    .limit(200)
    .toArray();
  return found
    .map(({ _id, seen }) => ({ word: _id, seen, distance: editDistance(typed, _id) }))
    .filter(({ word, distance }) => distance <= Math.max(errors, allowedErrors(word)) && distance <= 2)
    .sort((a, b) => unlikely(a) - unlikely(b) || byUse(a, b))
    .slice(0, 6)
    .map(({ word, distance }) => ({ word, weight: 0.6 - distance * 0.15 }));
}
