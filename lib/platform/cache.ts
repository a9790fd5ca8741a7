import { revalidateTag, unstable_cache } from 'next/cache';
import { everything } from '../shared/cache-tags';
import { isInsideNext } from './env';

/**
 * A read that is remembered until one of its tags expires, or five minutes at the most: other servers on the
 * same database learn of a change by that limit alone. Values must survive JSON: plain views, no Date, no ObjectId.
 * Outside a Next server (scripts, tests) it reads each time.
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

/** Expires everything that carries one of the tags: the next request renders or reads it again. */
export function expire(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
