import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { findVariants } from '../../catalog/queries/products';
import { findStructure } from '../../catalog/queries/structure';
import { findCategory } from '../../catalog/rules/structure';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { discounts, type DiscountDocument } from '../collection';
import { findDiscount } from '../queries';
import type { Discount, DiscountInput } from '../schema';

/** Each value once, so that lists compare and read well. */
const once = (values: string[]) => [...new Set(values)];

/** The stored form of what staff enter. */
export function storedFields({ code, ...input }: DiscountInput): Omit<DiscountDocument, '_id'> {
  const words = [...input.title.toLowerCase().split(/\s+/), ...(code ? [code.toLowerCase()] : [])];
  return {
    ...input,
    categories: once(input.categories),
    skus: once(input.skus),
    customers: once(input.customers),
    automatic: code === null,
    words: once(words),
    ...(code !== null && { code }),
  };
}

/** What the audit log shows of a discount. */
function auditedFields({ _id, words: _words, automatic: _automatic, ...fields }: Partial<DiscountDocument>) {
  return fields;
}

function taken(error: unknown, { title, code }: DiscountInput) {
  if (!isDuplicateKey(error)) throw error;
  const [field, message] = isDuplicateKey(error, 'code')
    ? ['code', `Another discount has the code ${code}`]
    : ['title', `Another discount is named ${title}`];
  return fail('conflict', `${field}-taken`, `${message}.`, { fields: { [field!]: message! } });
}

/** Categories and SKUs that don't exist; SKUs that the discount has had before are accepted. */
async function unknownGoods({ categories, skus }: DiscountInput, before: string[]) {
  const structure = await findStructure();
  const category = categories.find((slug) => !findCategory(structure, slug));
  if (category !== undefined) {
    const message = `There is no category ${category}`;
    return fail('invalid', 'unknown-category', `${message}.`, { fields: { categories: message } });
  }
  const added = skus.filter((sku) => !before.includes(sku));
  const found = added.length ? await findVariants(added, { exclusive: true }) : new Map();
  const unknown = added.filter((sku) => !found.has(sku));
  if (!unknown.length) return null;
  const message = `No product for sale has the SKU ${unknown.slice(0, 3).join(', ')}`;
  return fail('invalid', 'unknown-sku', `${message}.`, { fields: { skus: message } });
}

const noSuchDiscount = () => fail('not-found', 'no-such-discount', 'There is no such discount.');

async function stored(id: string): Promise<Result<Discount>> {
  const discount = await findDiscount(id);
  return discount ? ok(discount) : noSuchDiscount();
}

/** Adds a discount. Its name and its code must be new, so that a repeat adds no second one. */
export async function addDiscount(actor: Staff | null, input: DiscountInput): Promise<Result<Discount>> {
  const unknown = await unknownGoods(input, []);
  if (unknown) return unknown;
  const document = { ...storedFields(input), _id: new ObjectId() };
  try {
    await discounts().insertOne(document);
  } catch (error) {
    return taken(error, input);
  }
  const id = document._id.toHexString();
  const subject = { kind: 'discount', id, name: input.title };
  await recordChange({ actor, action: 'discount-added', subject, after: auditedFields(document) });
  return stored(id);
}

/** Replaces the fields of a discount. Orders keep what they were given; limits count the uses so far. */
export async function changeDiscount(
  actor: Staff,
  id: string,
  input: DiscountInput,
): Promise<Result<Discount>> {
  const present = await discounts().findOne({ _id: new ObjectId(id) });
  if (!present) return noSuchDiscount();
  const unknown = await unknownGoods(input, present.skus);
  if (unknown) return unknown;
  const fields = storedFields(input);
  try {
    const before = await discounts().findOneAndUpdate(
      { _id: present._id },
      { $set: fields, ...(input.code === null && { $unset: { code: 1 as const } }) },
      { returnDocument: 'before' },
    );
    if (!before) return noSuchDiscount();
    const [old, after] = [auditedFields(before), auditedFields(fields)];
    if (!isDeepStrictEqual(old, after)) {
      const subject = { kind: 'discount', id, name: input.title };
      await recordChange({ actor, action: 'discount-changed', subject, before: old, after });
    }
  } catch (error) {
    return taken(error, input);
  }
  return stored(id);
}
