import { searchWords } from '../../catalog/collection/search-index';
import { canonicalText, stemOf } from '../../catalog/rules/search-terms';
import { allowedErrors, deletesOf, editDistance } from '../../catalog/rules/spelling';
import { synonymWords } from '../../catalog/rules/synonyms';

/** A term of the catalog that a typed term may mean, weighted from 0 to 1 (the term itself). */
export type QueryExpansion = { word: string; weight: number };

/** `corrected` is the likeliest spelling if no term of the catalog begins with the typed one. */
export type TypedTerm = { typed: string; expansions: QueryExpansion[]; corrected: string | null };

type KnownWord = { _id: string; seen: number };

const maxTerms = 12;
const byUse = (a: { seen: number }, b: { seen: number }) => b.seen - a.seen;

/** Expands each typed term to itself and the terms that begin with it, else to two joined words, else by spelling. */
export async function expandQuery(terms: string[]): Promise<TypedTerm[]> {
  return (await Promise.all(terms.slice(0, maxTerms).map(expandTerm))).flat();
}

async function expandTerm(typed: string): Promise<TypedTerm[]> {
  const completions = await findCompletions(typed, 24);
  const expansions = completions.map(({ _id }) => ({ word: _id, weight: _id === typed ? 1 : 0.6 }));
  if (expansions.length) return [{ typed, expansions, corrected: null }];
  const parts = await splitJoinedWords(typed);
  if (parts) {
    return parts.map((word) => ({ typed: word, expansions: [{ word, weight: 1 }], corrected: word }));
  }
  const likely = await findSpellings(typed);
  return [{ typed, expansions: likely, corrected: likely[0]?.word ?? null }];
}

/** Terms of the catalog that begin with `start`, most used first; `start` itself comes first. */
export async function findCompletions(start: string, limit: number): Promise<KnownWord[]> {
  if (start.length < 2) {
    return searchWords()
      .find({ _id: start }, { projection: { seen: 1 } })
      .toArray();
  }
  const found = await searchWords()
    .find({ _id: { $gte: start, $lt: `${start}\uffff` } })
    .project<KnownWord>({ seen: 1 })
    .limit(100)
    .toArray();
  return found
    .sort((a, b) => Number(b._id === start) - Number(a._id === start) || byUse(a, b))
    .slice(0, limit);
}

/** The two terms of the catalog that a joined term consists of, such as "impact" and "driver" of "impactdriver". */
async function splitJoinedWords(typed: string): Promise<[string, string] | null> {
  if (typed.length < 6) return null;
  const positions = Array.from({ length: typed.length - 5 }, (_, index) => index + 3);
  const splits = positions.map((at): [string, string] => [typed.slice(0, at), typed.slice(at)]);
  const found = await searchWords()
    .find({ _id: { $in: splits.flat() } }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(found.map(({ _id }) => _id));
  return splits.find((parts) => parts.every((part) => known.has(part))) ?? null;
}

/** Terms of the catalog within a small Damerau–Levenshtein distance, looked up by common SymSpell deletes. */
async function findSpellings(typed: string): Promise<QueryExpansion[]> {
  const errors = allowedErrors(typed);
  if (!errors) return [];
  const found = await searchWords()
    .find({ deletes: { $in: deletesOf(typed, errors) } })
    .project<KnownWord>({ seen: 1 })
    .limit(200)
    .toArray();
  return found
    .map(({ _id, seen }) => ({ word: _id, seen, distance: editDistance(typed, _id) }))
    .filter(({ word, distance }) => distance <= Math.max(errors, allowedErrors(word)) && distance <= 2)
    .sort((a, b) => likelihood(typed, a) - likelihood(typed, b) || byUse(a, b))
    .slice(0, 6)
    .map(({ word, distance }) => ({ word, weight: 0.6 - distance * 0.15 }));
}

/** Lower is likelier. Most typing errors are inside words: the first and last letters are mostly right. */
const likelihood = (typed: string, { word, distance }: { word: string; distance: number }) =>
  distance - (word[0] === typed[0] ? 0.2 : 0) - (word.at(-1) === typed.at(-1) ? 0.2 : 0);

/**
 * The query with misspelled synonyms corrected ("spaner" → "spanner"), or null when there are none. The index holds
 * only canonical names ("wrench"), so `expandQuery` can't correct them. A term of the catalog wins when it is closer.
 */
export function correctSynonyms(q: string, terms: TypedTerm[]): string | null {
  const misspelled = new Map(
    terms
      .filter(({ expansions, corrected }) => expansions.length === 0 || corrected !== null)
      .map(({ typed, corrected }) => [typed, corrected === null ? Infinity : editDistance(typed, corrected)]),
  );
  let isChanged = false;
  const text = canonicalText(q).replace(/[a-z]+/g, (word) => {
    const typed = stemOf(word);
    const closest = misspelled.get(typed);
    const errors = allowedErrors(typed);
    if (closest === undefined || !errors) return word;
    const [best] = synonymWords
      .map((synonym) => ({ word: synonym, distance: editDistance(typed, synonym) }))
      .filter(({ distance }) => distance <= Math.min(errors, closest))
      .sort((a, b) => likelihood(typed, a) - likelihood(typed, b));
    if (!best) return word;
    isChanged = true;
    return best.word;
  });
  return isChanged ? text : null;
}
