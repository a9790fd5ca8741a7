import { recordChange } from '../../audit/commands';
import { recordId } from '../../platform/call-key';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { etagOf } from '../../platform/record-list';
import { findShop } from '../../settings/queries';
import { fail, ok, type Failure, type Result } from '../../shared/result';
import { slugOf } from '../../shared/slug';
import type { Staff } from '../../users/types';
import {
  products,
  storeProduct,
  updateProduct,
  type ProductDocument,
  type StoredFacts,
  type UpdatedProduct,
  type VariantRecord,
} from '../collection/products';
import { productRecordOf } from '../collection/product-view';
import { newStock, stock } from '../collection/stock';
import { readStructure } from '../collection/structure';
import { withRevisions } from '../rules/documents';
import { followStructure } from '../rules/follow-structure';
import { indexEntry } from '../rules/index-entry';
import { tagsOfNew } from '../rules/stale-tags';
import { structureProblems } from '../rules/structure-problems';
import type { ProductEdit, ProductInput } from '../schema/inputs';
import type { ProductStatus } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { refreshInStock } from './in-stock';
import { learnWords } from './search-index';
import { addBrand } from './brands';
import { keepFormerSkus } from './replaced-numbers';

export type Saved = { id: string; slug: string };
export type NewProduct = Omit<ProductInput, 'state'> & { state: ProductStatus };
export type Actor = Pick<Staff, 'userId' | 'email'> | null;

/** The failure for a product that does not exist; `item` is the specification's word in its code. */
export const productNotFound = (more: Pick<Failure, 'fields'> = {}) =>
  fail('not-found', 'no-such-product', 'There is no such product.', more);

/** The stored variants of an input. A variant that leaves out its picture or part number keeps the stored one. */
function recordsOf(
  variants: ProductInput['variants'],
  pictures: string[],
  before: VariantRecord[] = [],
): VariantRecord[] {
  return variants.map(({ availableQuantity: _, img, mpn, ...rest }) => {
    const known = before.find(({ sku }) => sku === rest.sku);
    return {
      ...rest,
      mpn: mpn === undefined ? (known?.mpn ?? null) : mpn,
      img: (img === undefined ? known?.img : img) || pictures[0] || '',
    };
  });
}

/** The document of a new product, including its index entry. `slug` must be free. */
export function newProduct(
  given: NewProduct,
  slug: string,
  id: string,
  structure: CatalogStructure,
): ProductDocument {
  const documents = withRevisions(given.documents, []);
  const input = { ...given, documents, ...followStructure(given, structure) };
  const variants = recordsOf(input.variants, input.pictures);
  return {
    _id: id,
    slug,
    oldSlugs: [],
    ...input,
    ...indexEntry({ ...input, variants }, structure),
    variants,
    availableFrom: new Date(input.availableFrom),
    createdAt: now(),
    updatedAt: now(),
    rating: { average: 0, count: 0 },
    sold: 0,
    inStock: input.variants.some(({ availableQuantity }) => availableQuantity > 0),
  };
}

/**
 * Adds a product with the stock of its variants, without checking the products that it refers to. Fails with
 * `sku-taken` when another product has one of the SKUs. The slug is `wanted` or derived from the name; a number is
 * appended to a taken one.
 */
export async function insertProduct(
  actor: Actor,
  input: NewProduct,
  wanted?: string,
): Promise<Result<Saved>> {
  const structure = await readStructure();
  const wrong = findRepeatedSku(input.variants) ?? misfitOf(structure, input);
  if (wrong) return wrong;
  const id = recordId(input.variants[0]?.sku).toHexString();
  const taken = await products().findOne({ 'variants.sku': { $in: input.variants.map(({ sku }) => sku) } });
  if (taken?._id === id) return completeProduct(actor, taken, input);
  if (taken) {
    const index = input.variants.findIndex(({ sku }) => taken.variants.some((other) => other.sku === sku));
    return skuTaken(index, input.variants[index]?.sku);
  }
  const base = wanted || slugOf(input.name) || 'product';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await products().findOne({ $or: [{ slug }, { oldSlugs: slug }] }, { projection: { _id: 1 } }))
      continue;
    const document = newProduct(input, slug, id, structure);
    try {
      await storeProduct(document);
    } catch (error) {
      if (isDuplicateKey(error, 'slug')) continue;
      if (isDuplicateKey(error)) return skuTaken(0, input.variants[0]?.sku);
      throw error;
    }
    return completeProduct(actor, document, input);
  }
}

/** What follows once a new product is stored. Safe to repeat. */
async function completeProduct(
  actor: Actor,
  document: ProductDocument,
  input: NewProduct,
): Promise<Result<Saved>> {
  await ensureStock(document._id, input.variants);
  await addBrand(document.brand);
  if (document.state === 'published') await learnWords(document.words);
  await recordProduct(actor, 'product-added', document, undefined, input);
  return ok({ id: document._id, slug: document.slug }, tagsOfNew(document));
}

