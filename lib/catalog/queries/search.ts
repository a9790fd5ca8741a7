import type { Filter } from 'mongodb';
import type { ItemDocument } from '../collection/items';
import { searchSynonyms } from '../collection/missed-searches';
import { termOf } from '../rules/search-term';
import { codeOf, wordsOf } from '../rules/words';
import { listEntries, type Listed } from './entries';
import { meaningsOf, type TypedWord } from './words';

/** A search looks at no more items than this, however many the shop has. */
export const mostCandidates = 400;

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
  filter: Filter<ItemDocument>,
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
export async function findCandidates(q: string, most = mostCandidates): Promise<Found> {
  const found = await findAsTyped(q, most);
  if (found.candidates.length > 0) return found;
  const synonym = await searchSynonyms().findOne({ _id: termOf(q) });
  return synonym ? { ...(await findAsTyped(synonym.means, most)), shownFor: synonym.means } : found;
}

async function findAsTyped(q: string, most: number): Promise<Found> {
  const byCode = await findByCode(q);
  if (byCode.exact) return byCode;
  const typed = await meaningsOf(wordsOf(q));
  const known = typed.filter(({ meanings }) => meanings.length > 0);
  const unknown = typed.filter(({ meanings }) => meanings.length === 0).map((word) => word.typed);
  // What is left of a part number that nobody has ("18" of 18-X999) would find half of the shop.
  const isTelling = unknown.length === 0 || known.some((word) => /[a-z]{3}/.test(word.typed));
  let found = known.length && isTelling ? await findByWords(known, most) : [];
  if (found.length === 0 && known.length > 1 && isTelling) found = await findBySomeWords(known, most);
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

const anyMeaning = (word: TypedWord) => word.meanings.map((meaning) => meaning.word);

async function findByWords(words: TypedWord[], most: number): Promise<Candidate[]> {
  const all = (field: 'heads' | 'words') =>
    words.map((word): Filter<ItemDocument> => ({ [field]: { $in: anyMeaning(word) } }));
  // A word in the name outweighs whatever else it may mean elsewhere, so these hits needn't be known.
  const inHeads = await fetchCandidates({ $and: all('heads') }, most);
  if (inHeads.length >= most) return inHeads;
  const filter = { $and: all('words'), $nor: [{ $and: all('heads') }] };
  const asked = words.flatMap(anyMeaning);
  // Who must have every word, and has no choice between them, has them all.
  const isCertain = words.length === asked.length;
  const elsewhere = await fetchCandidates(filter, most - inHeads.length, isCertain ? undefined : asked);
  return [...inHeads, ...elsewhere.map((item) => (isCertain ? { ...item, hits: asked } : item))];
}

/** When no item has all the words: those that have the most of them. */
async function findBySomeWords(words: TypedWord[], most: number): Promise<Candidate[]> {
  const asked = words.flatMap(anyMeaning);
  const found = await fetchCandidates({ words: { $in: asked } }, most, asked);
  const matched = (item: Candidate) =>
    words.filter((word) => anyMeaning(word).some((meaning) => item.hits.includes(meaning))).length;
  const best = Math.max(0, ...found.map(matched));
  return found.filter((item) => matched(item) === best);
}

/** Best first: words in the name count more than words elsewhere, a short name that is all about them most. */
function rank(candidates: Candidate[], words: TypedWord[], q: string): Candidate[] {
  const wanted = new Set(wordsOf(q));
  // Many items, few types and categories: each is taken apart once.
  const known = new Map<string, string[]>();
  const wordsOnce = (text: string): string[] => {
    const found = known.get(text) ?? wordsOf(text);
    known.set(text, found);
    return found;
  };
  const scores = new Map(candidates.map((item) => [item._id, scoreOf(item, words, wanted, wordsOnce)]));
  return candidates.sort(
    (a, b) => (scores.get(b._id) ?? 0) - (scores.get(a._id) ?? 0) || a.name.localeCompare(b.name),
  );
}

function scoreOf(
  item: Candidate,
  words: TypedWord[],
  wanted: Set<string>,
  wordsOnce: (text: string) => string[],
): number {
  const heads = new Set(item.heads);
  const type = new Set(wordsOnce(item.facets.find((facet) => facet.startsWith('type='))?.slice(5) ?? ''));
  const all = new Set([...item.hits, ...type]);
  const inCategory = wordsOnce(item.category.replace('-', ' ')).some((word) => wanted.has(word));
  let score = 0;
  let headHits = 0;
  for (const { meanings } of words) {
    let best = 0;
    let inHead = false;
    for (const { word, weight } of meanings) {
      const place = (heads.has(word) ? 3 : all.has(word) ? 1 : 0) + (type.has(word) ? 1.5 : 0);
      if (weight * place > best) {
        best = weight * place;
        inHead = heads.has(word);
      }
    }
    score += best;
    headHits += inHead ? 1 : 0;
  }
  const about = headHits / Math.max(1, heads.size);
  const popular = Math.log10(item.sold + 1) * 0.3;
  return score + about * 2 + popular + (inCategory ? 1 : 0) + (item.inStock ? 0.2 : 0);
}
