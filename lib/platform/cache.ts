import { revalidateTag, unstable_cache } from 'next/cache';
import { everything } from '../shared/cache-tags';
import { isInsideNext } from './env';

/**
 * Caches a read until one of its tags expires, and for five minutes at most: other servers on the same database notice a
 * change only then. Values must survive JSON: plain views, no Date, no ObjectId. Outside a Next server (scripts, tests)
 * it always reads.
 */
export function cached<Args extends (string | number | boolean | null)[], T>(
  name: string,
  read: (...args: Args) => Promise<T>,
  tagsFor: (...args: Args) => string[],
): (...args: Args) => Promise<T> {
  if (!isInsideNext()) return read;
  return (...args) =>
    unstable_cache(() => read(...args), [name, ...args.map(String)], {
      tags: [everything, ...tagsFor(...args)],
      revalidate: 300,
    })();
}

/** Expires everything cached under one of the tags: the next request renders or reads it again. */
export function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