/**
 * Changes the given fields of a product, without checking the products that it refers to. New variants are stored with
 * their stock; only `setStock` changes the stock of existing ones. When the slug changes, the old address redirects to
 * the new one.
 */
export async function changeProduct(
  actor: Actor,
  id: string,
  edit: ProductEdit,
  expected?: ExpectedTag,
): Promise<Result<Saved>> {
  const repeated = edit.variants && findRepeatedSku(edit.variants);
  const wrong = repeated || misfitOf(await readStructure(), edit);
  if (wrong) return wrong;
  let updated: UpdatedProduct | null;
  try {
    const isExpected = await tagCheck(expected);
    updated = await updateProduct(
      { _id: id },
      {
        facts: (before) => {
          isExpected(before);
          return factsOf(edit, before);
        },
      },
    );
  } catch (error) {
    if (error instanceof StaleProduct) return productIsStale();
    if (isDuplicateKey(error, 'slug')) {
      return fail('conflict', 'slug-taken', 'Another product has this address.', {
        fields: { slug: 'Another product has this address' },
      });
    }
    if (isDuplicateKey(error)) return skuTaken(0, edit.variants?.[0]?.sku);
    throw error;
  }
  if (!updated) return productNotFound();
  const { before, after, expire } = updated;
  if (edit.variants) {
    await keepFormerSkus(before.variants, after.variants);
    await ensureStock(id, edit.variants);
    await refreshInStock(id);
  }
  if (edit.brand) await addBrand(after.brand);
  if (after.state === 'published') await learnWords(after.words);
  await recordProduct(actor, 'product-changed', before, pick(before, Object.keys(edit)), edit);
  return ok({ id, slug: after.slug }, expire);
}

/** Thrown where a product is no longer the one that the caller of a change has read. */
export class StaleProduct extends Error {}

/** Whether the entity tag of a record is one that the caller of a change has read. */
export type ExpectedTag = (etag: string) => boolean;

export const productIsStale = () =>
  fail('stale', 'changed-since', 'The product has changed since it was read: read it again.');

/** A check that throws StaleProduct for a product that has another entity tag than expected. */
export async function tagCheck(
  expected: ExpectedTag | undefined,
): Promise<(before: ProductDocument) => void> {
  if (!expected) return () => undefined;
  const { currency } = await findShop();
  return (before) => {
    if (!expected(etagOf(productRecordOf(before, currency)))) throw new StaleProduct();
  };
}

function factsOf(edit: ProductEdit, before: ProductDocument): Partial<StoredFacts> {
  const { variants, availableFrom, ...facts } = edit;
  return {
    ...facts,
    ...(variants && { variants: recordsOf(variants, edit.pictures ?? before.pictures, before.variants) }),
    ...(availableFrom && { availableFrom: new Date(availableFrom) }),
    ...(edit.documents && { documents: withRevisions(edit.documents, before.documents) }),
  };
}

/** Stores the stock of those of these SKUs that have none yet. */
export async function ensureStock(
  productId: string,
  variants: Pick<ProductInput['variants'][number], 'sku' | 'availableQuantity'>[],
): Promise<void> {
  for (const { sku, availableQuantity } of variants) {
    await stock().updateOne(
      { _id: sku },
      { $set: { productId }, $setOnInsert: newStock(availableQuantity) },
      { upsert: true },
    );
  }
}

/** The failure for facts that don't fit the structure of the catalog; null when they do. */
export function misfitOf(structure: CatalogStructure, facts: Parameters<typeof structureProblems>[1]) {
  const fields = structureProblems(structure, facts);
  return Object.keys(fields).length
    ? fail('invalid', 'invalid', 'Some values do not fit the catalog.', { fields })
    : null;
}

/** The failure for variants of which two have the same SKU; null where none have. */
export function findRepeatedSku(variants: ProductInput['variants']) {
  const skus = variants.map(({ sku }) => sku);
  const index = skus.findIndex((sku, at) => skus.indexOf(sku) < at);
  return index < 0 ? null : skuTaken(index, skus[index]);
}

function skuTaken(index: number, sku = '') {
  const message = `The SKU ${sku} belongs to another product`;
  return fail('conflict', 'sku-taken', `${message}.`, { fields: { [`variants.${index}.sku`]: message } });
}

const pick = (document: ProductDocument, keys: string[]) =>
  Object.fromEntries(Object.entries(document).filter(([key]) => keys.includes(key)));

/** Records a product change in the audit log. */
export async function recordProduct(
  actor: Actor,
  action: string,
  product: ProductDocument,
  before: unknown,
  after: unknown,
) {
  await recordChange({
    actor,
    action,
    subject: { kind: 'product', id: product._id, name: product.name },
    before,
    after,
  });
}
