import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { ObjectId } from 'mongodb';

const keys = new AsyncLocalStorage<string>();

/** Runs the work of a call that is identified by a key, which its repeats have, too. */
export const withCallKey = <T>(key: string, work: () => Promise<T>): Promise<T> => keys.run(key, work);

/**
 * The id for the record that the present call adds: the same in every repeat of a call with an Idempotency-Key, so that
 * a repeat finds the record of a run that was stopped; else a new one. `part` tells several records of one call apart.
 */
export function recordId(part = ''): ObjectId {
  const key = keys.getStore();
  if (key === undefined) return new ObjectId();
  return new ObjectId(createHash('sha256').update(`${key}\n${part}`).digest().subarray(0, 12));
}
