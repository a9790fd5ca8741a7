import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { Binary } from 'mongodb';
import { indexParts, storedIndexes } from '../collection';
import { indexFormat } from '../queries/stored-index';
import type { StoredIndex } from '../rules/product-index/stored-index';

/** A document holds at most 16 MB. */
const partBytes = 8 * 1024 * 1024;
/** Another server may still read parts that were replaced. */
const keptMilliseconds = 10 * 60_000;

/**
 * Stores the columns of an index for servers that start later; every change of a product before `at` is in them. When
 * two servers store at once, the last one wins; a server that is killed leaves parts that the next one removes.
 */
export async function saveIndex(columns: StoredIndex, at: Date): Promise<void> {
  const bytes = serialize(columns);
  const name = randomUUID();
  const parts: string[] = [];
  const storedAt = new Date();
  for (let start = 0; start < bytes.length; start += partBytes) {
    const _id = `${name}-${parts.length}`;
    const data = new Binary(bytes.subarray(start, start + partBytes));
    await indexParts().insertOne({ _id, data, storedAt });
    parts.push(_id);
  }
  await storedIndexes().updateOne(
    { _id: 'products' },
    { $set: { format: indexFormat, parts, at } },
    { upsert: true },
  );
  const oldest = new Date(storedAt.getTime() - keptMilliseconds);
  await indexParts().deleteMany({ _id: { $nin: parts }, storedAt: { $lt: oldest } });
}
