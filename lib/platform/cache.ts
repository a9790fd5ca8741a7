import { AsyncLocalStorage } from 'node:async_hooks';
import { revalidateTag, unstable_cache } from 'next/cache';
import { cache } from 'react';
import { everything } from '../shared/cache-tags';
import { announceChange, publishChange } from './changes';
import { isInsideNext } from './env';
import { log } from './log';

/** While a cached read is being made: runs a function as if it were called where that read was asked for. */
const outsideRead = new AsyncLocalStorage<<R>(run: () => R) => R>();

/**
 * Caches a read until one of its tags expires, and for five minutes at most. Values must survive JSON: plain views, no
 * Date, no ObjectId; nobody may change them, since the parts of one page that read the same get one object. Outside a Next
 * server (scripts, tests) it always reads. A read that returns another shape needs another name: on Vercel what is cached
 * outlives a deployment.
 */
export function cached<Args extends (string | number | boolean | null)[], T>(
  name: string,
  read: (...args: Args) => Promise<T>,
  tagsFor: (...args: Args) => string[],
): (...args: Args) => Promise<T> {
  if (!isInsideNext()) return read;
  const readOnce = cache((...args: Args) => {
    const outside = AsyncLocalStorage.snapshot();
    return unstable_cache(() => outsideRead.run(outside, read, ...args), [name, ...args.map(String)], {
      tags: [everything, ...tagsFor(...args)],
      revalidate: 300,
    })();
  });
  // Next does not cache a read within another, so it is made for the page, which gets its tags, too. While the other one
  // comes from the cache nobody asks for this one: the tags of the other must name all that it reads.
  return (...args) => {
    const outside = outsideRead.getStore();
    return outside ? outside(() => readOnce(...args)) : readOnce(...args);
  };
}

const tagPage = cached(
  'page-tags',
  async (joined: string) => joined,
  (joined) => joined.split(' '),
);

/** Makes the page that is being rendered expire with these tags, although what it shows is read without a cache. */
export async function expireWith(tags: string[]): Promise<void> {
  await tagPage(tags.join(' '));
}

/**
 * Expires everything cached under one of the tags: here the next request renders or reads it again, and the other
 * servers on the database are told. Never throws: the write that made the tags stale is done.
 */
export async function expire(tags: string[]): Promise<void> {
  announceChange(tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  await publishChange(tags).catch((error: unknown) => log.warn({ err: error, tags }, 'change not published'));
}
