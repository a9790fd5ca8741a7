import type { Filter } from 'mongodb';
import type { ProductDocument } from '../../catalog/collection/products';
import { codeOf, termsOf } from '../../catalog/rules/search-terms';
import { searchSynonyms } from '../collection';
import { rankCandidates } from '../rules/ranking';
import { searchTermOf } from '../rules/query';
import { listEntries, type ListEntry } from './entries';
import { correctSynonyms, expandQuery, type TypedTerm } from './query-expansion';

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
};

/**
 * Finds products by part number in any spelling, then by words. A query without results is repeated with misspelled
 * synonyms corrected, then with the synonym that an admin has entered for it. If more than `max` products match, the
 * best-selling ones are ranked.
 */
export async function findCandidates(q: string, max = maxCandidates): Promise<SearchResult> {
  const found = await findAsTyped(q, max);
  if (found.candidates.length > 0) return found;
  const synonym = await searchSynonyms().findOne({ _id: searchTermOf(q) });
  return synonym ? { ...(await findAsTyped(synonym.means, max)), searchedFor: synonym.means } : found;
}

async function findAsTyped(q: string, max: number): Promise<SearchResult> {
  const byCode = await findByCode(q);
  if (byCode.exact) return byCode;
  const terms = await expandQuery(termsOf(q));
  const respelled = correctSynonyms(q, terms);
  return respelled && byCode.candidates.length === 0
    ? findRespelled(respelled, max)
    : findByTerms(q, terms, byCode, max);
}

async function findRespelled(q: string, max: number): Promise<SearchResult> {
  const found = await findByTerms(q, await expandQuery(termsOf(q)), nothing, max);
  return { ...found, searchedFor: found.searchedFor ?? (found.candidates.length ? q : null) };
}

async function findByTerms(
  q: string,
  terms: TypedTerm[],
  byCode: SearchResult,
  max: number,
): Promise<SearchResult> {
  const known = terms.filter(({ expansions }) => expansions.length > 0);
  const unknown = terms.filter(({ expansions }) => expansions.length === 0).map(({ typed }) => typed);
  // The rest of an unknown part number ("18" of 18-X999) would match half of the shop.
  const isSelective = unknown.length === 0 || known.some(({ typed }) => /[a-z]{3}/.test(typed));
  let found = known.length && isSelective ? await findWithAllTerms(known, max) : [];
  if (found.length === 0 && known.length > 1 && isSelective) found = await findWithMostTerms(known, max);
  const first = new Set(byCode.candidates.map(({ _id }) => _id));
  const others = found.filter(({ _id }) => !first.has(_id));
  const candidates = [...byCode.candidates, ...rankCandidates(others, known, q)];
  const isChanged = unknown.length > 0 || known.some(({ corrected }) => corrected !== null);
  const words = known.map(({ corrected, typed }) => corrected ?? typed).join(' ');
  return {
    candidates,
    exact: null,
    unknown: candidates.length ? unknown : [],
    searchedFor: isChanged && others.length > 0 && first.size === 0 ? words : null,
  };
}

const nothing: SearchResult = { candidates: [], exact: null, searchedFor: null, unknown: [] };

/** Products with a SKU or part number that equals the query or, if it has a digit, begins with it. */
async function findByCode(q: string): Promise<SearchResult> {
  const code = codeOf(q);
  if (code.length < 3) return nothing;
  const same = await fetchCandidates({ codes: code }, 20);
  const [first] = same;
  if (first) return { ...nothing, candidates: same, exact: same.length === 1 ? first.slug : null };
  if (!/\d/.test(q) || code.length < 4) return nothing;
  return {
    ...nothing,
    candidates: await fetchCandidates({ codes: { $elemMatch: { $gte: code, $lt: `${code}\uffff` } } }, 40),
  };
}

const wordsOf = (term: TypedTerm) => term.expansions.map(({ word }) => word);

async function findWithAllTerms(terms: TypedTerm[], max: number): Promise<Candidate[]> {
  const all = (field: 'titleTerms' | 'words') =>
    terms.map((term): Filter<ProductDocument> => ({ [field]: { $in: wordsOf(term) } }));
  // Terms in the title outrank all others, so it doesn't matter which other terms these products have.
  const inTitle = await fetchCandidates({ $and: all('titleTerms') }, max);
  if (inTitle.length >= max) return inTitle;
  const filter = { $and: all('words'), $nor: [{ $and: all('titleTerms') }] };
  const words = terms.flatMap(wordsOf);
  // With one expansion per term, every product found has all of them.
  const hasAll = words.length === terms.length;
  const elsewhere = await fetchCandidates(filter, max - inTitle.length, hasAll ? undefined : words);
  return [
    ...inTitle,
    ...elsewhere.map((product) => (hasAll ? { ...product, matchedTerms: words } : product)),
  ];
}

/** The products with the most terms, for when none has all of them. */
async function findWithMostTerms(terms: TypedTerm[], max: number): Promise<Candidate[]> {
  const words = terms.flatMap(wordsOf);
  const found = await fetchCandidates({ words: { $in: words } }, max, words);
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
