import { createHash } from 'node:crypto';
import { products } from '../lib/catalog/collection/products';
import { stock } from '../lib/catalog/collection/stock';
import { newProduct } from '../lib/catalog/commands/product-writes';
import { learnWords } from '../lib/catalog/commands/search-words';
import type { ProductInput } from '../lib/catalog/schema';
import { slugOf } from '../lib/shared/slug';
import { demoInputs } from './items';

const batch = 1000;

/** The tables again and again as further series: other SKUs and prices, the same measures and words. */
function inSeries(input: ProductInput, series: number): ProductInput {
  const factor = 0.7 + ((series * 37) % 60) / 100;
  return {
    ...input,
    name: `${input.name}, Series ${series}`,
    variants: input.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-S${series}`,
      mpn: variant.mpn && `${variant.mpn}-S${series}`,
      price: Math.max(10, Math.round(variant.price * factor)),
    })),
  };
}

/** Fills the catalogue up to `count` published items, for benches. Safe to repeat: it goes on where it stopped. */
export async function seedManyItems(count: number): Promise<void> {
  const inputs = demoInputs();
  const words = new Set<string>();
  for (let at = await products().countDocuments({}); at < count;) {
    const documents = Array.from({ length: Math.min(batch, count - at) }, (_, index) => {
      const place = at + index;
      const input = inSeries(inputs[place % inputs.length]!, Math.floor(place / inputs.length));
      const slug = slugOf(input.name);
      const id = createHash('sha256').update(slug).digest('hex').slice(0, 14);
      const document = newProduct(input, slug, `67${place.toString(16).padStart(8, '0')}${id}`);
      for (const word of document.words) words.add(word);
      return { document: { ...document, sold: (place * 7919) % 500 }, input };
    });
    await products().insertMany(
      documents.map(({ document }) => document),
      { ordered: false },
    );
    await stock().insertMany(
      documents.flatMap(({ document, input }) =>
        input.variants.map(({ sku, availableQuantity }) => ({
          ...{ _id: sku, itemId: document._id, available: availableQuantity, holds: [], returns: [] },
        })),
      ),
      { ordered: false },
    );
    at += documents.length;
  }
  await learnWords([...words]);
}
