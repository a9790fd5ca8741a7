import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { suppliers, type SupplierDocument } from '../collection';
import { findSupplier } from '../queries/suppliers';
import type { Supplier, SupplierInput } from '../schema/suppliers';

export const noSuchSupplier = () => fail('not-found', 'no-such-supplier', 'There is no such supplier.');

/** The stored form of what staff enter. */
export function storedSupplier(input: SupplierInput): Omit<SupplierDocument, '_id'> {
  const texts = [input.name, input.email, input.contact].join(' ').toLowerCase();
  return { ...input, words: [...new Set(texts.split(/\s+/).filter(Boolean))] };
}

function nameTaken(error: unknown, name: string) {
  if (!isDuplicateKey(error)) throw error;
  const message = `Another supplier is named ${name}`;
  return fail('conflict', 'name-taken', `${message}.`, { fields: { name: message } });
}

async function stored(id: string): Promise<Result<Supplier>> {
  const supplier = await findSupplier(id);
  return supplier ? ok(supplier) : noSuchSupplier();
}

/** Adds a supplier. Its name must be new, so that a repeat adds no second one. */
export async function addSupplier(actor: Staff | null, input: SupplierInput): Promise<Result<Supplier>> {
  const document = { ...storedSupplier(input), _id: new ObjectId() };
  try {
    await suppliers().insertOne(document);
  } catch (error) {
    return nameTaken(error, input.name);
  }
  const id = document._id.toHexString();
  await recordChange({
    actor,
    action: 'supplier-added',
    subject: { kind: 'supplier', id, name: input.name },
    after: input,
  });
  return stored(id);
}

/** Replaces the fields of a supplier. Orders that were sent keep the address to which they were sent. */
export async function changeSupplier(
  actor: Staff,
  id: string,
  input: SupplierInput,
): Promise<Result<Supplier>> {
  try {
    const before = await suppliers().findOneAndUpdate(
      { _id: new ObjectId(id) },
      { $set: storedSupplier(input) },
      { returnDocument: 'before' },
    );
    if (!before) return noSuchSupplier();
    const { _id, words: _words, ...old } = before;
    if (!isDeepStrictEqual(old, input)) {
      const subject = { kind: 'supplier', id, name: input.name };
      await recordChange({ actor, action: 'supplier-changed', subject, before: old, after: input });
    }
  } catch (error) {
    return nameTaken(error, input.name);
  }
  return stored(id);
}
