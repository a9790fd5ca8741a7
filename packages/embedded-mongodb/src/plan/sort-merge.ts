import type { Collection, Entry } from '../storage/collection';
import type { Index } from '../storage/database-index';
import type { KeyRange } from './types';

/**
 * Merges the sorted entries of several ranges of an index (k-way merge) and yields their records. Entries are compared
 * by the part of the key behind each range's prefix.
 */
export function* sortMerge(
  collection: Collection,
  index: Index,
  ranges: KeyRange[],
  reverse: boolean,
): Generator<number> {
  const cursors = ranges.map(({ low, high, prefixLength }) => ({
    entries: collection.scanEntries(index, low, high, reverse),
    prefixLength,
  }));
  try {
    const heads = cursors.flatMap(({ entries, prefixLength }) => advance({ entries, prefixLength }));
    while (heads.length) {
      let best = 0;
      for (let i = 1; i < heads.length; i++) {
        const order = Buffer.compare(heads[i]!.rest, heads[best]!.rest);
        if (reverse ? order > 0 : order < 0) best = i;
      }
      const head = heads[best]!;
      yield head.record;
      heads.splice(best, 1, ...advance(head));
    }
  } finally {
    for (const { entries } of cursors) entries.return(undefined);
  }
}

type RangeCursor = { entries: Generator<Entry>; prefixLength: number };

function advance({ entries, prefixLength }: RangeCursor): (RangeCursor & { record: number; rest: Buffer })[] {
  const { value, done } = entries.next();
  return done
    ? []
    : [{ entries, prefixLength, record: value.record, rest: value.key.subarray(prefixLength) }];
}
