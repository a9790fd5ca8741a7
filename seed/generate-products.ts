import { createHash } from 'node:crypto';
import { products, storeProducts } from '../lib/catalog/collection/products';
import { readStructure } from '../lib/catalog/collection/structure';
import { newStock, stock } from '../lib/catalog/collection/stock';
import { newProduct } from '../lib/catalog/commands/product-writes';
import { learnWords } from '../lib/catalog/commands/search-index';
import { slugOf } from '../lib/shared/slug';
import { readDemoProducts, type DemoProduct } from './products';

const batchSize = 1000;

/** A variation of a demo product: other SKUs and prices, the same specifications and words. */
function inSeries(product: DemoProduct, series: number): DemoProduct {
  const factor = 0.7 + ((series * 37) % 60) / 100;
  const name = `${product.name}, Series ${series}`;
  return {
    ...product,
    name,
    slug: slugOf(name),
    variants: product.variants.map((variant) => ({
      ...variant,
      sku: `${variant.sku}-S${series}`,
      mpn: variant.mpn && `${variant.mpn}-S${series}`,
      price: Math.max(10, Math.round(variant.price * factor)),
    })),
  };
}

/** Fills the catalog up to `count` products, for benchmarks. Can be repeated: it continues where it stopped. */
export async function generateProducts(count: number): Promise<void> {
  const [templates, structure] = await Promise.all([readDemoProducts(), readStructure()]);
  const words = new Set<string>();
  for (let at = await products().countDocuments({}); at < count;) {
    const batch = Array.from({ length: Math.min(batchSize, count - at) }, (_, index) => {
      const place = at + index;
      const series = Math.floor(place / templates.length);
      const { slug, ...input } = inSeries(templates[place % templates.length]!, series);
      const id = createHash('sha256').update(slug).digest('hex').slice(0, 14);
      const document = newProduct(input, slug, `67${place.toString(16).padStart(8, '0')}${id}`, structure);
      for (const word of document.words) words.add(word);
      return { document: { ...document, sold: (place * 7919) % 500 }, variants: input.variants };
    });
    await storeProducts(batch.map(({ document }) => document));
    await stock().insertMany(
      batch.flatMap(({ document, variants }) =>
        variants.map(({ sku, availableQuantity }) => ({
          _id: sku,
          productId: document._id,
          ...newStock(availableQuantity),
        })),
      ),
      { ordered: false },
    );
    at += batch.length;
  }
  await learnWords([...words]);
}
