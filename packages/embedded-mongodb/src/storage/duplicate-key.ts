import { format } from '../bson/format';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';
import type { Index } from './database-index';

/** The error for a second document with the same key in a unique index. */
export function duplicateKey(ns: string, index: Index, doc: Doc, key: Buffer): ServerError {
  const row = index.valuesOf(doc).find((values) => index.keyOf(values).equals(key)) ?? [];
  const keyValue = Object.fromEntries(index.fields.map(({ path }, i) => [path, row[i] ?? null]));
  const { name, key: keyPattern } = index.record;
  return new ServerError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${ns} index: ${name} dup key: ${format(keyValue)}`,
    { keyPattern, keyValue },
  );
}
