import type { Collection, Document, Filter, OptionalUnlessRequiredId } from 'mongodb';
import { isDuplicateKey } from '../lib/platform/database';

/** Inserts the documents whose ids are missing; existing documents are left alone. */
export async function addMissing<T extends Document & { _id: unknown }>(
  collection: Collection<T>,
  documents: T[],
): Promise<void> {
  const ids = documents.map(({ _id }) => _id);
  const there = await collection.distinct('_id', { _id: { $in: ids } } as Filter<T>);
  const known = new Set(there.map(String));
  const missing = documents.filter(({ _id }) => !known.has(String(_id)));
  if (missing.length === 0) return;
  try {
    await collection.insertMany(missing as OptionalUnlessRequiredId<T>[], { ordered: false });
  } catch (error) {
    // Another process is seeding too: its documents are left alone.
    if (!isDuplicateKey(error)) throw error;
  }
}
