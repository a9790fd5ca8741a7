import { products } from '../../catalog/collection/products';
import { isStandardTerm } from '../../catalog/rules/standards';
import { findReplacement } from '../../catalog/queries/replaced-numbers';
import { placeholderPicture } from '../../catalog/rules/structure';
import { canonicalText, termsOf } from '../../catalog/rules/search-terms';
import { productHref } from '../../catalog/rules/variants';
import type { ProductVariant } from '../../catalog/schema/product';
import { variantMatcher } from '../rules/query';
import type { Suggestions } from '../schema';
import type { KnownWord, TypedTerm } from '../rules/expansions';
import { findFirst } from '../rules/product-index/list-products';
import type { ProductIndex } from '../rules/product-index/product-index';
import { plainQuery, variantText, type SearchQuery } from '../rules/reading/search-query';
import { findIndex } from './live-index';
import { expandQuery, findCompletions } from './query-expansion';
import { readSearch } from './read-search';
import { findCandidates, findSynonym } from './search';

const maxProducts = 6;
/** The number of best-selling matches from which the suggestions are chosen. */
const maxRanked = 80;
const maxWords = 4;

/** Products and completed queries for the text typed so far; nothing for fewer than two characters. */
export async function suggest(q: string): Promise<Suggestions> {
  const typed = q.trim();
  if (typed.length < 2) return { products: [], words: [] };
  const index = await findIndex();
  const [ids, words, text] = await (index ? suggestFromIndex(index, typed) : suggestFromDatabase(typed));
  const [found, replacement] = await Promise.all([
    suggestProducts(ids, typed, text),
    /\d/.test(typed) ? findReplacement(typed) : null,
  ]);
  const suggested = replacement
    ? [replacing(typed, replacement), ...found.filter(({ slug }) => slug !== replacement.product.slug)]
    : found;
  return {
    products: suggested.slice(0, maxProducts),
    words: inOrderOfNames(words, suggested),
  };
}

/** The product that replaces an old part number, which its name says. */
function replacing(number: string, { product, variant }: ProductVariant): Suggestions['products'][number] {
  const { slug, name, img } = product;
  return {
    slug,
    name: `${name} (replaces ${number})`,
    sku: variant.sku,
    matchedSku: variant.sku,
    href: productHref(product, variant.sku),
    img: variant.img || img || placeholderPicture,
  };
}

/** Completed queries, first those whose last word is in the name of a suggested product: "angle grinder", not "angle grip". */
function inOrderOfNames(words: string[], suggested: { name: string }[]): string[] {
  const named = new Set(suggested.flatMap(({ name }) => termsOf(name)));
  const isNamed = (query: string) => named.has(query.split(' ').at(-1) ?? '');
  return [...words.filter(isNamed), ...words.filter((query) => !isNamed(query))];
}

/** `text` are the typed words with measures in the catalog's units. */
type Found = [ids: string[], words: string[], text: string];

async function suggestFromIndex(index: ProductIndex, q: string): Promise<Found> {
  const { earlier, last } = splitLast(q);
  const words = last
    ? complete(last, index.vocabulary.expand(earlier), index.vocabulary.completions(last, maxWords + 1))
    : [];
  const { attempts } = await readSearch(q, index);
  for (const { query } of attempts) {
    const ids = findFirst(index, query, maxProducts);
    if (ids.length) return [ids, words, variantText(query)];
  }
  const means = await findSynonym(q);
  return [means === null ? [] : findFirst(index, plainQuery(means), maxProducts), words, means ?? q];
}

async function suggestFromDatabase(q: string): Promise<Found> {
  const [{ attempts }, words] = await Promise.all([readSearch(q, null), completeFromDatabase(q)]);
  const first = async (query: SearchQuery) =>
    (await findCandidates(query, maxRanked)).candidates.slice(0, maxProducts).map(({ _id }) => _id);
  for (const { query } of attempts) {
    const ids = await first(query);
    if (ids.length) return [ids, words, variantText(query)];
  }
  const means = await findSynonym(q);
  return [means === null ? [] : await first(plainQuery(means)), words, means ?? q];
}

async function suggestProducts(ids: string[], q: string, text: string): Promise<Suggestions['products']> {
  const found = await products()
    .find({ _id: { $in: ids } }, { projection: { slug: 1, name: 1, pictures: 1, variants: 1 } })
    .toArray();
  const byId = new Map(found.map((product) => [product._id, product]));
  const matched = variantMatcher(q, text);
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const { slug, name, pictures, variants } = product;
    const named = matched(variants);
    const matching = variants.find(({ sku }) => sku === named);
    const shown = matching ?? variants[0];
    return [
      {
        slug,
        name,
        sku: shown?.sku ?? '',
        matchedSku: matching?.sku ?? null,
        href: productHref(product, matching?.sku),
        img: matching?.img || pictures[0] || placeholderPicture,
      },
    ];
  });
}

/** The words before the last one, and the last one if it can be completed. */
function splitLast(q: string): { earlier: string[]; last: string | null } {
  const words = canonicalText(q).replace(/\s+/g, ' ').trim().split(' ');
  const last = words.pop() ?? '';
  return { earlier: words, last: /^[a-z]{2,}$/.test(last) ? last : null };
}

/** The query with its last word completed. */
function complete(last: string, earlier: TypedTerm[], completions: KnownWord[]): string[] {
  const start = earlier.map(({ corrected, typed }) => corrected ?? typed);
  const others = completions.filter(({ word }) => word !== last && !isStandardTerm(word)).slice(0, maxWords);
  return others.map(({ word }) => [...start, word].join(' '));
}

async function completeFromDatabase(q: string): Promise<string[]> {
  const { earlier, last } = splitLast(q);
  if (last === null) return [];
  const [completions, terms] = await Promise.all([findCompletions(last, maxWords * 3), expandQuery(earlier)]);
  const published: KnownWord[] = [];
  for (const known of completions) {
    if (published.length === maxWords) break;
    if (known.word !== last && (await isPublished(known.word))) published.push(known);
  }
  return complete(last, terms, published);
}

/** Whether a published product has the term: terms only of drafts or archived products are not suggested. */
const isPublished = async (word: string): Promise<boolean> =>
  (await products().findOne({ words: word, state: 'published' }, { projection: { _id: 1 } })) !== null;
