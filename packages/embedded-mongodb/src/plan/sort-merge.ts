import type { Collection, Entry } from '../storage/collection';
import type { Index } from '../storage/database-index';
import { type KeyRange } from './types';

/** The records of several ranges of an index, in the order of what follows in their keys on the ranges' own bytes. */
export function* mergedEntries(
  collection: Collection,
  index: Index,
  ranges: KeyRange[],
  reverse: boolean,
): Generator<number> {
  const walks = ranges.map(({ low, high, own }) => ({
    entries: collection.keyedEntries(index, low, high, reverse),
    own,
  }));
  try {
    const heads = walks.flatMap(({ entries, own }) => advance({ entries, own }));
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
    for (const { entries } of walks) entries.return(undefined);
  }
}

type Walk = { entries: Generator<Entry>; own: number };

function advance({ entries, own }: Walk): (Walk & { record: number; rest: Buffer })[] {
  const { value, done } = entries.next();
  return done ? [] : [{ entries, own, record: value.record, rest: value.key.subarray(own) }];
}
