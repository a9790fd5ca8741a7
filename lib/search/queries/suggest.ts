import { products } from '../../catalog/collection/products';
import { canonicalText } from '../../catalog/rules/search-terms';
import { findCandidates } from './search';
import { beginningWith, expandQuery } from './query-expansion';
import type { Suggestions } from '../schema';

const maxProducts = 6;
/** Among so many, the best-selling that fit, those six are chosen. */
const maxLookedAt = 80;
const maxWords = 4;

/** Items and completed words for what has been typed so far; nothing for less than two characters. */
export async function suggest(q: string): Promise<Suggestions> {
  const typed = q.trim();
  if (typed.length < 2) return { items: [], words: [] };
  const start = canonicalText(typed).replace(/\s+/g, ' ').trim();
  const last = start.split(' ').at(-1) ?? '';
  const [{ candidates }, completions] = await Promise.all([
    findCandidates(typed, maxLookedAt),
    last.length >= 2 && /^[a-z]+$/.test(last) ? beginningWith(last, maxWords + 1) : [],
  ]);
  const ids = candidates.slice(0, maxProducts).map(({ _id }) => _id);
  const found = await products()
    .find({ _id: { $in: ids } })
    .project<{ _id: string; slug: string; name: string; pictures: string[]; variants: { sku: string }[] }>({
      slug: 1,
      name: 1,
      pictures: 1,
      'variants.sku': 1,
    })
    .toArray();
  const earlier = (await expandQuery(start.split(' ').slice(0, -1))).map(
    (word) => word.corrected ?? word.typed,
  );
  return {
    items: ids.flatMap((id) => {
      const product = found.find(({ _id }) => _id === id);
      if (!product) return [];
      const { slug, name, pictures, variants } = product;
      return [{ slug, name, sku: variants[0]?.sku ?? '', img: pictures[0] ?? '' }];
    }),
    words: completions
      .filter(({ _id }) => _id !== last)
      .map(({ _id }) => [...earlier, _id].join(' '))
      .slice(0, maxWords),
  };
}
