import { recordChanges } from '../../audit/commands';
import { recordId } from '../../platform/call-key';
import { ok, type Result } from '../../shared/result';
import { newStock, stock } from '../collection/stock';
import { readStructure } from '../collection/structure';
import { products, storeNewProducts } from '../collection/products';
import { tagsOfNew } from '../rules/stale-tags';
import { addBrand } from './brands';
import {
  findRepeatedSku,
  insertProduct,
  misfitOf,
  newProduct,
  type Actor,
  type NewProduct,
  type Saved,
} from './product-writes';
import { learnWords } from './search-index';

/** The slugs among these that a product has or had. */
async function findTakenSlugs(slugs: string[]): Promise<Set<string>> {
  const found = await products()
    .find({ $or: [{ slug: { $in: slugs } }, { oldSlugs: { $in: slugs } }] })
    .project<{ slug: string; oldSlugs: string[] }>({ slug: 1, oldSlugs: 1 })
    .toArray();
  return new Set(found.flatMap(({ slug, oldSlugs }) => [slug, ...oldSlugs]));
}

/**
 * Adds many products with these slugs as `insertProduct` adds one, in a few writes, and returns the result of each. Those
 * whose slug or SKU is taken are added or rejected one by one.
 */
export async function insertProducts(
  actor: Actor,
  wanted: { input: NewProduct; slug: string }[],
): Promise<Result<Saved>[]> {
  const structure = await readStructure();
  const taken = await findTakenSlugs(wanted.map(({ slug }) => slug));
  const documents = wanted.map(({ input, slug }) => {
    if (taken.has(slug) || (findRepeatedSku(input.variants) ?? misfitOf(structure, input))) return null;
    taken.add(slug);
    return newProduct(input, slug, recordId(input.variants[0]?.sku).toHexString(), structure);
  });
  const stored = await storeNewProducts(documents.filter((document) => document !== null));
  const added = wanted.flatMap(({ input }, index) => {
    const document = documents[index];
    return document && stored.has(document._id) ? [{ input, document }] : [];
  });
  const shelves = added.flatMap(({ input, document }) =>
    input.variants.map(({ sku, availableQuantity }) => ({
      updateOne: {
        filter: { _id: sku },
        update: { $set: { productId: document._id }, $setOnInsert: newStock(availableQuantity) },
        upsert: true,
      },
    })),
  );
  if (shelves.length) await stock().bulkWrite(shelves, { ordered: false });
  for (const brand of new Set(added.map(({ document }) => document.brand))) await addBrand(brand);
  const published = added.filter(({ document }) => document.state === 'published');
  await learnWords(published.flatMap(({ document }) => document.words));
  await recordChanges(
    added.map(({ input, document }) => ({
      actor,
      action: 'product-added',
      subject: { kind: 'product', id: document._id, name: document.name },
      before: undefined,
      after: input,
    })),
  );
  const results: Result<Saved>[] = [];
  for (const [index, { input, slug }] of wanted.entries()) {
    const document = documents[index];
    results.push(
      document && stored.has(document._id)
        ? ok({ id: document._id, slug }, tagsOfNew(document))
        : await insertProduct(actor, input, slug),
    );
  }
  return results;
}
