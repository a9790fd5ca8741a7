import { log } from '../../platform/log';
import type { ProductIndex } from '../rules/product-index/product-index';

/** An index that follows the catalog. */
export type LiveIndex = {
  /** The index with every change that was announced before the call; null when there is none. */
  fresh: () => Promise<ProductIndex | null>;
};

// Next may load this module several times in a process.
const held = globalThis as { hexboltIndex?: LiveIndex };

/** Sets the index that searches of this process use; null for none. */
export function setIndex(index: LiveIndex | null): void {
  if (index) held.hexboltIndex = index;
  else delete held.hexboltIndex;
}

/** The index of this process; null when searches ask the database. */
export async function findIndex(): Promise<ProductIndex | null> {
  try {
    return (await held.hexboltIndex?.fresh()) ?? null;
  } catch (error) {
    log.warn({ err: error }, 'the search index is behind: the database is searched');
    return null;
  }
}
