import { deserialize } from 'node:v8';
import type { StoredIndex } from '../rules/product-index/stored-index';
import { indexParts, storedIndexes } from '../collection';

/** Grows when `StoredIndex` changes, or the rules by which products are indexed. */
export const indexFormat = 3;

/** A stored index, and the moment before which every change of a product is in it. */
export type ReadIndex = { columns: StoredIndex; at: Date };

/** The index as it was last stored; null when there is none that this version can read. */
export async function readStoredIndex(): Promise<ReadIndex | null> {
  const stored = await storedIndexes().findOne({ _id: 'products' });
  if (!stored || stored.format !== indexFormat) return null;
  const parts = await indexParts()
    .find({ _id: { $in: stored.parts } })
    .toArray();
  const byId = new Map(parts.map(({ _id, data }) => [_id, data.buffer]));
  const bytes = stored.parts.flatMap((id) => byId.get(id) ?? []);
  // Another server may have stored a newer one in between and removed these parts.
  if (bytes.length < stored.parts.length) return null;
  try {
    return { columns: ownColumns(deserialize(Buffer.concat(bytes)) as StoredIndex), at: stored.at };
  } catch {
    // Written by a later version of Node.
    return null;
  }
}

/** Columns are views of the bytes that they were read from: copies let those go. */
const ownColumns = (columns: StoredIndex): StoredIndex =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, Array.isArray(column) ? column : column.slice()]),
  ) as StoredIndex;
