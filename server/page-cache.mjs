import { totalmem } from 'node:os';
import { deserialize, serialize } from 'node:v8';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import lruCache from 'next/dist/server/lib/lru-cache.js';

const { default: NextCache } = nextCache;
const { LRUCache } = lruCache;
// On a small machine, or in a small container, no more than an eighth of its memory.
const memory = Math.min(process.constrainedMemory() || Infinity, totalmem());
const packedBytes = Math.min(512 * 1024 * 1024, memory / 8);
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 };

/** @type {InstanceType<typeof LRUCache<Buffer>> | undefined} */
let packed;

/**
 * Next's own cache, which doesn't forget the pages that leave its memory but packs them: a page lies there as HTML, as
 * data and in parts, which say the same, so that packed it takes a fifth of the room. A packed page that is asked for
 * takes its place among the others again, with the time at which it was made: whether it is still right is Next's to say.
 */
export default class PageCache extends NextCache {
  /** @param {ConstructorParameters<typeof NextCache>[0]} context */
  constructor(context) {
    super(context);
    const { memoryCache } = NextCache;
    if (!memoryCache || packed) return;
    packed = new LRUCache(packedBytes, ({ length }) => length);
    memoryCache.onEvict = (key, entry) => {
      if (entry?.value?.kind === 'APP_PAGE')
        packed.set(key, brotliCompressSync(serialize(entry), { params }));
    };
  }

  /** @param {Parameters<InstanceType<typeof NextCache>['get']>} args */
  async get(...args) {
    const [key] = args;
    const bytes = packed?.get(key);
    if (bytes) {
      packed.remove(key);
      NextCache.memoryCache.set(key, deserialize(brotliDecompressSync(bytes)));
    }
    return super.get(...args);
  }

  /** @param {Parameters<InstanceType<typeof NextCache>['set']>} args */
  async set(...args) {
    packed?.remove(args[0]);
    return super.set(...args);
  }
}
