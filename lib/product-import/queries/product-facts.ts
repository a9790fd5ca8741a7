import type { Filter } from 'mongodb';
import { products, type ProductDocument } from '../../catalog/collection/products';
import { stock, type StockDocument } from '../../catalog/collection/stock';
import type { KnownProduct } from '../rules/import-plan';
import { fieldValuesOf, productFields } from '../../catalog/rules/product-fields';

const batch = 500;

/** What the stock of a SKU adds to its facts. */
type Shelf = Pick<StockDocument, '_id' | 'available' | 'bin'>;

function factsOf(document: ProductDocument, shelves: Map<string, Shelf>): KnownProduct {
  const places = document.variants.flatMap(({ sku }) => {
    const bin = shelves.get(sku)?.bin;
    return bin ? [[sku, bin] as const] : [];
  });
  return {
    id: document._id,
    bins: Object.fromEntries(places),
    facts: {
      slug: document.slug,
      name: document.name,
      brand: document.brand,
      category: document.category,
      tags: document.tags,
      description: document.description,
      state: document.state,
      pictures: document.pictures,
      ...fieldValuesOf(document, productFields),
      priceBreaks: document.priceBreaks,
      specifications: document.specifications,
      documents: document.documents.map(({ title, href }) => ({ title, href })),
      accessories: document.accessories,
      spareParts: document.spareParts ?? [],
      successor: document.successor,
      availableFrom: document.availableFrom.toISOString().slice(0, 10),
      variants: document.variants.map((variant) => ({
        ...variant,
        // What is on backorder is no stock.
        availableQuantity: Math.max(0, shelves.get(variant.sku)?.available ?? 0),
      })),
    },
  };
}

async function withStock(documents: ProductDocument[]): Promise<KnownProduct[]> {
  const skus = documents.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  const left = await stock()
    .find({ _id: { $in: skus } })
    .project<Shelf>({ available: 1, bin: 1 })
    .toArray();
  const shelves = new Map(left.map((one) => [one._id, one]));
  return documents.map((document) => factsOf(document, shelves));
}

/** The products that a file may refer to by SKU or slug, with every fact that an admin can edit. */
export async function findProductFacts(skus: string[], slugs: string[]): Promise<KnownProduct[]> {
  const found = new Map<string, ProductDocument>();
  const look = async (filter: Filter<ProductDocument>) => {
    for (const document of await products().find(filter).toArray()) found.set(document._id, document);
  };
  for (let at = 0; at < skus.length; at += batch)
    await look({ 'variants.sku': { $in: skus.slice(at, at + batch) } });
  for (let at = 0; at < slugs.length; at += batch) await look({ slug: { $in: slugs.slice(at, at + batch) } });
  return withStock([...found.values()]);
}

/** The slugs among these that are current or former slugs of products. */
export async function findPresentSlugs(slugs: string[]): Promise<Set<string>> {
  const present = new Set<string>();
  for (let at = 0; at < slugs.length; at += batch) {
    const some = slugs.slice(at, at + batch);
    const found = await products()
      .find({ $or: [{ slug: { $in: some } }, { oldSlugs: { $in: some } }] })
      .project<{ slug: string; oldSlugs: string[] }>({ slug: 1, oldSlugs: 1 })
      .toArray();
    for (const { slug, oldSlugs } of found) for (const one of [slug, ...oldSlugs]) present.add(one);
  }
  return present;
}

/** Every product of the shop in a fixed order, read in batches. */
export async function* eachProduct(): AsyncGenerator<KnownProduct[]> {
  for (let after = ''; ;) {
    const found = await products()
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(200)
      .toArray();
    const last = found.at(-1);
    if (!last) return;
    yield await withStock(found);
    after = last._id;
  }
}
