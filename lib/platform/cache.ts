import { AsyncLocalStorage } from 'node:async_hooks';
import { revalidateTag, unstable_cache } from 'next/cache';
import { cache } from 'react';
import { everything } from '../shared/cache-tags';
import { announceChange, publishChange } from './changes';
import { isInsideNext } from './env';
import { log } from './log';

/** Whether a cached read is being made. */
const insideRead = new AsyncLocalStorage<true>();

/**
 * Caches a read until one of its tags expires, and for five minutes at most. Values must survive JSON: plain views, no
 * Date, no ObjectId; nobody may change them, since the parts of one page that read the same get one object. Outside a Next
 * server (scripts, tests) it always reads.
 */
export function cached<Args extends (string | number | boolean | null)[], T>(
  name: string,
  read: (...args: Args) => Promise<T>,
  tagsFor: (...args: Args) => string[],
): (...args: Args) => Promise<T> {
  if (!isInsideNext()) return read;
  const readOnce = cache((...args: Args) =>
    unstable_cache(() => insideRead.run(true, read, ...args), [name, ...args.map(String)], {
      tags: [everything, ...tagsFor(...args)],
      revalidate: 300,
    })(),
  );
  // A page gets the tags of a read that it makes itself, but not of one within another, whose tags must name all that it reads.
  return (...args) => (insideRead.getStore() ? read(...args) : readOnce(...args));
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
