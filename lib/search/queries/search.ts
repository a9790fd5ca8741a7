import type { Filter } from 'mongodb';
import type { ProductDocument } from '../../catalog/collection/products';
import { searchSynonyms } from '../collection';
import { termOf } from '../rules/search-term';
import { codeOf, termsOf } from '../../catalog/rules/search-terms';
import { listEntries, type Listed } from './entries';
import { expandQuery, type TypedWord } from './query-expansion';

/** A search looks at no more items than this, however many the shop has. */
export const maxCandidates = 400;

export type Candidate = Listed & {
  /** Which of the words that were searched for it has outside its name, as far as that decides its rank. */
  hits: string[];
};

export type Found = {
  candidates: Candidate[];
  /** The slug of the one item whose part number was typed. */
  exact: string | null;
  /** The words that were searched for, when they are not those that were typed. */
  shownFor: string | null;
  /** Typed words that nothing in the shop has. */
  unknown: string[];
};

/** With the `words` of each that were asked for, which the database must look up: more work than all the rest. */
async function fetchCandidates(
  filter: Filter<ProductDocument>,
  limit: number,
  words?: string[],
): Promise<Candidate[]> {
  const sort = { sold: -1 } as const;
  const found = await listEntries({ filter: { state: 'published', ...filter }, limit, sort, words });
  return found.map((entry) => ({ ...entry, hits: entry.hits ?? [] }));
}

/**
 * The items that what was typed may mean, best first: part numbers in any spelling, then words. What finds nothing is
 * searched for as what an admin has said that it means. Of more than `most` the best-selling are ranked.
 */
export async function findCandidates(q: string, max = maxCandidates): Promise<Found> {
  const found = await findAsTyped(q, max);
  if (found.candidates.length > 0) return found;
  const synonym = await searchSynonyms().findOne({ _id: termOf(q) });
  return synonym ? { ...(await findAsTyped(synonym.means, max)), shownFor: synonym.means } : found;
}

async function findAsTyped(q: string, max: number): Promise<Found> {
  const byCode = await findByCode(q);
  if (byCode.exact) return byCode;
  const typed = await expandQuery(termsOf(q));
  const known = typed.filter(({ expansions }) => expansions.length > 0);
  const unknown = typed.filter(({ expansions }) => expansions.length === 0).map((word) => word.typed);
  // What is left of a part number that nobody has ("18" of 18-X999) would find half of the shop.
  const isTelling = unknown.length === 0 || known.some((word) => /[a-z]{3}/.test(word.typed));
  let found = known.length && isTelling ? await findByWords(known, max) : [];
  if (found.length === 0 && known.length > 1 && isTelling) found = await findBySomeWords(known, max);
  const seen = new Set(byCode.candidates.map(({ _id }) => _id));
  const ranked = rank(
    found.filter(({ _id }) => !seen.has(_id)),
    known,
    q,
  );
  const candidates = [...byCode.candidates, ...ranked];
  const changed = unknown.length > 0 || known.some(({ corrected }) => corrected !== null);
  const words = known.map((word) => word.corrected ?? word.typed).join(' ');
  return {
    candidates,
    exact: null,
    unknown: candidates.length ? unknown : [],
    shownFor: changed && ranked.length > 0 && byCode.candidates.length === 0 ? words : null,
  };
}

/** Items whose SKU or manufacturer number is what was typed, or begins with it when it has a digit. */
async function findByCode(q: string): Promise<Found> {
  const none: Found = { candidates: [], exact: null, shownFor: null, unknown: [] };
  const code = codeOf(q);
  if (code.length < 3) return none;
  const same = await fetchCandidates({ codes: code }, 20);
  const [only] = same;
  if (only) return { ...none, candidates: same, exact: same.length === 1 ? only.slug : null };
  if (!/\d/.test(q) || code.length < 4) return none;
  return {
    ...none,
    candidates: await fetchCandidates({ codes: { $elemMatch: { $gte: code, $lt: `${code}\uffff` } } }, 40),
  };
}

const anyExpansion = (word: TypedWord) => word.expansions.map((expansion) => expansion.word);

async function findByWords(words: TypedWord[], max: number): Promise<Candidate[]> {
  const all = (field: 'titleTerms' | 'words') =>
    words.map((word): Filter<ProductDocument> => ({ [field]: { $in: anyExpansion(word) } }));
  // A word in the name outweighs whatever else it may mean elsewhere, so these hits needn't be known.
  const inHeads = await fetchCandidates({ $and: all('titleTerms') }, max);
  if (inHeads.length >= max) return inHeads;
  const filter = { $and: all('words'), $nor: [{ $and: all('titleTerms') }] };
  const asked = words.flatMap(anyExpansion);
  // Who must have every word, and has no choice between them, has them all.
  const isCertain = words.length === asked.length;
  const elsewhere = await fetchCandidates(filter, max - inHeads.length, isCertain ? undefined : asked);
  return [...inHeads, ...elsewhere.map((product) => (isCertain ? { ...product, hits: asked } : product))];
}

/** When no item has all the words: those that have the most of them. */
async function findBySomeWords(words: TypedWord[], max: number): Promise<Candidate[]> {
  const asked = words.flatMap(anyExpansion);
  const found = await fetchCandidates({ words: { $in: asked } }, max, asked);
  const matched = (product: Candidate) =>
    words.filter((word) => anyExpansion(word).some((expansion) => product.hits.includes(expansion))).length;
  const best = Math.max(0, ...found.map(matched));
  return found.filter((product) => matched(product) === best);
}

/** Best first: words in the name count more than words elsewhere, a short name that is all about them most. */
function rank(candidates: Candidate[], words: TypedWord[], q: string): Candidate[] {
  const wanted = new Set(termsOf(q));
  // Many items, few types and categories: each is taken apart once.
  const known = new Map<string, string[]>();
  const wordsOnce = (text: string): string[] => {
    const found = known.get(text) ?? termsOf(text);
    known.set(text, found);
    return found;
  };
  const scores = new Map(
    candidates.map((product) => [product._id, scoreOf(product, words, wanted, wordsOnce)]),
  );
  return candidates.sort(
    (a, b) => (scores.get(b._id) ?? 0) - (scores.get(a._id) ?? 0) || a.name.localeCompare(b.name),
  );
}

function scoreOf(
  product: Candidate,
  words: TypedWord[],
  wanted: Set<string>,
  wordsOnce: (text: string) => string[],
): number {
  const titleTerms = new Set(product.titleTerms);
  const type = new Set(wordsOnce(product.facets.find((facet) => facet.startsWith('type='))?.slice(5) ?? ''));
  const all = new Set([...product.hits, ...type]);
  const inCategory = wordsOnce(product.category.replace('-', ' ')).some((word) => wanted.has(word));
  let score = 0;
  let headHits = 0;
  for (const { expansions } of words) {
    let best = 0;
    let inHead = false;
    for (const { word, weight } of expansions) {
      const place = (titleTerms.has(word) ? 3 : all.has(word) ? 1 : 0) + (type.has(word) ? 1.5 : 0);
      if (weight * place > best) {
        best = weight * place;
        inHead = titleTerms.has(word);
      }
    }
    score += best;
    headHits += inHead ? 1 : 0;
  }
  const about = headHits / Math.max(1, titleTerms.size);
  const popular = Math.log10(product.sold + 1) * 0.3;
  return score + about * 2 + popular + (inCategory ? 1 : 0) + (product.inStock ? 0.2 : 0);
}
