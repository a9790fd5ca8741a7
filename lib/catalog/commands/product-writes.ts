import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
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
import { newStock, stock } from '../collection/stock';
import { readStructure } from '../collection/structure';
import { followStructure } from '../rules/follow-structure';
import { indexEntry } from '../rules/index-entry';
import { structureProblems } from '../rules/structure-problems';
import type { ProductEdit, ProductInput } from '../schema/inputs';
import type { ProductStatus } from '../schema/product';
import type { CatalogStructure } from '../schema/structure';
import { refreshInStock } from './in-stock';
import { learnWords } from './search-index';
import { addBrand } from './brands';

export type Saved = { id: string; slug: string };
export type NewProduct = Omit<ProductInput, 'state'> & { state: ProductStatus };
export type Actor = Staff | null;

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
  const input = { ...given, ...followStructure(given, structure) };
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
  const taken = await products().findOne({ 'variants.sku': { $in: input.variants.map(({ sku }) => sku) } });
  if (taken) {
    const index = input.variants.findIndex(({ sku }) => taken.variants.some((other) => other.sku === sku));
    return skuTaken(index, input.variants[index]?.sku);
  }
  const base = wanted || slugOf(input.name) || 'product';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await products().findOne({ $or: [{ slug }, { oldSlugs: slug }] }, { projection: { _id: 1 } }))
      continue;
    const document = newProduct(input, slug, new ObjectId().toHexString(), structure);
    let expire: string[];
    try {
      expire = await storeProduct(document);
    } catch (error) {
      if (isDuplicateKey(error, 'slug')) continue;
      if (isDuplicateKey(error)) return skuTaken(0, input.variants[0]?.sku);
      throw error;
    }
    await ensureStock(document._id, input.variants);
    await addBrand(document.brand);
    if (document.state === 'published') await learnWords(document.words);
    await recordProduct(actor, 'product-added', document, undefined, input);
    return ok({ id: document._id, slug }, expire);
  }
}

/**
 * Changes the given fields of a product, without checking the products that it refers to. New variants are stored with
 * their stock; only `setStock` changes the stock of existing ones. When the slug changes, the old address redirects to
 * the new one.
 */
export async function changeProduct(actor: Actor, id: string, edit: ProductEdit): Promise<Result<Saved>> {
  const repeated = edit.variants && findRepeatedSku(edit.variants);
  const wrong = repeated || misfitOf(await readStructure(), edit);
  if (wrong) return wrong;
  let updated: UpdatedProduct | null;
  try {
    updated = await updateProduct({ _id: id }, { facts: (before) => factsOf(edit, before) });
  } catch (error) {
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
    await ensureStock(id, edit.variants);
    await refreshInStock(id);
  }
  if (edit.brand) await addBrand(after.brand);
  if (after.state === 'published') await learnWords(after.words);
  await recordProduct(actor, 'product-changed', before, pick(before, Object.keys(edit)), edit);
  return ok({ id, slug: after.slug }, expire);
}

function factsOf(edit: ProductEdit, before: ProductDocument): Partial<StoredFacts> {
  const { variants, availableFrom, ...facts } = edit;
  return {
    ...facts,
    ...(variants && { variants: recordsOf(variants, edit.pictures ?? before.pictures, before.variants) }),
    ...(availableFrom && { availableFrom: new Date(availableFrom) }),
  };
}

async function ensureStock(productId: string, variants: ProductInput['variants']): Promise<void> {
  for (const { sku, availableQuantity } of variants) {
    await stock().updateOne(
      { _id: sku },
      { $set: { productId }, $setOnInsert: newStock(availableQuantity) },
      { upsert: true },
    );
  }
}

/** The failure for facts that don't fit the structure of the catalog; null when they do. */
function misfitOf(structure: CatalogStructure, facts: Parameters<typeof structureProblems>[1]) {
  const fields = structureProblems(structure, facts);
  return Object.keys(fields).length
    ? fail('invalid', 'invalid', 'Some values do not fit the catalog.', { fields })
    : null;
}

function findRepeatedSku(variants: ProductInput['variants']) {
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
