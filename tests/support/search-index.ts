import { IndexKeeper } from '@/lib/search/jobs/index-keeper';
import { setIndex } from '@/lib/search/queries/live-index';
import { tags } from '@/lib/shared/cache-tags';

/** The two ways to search. */
export const searchWays = ['the database', 'the index'] as const;
export type SearchWay = (typeof searchWays)[number];

/** An index of the published products, loaded. */
export async function loadedIndex(
  options: { maxBytes?: number; minStored?: number } = {},
): Promise<IndexKeeper> {
  const keeper = new IndexKeeper(options);
  await keeper.load();
  return keeper;
}

/**
 * Lets the searches of this process use one of the ways. Before each, the index applies what was written, unless nothing
 * is.
 */
export async function searchWith(way: SearchWay, { isWritten = true } = {}): Promise<void> {
  setIndex(null);
  if (way === 'the database') return;
  const keeper = await loadedIndex();
  setIndex({
    fresh: () => {
      if (isWritten) keeper.announce([tags.products]);
      return keeper.fresh();
    },
  });
}
