import { products } from '../../catalog/collection/products';
import { placeholderPicture } from '../../catalog/rules/structure';
import { canonicalText } from '../../catalog/rules/search-terms';
import { productHref } from '../../catalog/rules/variants';
import { matchedVariant } from '../rules/query';
import type { Suggestions } from '../schema';
import { expandQuery, findCompletions } from './query-expansion';
import { findCandidates } from './search';

const maxProducts = 6;
/** The number of best-selling matches from which the suggestions are chosen. */
const maxRanked = 80;
const maxWords = 4;

/** Products and completed queries for the text typed so far; nothing for fewer than two characters. */
export async function suggest(q: string): Promise<Suggestions> {
  const typed = q.trim();
  if (typed.length < 2) return { products: [], words: [] };
  const [{ candidates }, words] = await Promise.all([findCandidates(typed, maxRanked), completeQuery(typed)]);
  const ids = candidates.slice(0, maxProducts).map(({ _id }) => _id);
  return { products: await suggestProducts(ids, typed), words };
}

async function suggestProducts(ids: string[], q: string): Promise<Suggestions['products']> {
  const found = await products()
    .find({ _id: { $in: ids } }, { projection: { slug: 1, name: 1, pictures: 1, variants: 1 } })
    .toArray();
  const byId = new Map(found.map((product) => [product._id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    if (!product) return [];
    const { slug, name, pictures, variants } = product;
    const matched = variants.find(({ sku }) => sku === matchedVariant(variants, q));
    const shown = matched ?? variants[0];
    return [
      {
        slug,
        name,
        sku: shown?.sku ?? '',
        matchedSku: matched?.sku ?? null,
        href: productHref(product, matched?.sku),
        img: matched?.img || pictures[0] || placeholderPicture,
      },
    ];
  });
}

/** The query with its last word completed to terms of published products. */
async function completeQuery(q: string): Promise<string[]> {
  const words = canonicalText(q).replace(/\s+/g, ' ').trim().split(' ');
  const last = words.pop() ?? '';
  if (!/^[a-z]{2,}$/.test(last)) return [];
  const [completions, earlier] = await Promise.all([findCompletions(last, maxWords * 3), expandQuery(words)]);
  const start = earlier.map(({ corrected, typed }) => corrected ?? typed);
  const shown: string[] = [];
  for (const { _id } of completions) {
    if (shown.length === maxWords) break;
    if (_id !== last && (await isPublished(_id))) shown.push([...start, _id].join(' '));
  }
  return shown;
}

/** Whether a published product has the term: terms only of drafts or archived products are not suggested. */
const isPublished = async (word: string): Promise<boolean> =>
  (await products().findOne({ words: word, state: 'published' }, { projection: { _id: 1 } })) !== null;
