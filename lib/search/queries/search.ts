import type { Filter } from 'mongodb';
import type { ProductDocument } from '../../catalog/collection/products';
import { termsOf } from '../../catalog/rules/search-terms';
import { searchSynonyms } from '../collection';
import { correctSynonyms, type TypedTerm } from '../rules/expansions';
import { codeQuery, termPlan } from '../rules/query-plan';
import type { SearchQuery } from '../rules/reading/search-query';
import { rankCandidates } from '../rules/ranking';
import { searchTermOf } from '../rules/query';
import { listEntries, type ListEntry } from './entries';
import { expandQuery, expandSpecifications } from './query-expansion';

/** The maximum number of products that a search ranks. */
export const maxCandidates = 400;

export type Candidate = ListEntry & {
  /** The expanded terms that the product has outside its title, if they affect its rank. */
  matchedTerms: string[];
};

export type SearchResult = {
  /** Best first. */
  candidates: Candidate[];
  /** The slug of the only product with the typed part number. */
  exact: string | null;
  /** The words actually searched for, if they differ from the typed ones. */
  searchedFor: string | null;
  /** Typed words that no product has. */
  unknown: string[];
  /** Whether those found by words have only the most of the known ones. */
  isPartial: boolean;
};

/** What an admin has entered to search for instead of a query without a result; null for nothing. */
export async function findSynonym(q: string): Promise<string | null> {
  return (await searchSynonyms().findOne({ _id: searchTermOf(q) }))?.means ?? null;
}

/**
 * Finds products by part number in any spelling, then by words. A query without results is repeated with misspelled
 * synonyms corrected. If more than `max` products match, the best-selling ones are ranked.
 */
export async function findCandidates(query: SearchQuery, max = maxCandidates): Promise<SearchResult> {
  const byCode = await findByCode(query.typed);
  if (byCode.exact) return byCode;
  const [terms, specified] = await Promise.all([
    expandQuery(termsOf(query.text)),
    expandSpecifications(query),
  ]);
  const respelled = correctSynonyms(query.text, terms);
  return respelled && byCode.candidates.length === 0
    ? findRespelled(respelled, specified, max)
    : findByTerms(query.text, [...terms, ...specified], byCode, max);
}

async function findRespelled(q: string, specified: TypedTerm[], max: number): Promise<SearchResult> {
  const terms = [...(await expandQuery(termsOf(q))), ...specified];
  const found = await findByTerms(q, terms, nothing, max);
  return { ...found, searchedFor: found.searchedFor ?? (found.candidates.length ? q : null) };
}

async function findByTerms(
  q: string,
  terms: TypedTerm[],
  byCode: SearchResult,
  max: number,
): Promise<SearchResult> {
  const { known, optional, unknown, isSelective, words, isChanged } = termPlan(terms);
  const more = optional.flatMap(wordsOf);
  let found = isSelective ? await findWithAllTerms(known, more, max) : [];
  const isPartial = found.length === 0 && known.length > 1 && isSelective;
  if (isPartial) found = await findWithMostTerms(known, more, max);
  const first = new Set(byCode.candidates.map(({ _id }) => _id));
  const others = found.filter(({ _id }) => !first.has(_id));
  const candidates = [...byCode.candidates, ...rankCandidates(others, [...known, ...optional], q)];
  return {
    candidates,
    isPartial: isPartial && found.length > 0,
    exact: null,
    unknown: candidates.length ? unknown : [],
    searchedFor: isChanged && others.length > 0 && first.size === 0 ? words : null,
  };
}

const nothing: SearchResult = {
  candidates: [],
  exact: null,
  searchedFor: null,
  unknown: [],
  isPartial: false,
};

/** Products with a SKU or part number that equals the query or, if it has a digit, begins with it. */
async function findByCode(q: string): Promise<SearchResult> {
  const query = codeQuery(q);
  if (!query) return nothing;
  const { code, isBeginning } = query;
  const same = await fetchCandidates({ codes: code }, 20);
  const [first] = same;
  if (first) return { ...nothing, candidates: same, exact: same.length === 1 ? first.slug : null };
  if (!isBeginning) return nothing;
  return {
    ...nothing,
    candidates: await fetchCandidates({ codes: { $elemMatch: { $gte: code, $lt: `${code}\uffff` } } }, 40),
  };
}

const wordsOf = (term: TypedTerm) => term.expansions.map(({ word }) => word);

/** `more` are words that only affect the rank. */
async function findWithAllTerms(terms: TypedTerm[], more: string[], max: number): Promise<Candidate[]> {
  const all = (field: 'titleTerms' | 'words') =>
    terms.map((term): Filter<ProductDocument> => ({ [field]: { $in: wordsOf(term) } }));
  // Terms in the title outrank all others, so it doesn't matter which others of them these products have.
  const inTitle = await fetchCandidates({ $and: all('titleTerms') }, max, more.length ? more : undefined);
  if (inTitle.length >= max) return inTitle;
  const filter = { $and: all('words'), $nor: [{ $and: all('titleTerms') }] };
  const words = [...terms.flatMap(wordsOf), ...more];
  // With one expansion per term, every product found has all of them.
  const hasAll = words.length === terms.length;
  const elsewhere = await fetchCandidates(filter, max - inTitle.length, hasAll ? undefined : words);
  return [
    ...inTitle,
    ...elsewhere.map((product) => (hasAll ? { ...product, matchedTerms: words } : product)),
  ];
}

/** The products with the most terms, for when none has all of them. */
async function findWithMostTerms(terms: TypedTerm[], more: string[], max: number): Promise<Candidate[]> {
  const words = terms.flatMap(wordsOf);
  const found = await fetchCandidates({ words: { $in: words } }, max, [...words, ...more]);
  const countMatched = ({ matchedTerms }: Candidate) =>
    terms.filter((term) => wordsOf(term).some((word) => matchedTerms.includes(word))).length;
  const best = Math.max(0, ...found.map(countMatched));
  return found.filter((product) => countMatched(product) === best);
}

/** Reads published products; `words` adds which of them each product has, the most expensive part of a search. */
async function fetchCandidates(
  filter: Filter<ProductDocument>,
  limit: number,
  words?: string[],
): Promise<Candidate[]> {
  const sort = { sold: -1 } as const;
  const found = await listEntries({ filter: { state: 'published', ...filter }, limit, sort, words });
  return found.map((entry) => ({ ...entry, matchedTerms: entry.matchedTerms ?? [] }));
}
