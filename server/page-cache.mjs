import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import lruCache from 'next/dist/server/lib/lru-cache.js';

const { default: NextCache } = nextCache;
const { LRUCache } = lruCache;
const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 20 };

/**
 * What this module shares with server/shared-requests.ts: Next loads it on its own.
 * @type {() => { addTags(tags: string[]): void, expire(tags: string[]): void } | undefined}
 */
const responses = () => Reflect.get(globalThis, Symbol.for('hexbolt.responses'));

/** Tells the server the cache tags of the page that Next is about to send. @param {unknown} value */
function noteTags(value) {
  const { headers } = /** @type {{ headers?: Record<string, unknown> }} */ (value ?? {});
  const tags = headers?.['x-next-cache-tags'];
  if (typeof tags === 'string') responses()?.addTags(tags.split(','));
}

// How lib/platform/follow-changes.ts expires what another server has changed.
Object.assign(globalThis, {
  [Symbol.for('hexbolt.pages')]: {
    /** @param {string[]} tags */
    expire: (tags) => PageCache.prototype.revalidateTag(tags),
  },
});

/** @type {InstanceType<typeof LRUCache<Buffer>> | undefined} */
let compressed;

/** The paths of the pages that the build has rendered, which alone have files. @type {Set<string> | undefined} */
let built;

/** @param {string} folder */
function builtPages(folder) {
  const { routes } = JSON.parse(readFileSync(join(folder, '..', 'prerender-manifest.json'), 'utf8'));
  return new Set(Object.keys(routes));
}

/** The path of the page in a key of Next's cache. @param {string} key */
const pathOf = (key) => key.replace(/^.*\/\$(?=\/)/, '').replace(/^\/index$/, '/');

/**
 * Next's in-memory cache, extended: pages evicted from it are stored compressed. An entry holds its page three times
 * (HTML, RSC data, segments), so it shrinks to about a fifth. A requested compressed page moves back into Next's cache
 * with its original creation time; Next decides whether it is still valid.
 *
 * Next creates an instance for each request. What a request stores counts as made when the request began: it may have
 * been read before a change that expired its tags meanwhile.
 */
export default class PageCache extends NextCache {
  startedAt = Date.now();

  /** @param {ConstructorParameters<typeof NextCache>[0]} context */
  constructor(context) {
    super(context);
    const { memoryCache } = NextCache;
    built ??= builtPages(context.serverDistDir ?? '');
    if (!memoryCache || compressed) return;
    // Half of what Next's cache may hold, and at least a few pages.
    const maxBytes = Math.max(1024 * 1024, (context.maxMemoryCacheSize ?? 0) / 2);
    compressed = new LRUCache(maxBytes, ({ length }) => length);
    memoryCache.onEvict = (key, entry) => {
      if (entry?.value?.kind === 'APP_PAGE')
        compressed.set(key, brotliCompressSync(serialize(entry), { params }));
    };
  }

  /** @param {Parameters<InstanceType<typeof NextCache>['get']>} args */
  async get(...args) {
    const [key, { kind }] = args;
    const isInMemory = Boolean(NextCache.memoryCache?.get(key));
    const bytes = isInMemory ? undefined : compressed?.get(key);
    // Next would look for a file first: results of reads have none, nor have pages that the build has not rendered.
    const hasFile = this.flushToDisk || (kind !== 'FETCH' && built?.has(pathOf(key)));
    if (!isInMemory && !bytes && !hasFile) return null;
    if (bytes) {
      compressed.remove(key);
      NextCache.memoryCache.set(key, deserialize(brotliDecompressSync(bytes)));
    }
    const entry = await super.get(...args);
    noteTags(entry?.value);
    return entry;
  }

  /** @param {Parameters<InstanceType<typeof NextCache>['set']>} args */
  async set(...args) {
    compressed?.remove(args[0]);
    noteTags(args[1]);
    await super.set(...args);
    const entry = NextCache.memoryCache?.get(args[0]);
    if (entry) entry.lastModified = Math.min(entry.lastModified, this.startedAt);
  }

  /** @param {Parameters<InstanceType<typeof NextCache>['revalidateTag']>} args */
  async revalidateTag(...args) {
    await super.revalidateTag(...args);
    responses()?.expire([args[0]].flat());
  }
}
