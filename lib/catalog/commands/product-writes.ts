import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { ok, fail, type Result } from '../../shared/result';
import { slugOf } from '../../shared/slug';
import type { Admin } from '../../users/types';
import { touchChangedAt, products, type ProductDocument, type VariantRecord } from '../collection/products';
import { stock } from '../collection/stock';
import { indexEntry } from '../rules/index-entry';
import type { ProductEdit, ProductInput } from '../schema';
import type { ProductStatus } from '../types';
import { learnWords } from './search-words';
import { tagsOfEdit, tagsOfNew } from './stale-tags';
import { noteWhetherInStock } from './in-stock';

export type Saved = { id: string; slug: string };
/** An item as it is given, in whatever state. */
export type NewProduct = Omit<ProductInput, 'state'> & { state: ProductStatus };
export type Actor = Admin | null;

export const notFound = () => fail('not-found', 'no-such-item', 'There is no such item.');

/** What a variant leaves out stays as it was: its picture and its manufacturer's number. */
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

/** A new item as it is stored, with its search entry; `slug` must be free. */
export function newProduct(input: NewProduct, slug: string, id: string): ProductDocument {
  const variants = recordsOf(input.variants, input.pictures);
  return {
    _id: id,
    slug,
    oldSlugs: [],
    ...input,
    ...indexEntry({ ...input, variants }),
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
 * Adds an item with the stock of its variants, whatever it refers to. Refuses a SKU that another item has
 * (`sku-taken`). Its slug is `wanted` or comes from its name; a second one of the same gets a number.
 */
export async function insertProduct(
  actor: Actor,
  input: NewProduct,
  wanted?: string,
): Promise<Result<Saved>> {
  const repeated = findRepeatedSku(input.variants);
  if (repeated) return repeated;
  const taken = await products().findOne({ 'variants.sku': { $in: input.variants.map(({ sku }) => sku) } });
  if (taken) {
    const index = input.variants.findIndex(({ sku }) => taken.variants.some((other) => other.sku === sku));
    return skuTaken(index, input.variants[index]?.sku);
  }
  const base = wanted || slugOf(input.name) || 'item';
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await products().findOne({ $or: [{ slug }, { oldSlugs: slug }] }, { projection: { _id: 1 } }))
      continue;
    const document = newProduct(input, slug, new ObjectId().toHexString());
    try {
      await products().insertOne({ ...document, changedAt: document.createdAt });
    } catch (error) {
      if (isDuplicateKey(error, 'slug')) continue;
      if (isDuplicateKey(error)) return skuTaken(0, input.variants[0]?.sku);
      throw error;
    }
    await ensureStock(document._id, input.variants);
    await learnWords(document.words);
    await recordProduct(actor, 'item-added', document, undefined, input);
    return ok({ id: document._id, slug }, tagsOfNew(document));
  }
}

/**
 * Changes the given parts of an item, whatever it then refers to. New variants come with their stock; the stock of
 * present ones changes by `setStock` alone. A changed slug leaves the old one behind as a sign.
 */
export async function changeProduct(actor: Actor, id: string, edit: ProductEdit): Promise<Result<Saved>> {
  const repeated = edit.variants && findRepeatedSku(edit.variants);
  if (repeated) return repeated;
  for (;;) {
    const before = await products().findOne({ _id: id });
    if (!before) return notFound();
    const { variants: given, availableFrom, slug = before.slug, ...rest } = edit;
    const variants = given
      ? recordsOf(given, edit.pictures ?? before.pictures, before.variants)
      : before.variants;
    const set = {
      ...rest,
      slug,
      variants,
      ...(availableFrom && { availableFrom: new Date(availableFrom) }),
      ...indexEntry({ ...before, ...rest, variants }),
      updatedAt: nextMoment(before.updatedAt),
    };
    try {
      const { matchedCount } = await products().updateOne(
        // Two admins at work on one item: the second works out its search entry from what the first has written.
        { _id: id, updatedAt: before.updatedAt },
        {
          $set: set,
          ...touchChangedAt,
          ...(slug !== before.slug && { $addToSet: { oldSlugs: before.slug } }),
        },
      );
      if (matchedCount === 0) continue;
    } catch (error) {
      if (isDuplicateKey(error, 'slug')) {
        return fail('conflict', 'slug-taken', 'Another item has this address.', {
          fields: { slug: 'Another item has this address' },
        });
      }
      if (isDuplicateKey(error)) return skuTaken(0, given?.[0]?.sku);
      throw error;
    }
    if (given) {
      await ensureStock(id, given);
      await noteWhetherInStock(id);
    }
    await learnWords(set.words);
    await recordProduct(actor, 'item-changed', before, pick(before, Object.keys(edit)), edit);
    return ok({ id, slug }, tagsOfEdit(before, { ...before, ...set }));
  }
}

async function ensureStock(productId: string, variants: ProductInput['variants']): Promise<void> {
  for (const { sku, availableQuantity } of variants) {
    await stock().updateOne(
      { _id: sku },
      { $set: { itemId: productId }, $setOnInsert: { available: availableQuantity, holds: [], returns: [] } },
      { upsert: true },
    );
  }
}

/** Later than the last change even when both fall into one millisecond. */
export const nextMoment = (last: Date) => new Date(Math.max(now().getTime(), last.getTime() + 1));

function findRepeatedSku(variants: ProductInput['variants']) {
  const skus = variants.map(({ sku }) => sku);
  const index = skus.findIndex((sku, at) => skus.indexOf(sku) < at);
  return index < 0 ? null : skuTaken(index, skus[index]);
}

function skuTaken(index: number, sku = '') {
  const message = `The SKU ${sku} belongs to another item`;
  return fail('conflict', 'sku-taken', `${message}.`, { fields: { [`variants.${index}.sku`]: message } });
}

const pick = (document: ProductDocument, keys: string[]) =>
  Object.fromEntries(Object.entries(document).filter(([key]) => keys.includes(key)));

/** Writes who changed what of an item into the audit log. */
export async function recordProduct(
  actor: Actor,
  action: string,
  product: ProductDocument,
  before: unknown,
  after: unknown,
) {
  await recordChange({
    actor,
    deed: action,
    subject: { kind: 'item', id: product._id, name: product.name },
    before,
    after,
  });
}
