import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { requestIdHeader } from '../lib/platform/request-id';
import { memoryLimits } from '../lib/platform/memory';
import { cacheTagsHeader } from '../lib/shared/cache-tags';
import type { Encoding } from './page-encoding';
import type { Conditions } from './conditional-response';
import { ResponseCache, type Moment } from './response-cache';
import type { Finish } from './single-flight';

/** What a response depends on, beside its encoding: Next gets this address and these headers in place of the request's. */
export type Asked = {
  url: string;
  headers: Record<string, string>;
  isFile: boolean;
  /** A file of the build, which only the next build changes. */
  isStatic: boolean;
};

/** A request whose response may be stored, for everybody who asks for the same. */
export type SharedRequest = {
  cache: ResponseCache;
  key: string;
  encoding: Encoding | null;
  conditions: Conditions;
  moment: Moment;
  /** What expires the response; set by server/page-cache.mjs when Next takes a page from its cache. */
  tags?: string[];
  asked: Asked;
  /** Set where others wait for this response; called once it is known whether it is stored. */
  finish?: Finish;
};

const bytes = memoryLimits().responses * 1024 * 1024;

/** The stored responses of this server. Files have a share of their own: a few large ones would displace many pages. */
export const storedPages = new ResponseCache((bytes * 3) / 4);
export const storedFiles = new ResponseCache(bytes / 4);

/** The key of a response: its encoding, the address and the headers that Next gets. */
export const keyOf = (encoding: Encoding | null, url: string, headers: Record<string, string> = {}): string =>
  [encoding ?? '', url, ...Object.values(headers)].join(' ');

const current = new AsyncLocalStorage<SharedRequest>();

// Next loads its cache handler as a module of its own: this is what that module and the server share.
Object.assign(globalThis, {
  [Symbol.for('hexbolt.responses')]: {
    expire: (tags: string[]) => [storedPages, storedFiles].forEach((cache) => cache.expire(tags)),
    addTags: (tags: string[]) => {
      const request = current.getStore();
      if (request) request.tags = tags;
    },
  },
});

/** Runs `handle` so that the cache handler of Next can tell the tags of the page. */
export const withTags = (request: SharedRequest, handle: () => void): void => current.run(request, handle);

/** Headers of one response alone. */
const ownHeaders = [
  requestIdHeader,
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'set-cookie',
  cacheTagsHeader,
];

/**
 * Seconds for which a response is stored; 0 for not at all. It is stored where Next has it in its cache, where the
 * route handler names its tags, and for files, unless it is private or sets a cookie. A response that can't change is
 * stored for an hour at most, others for as long as Next takes them as fresh, five minutes at most.
 */
function sharedSeconds({ asked: { isStatic } }: SharedRequest, response: ServerResponse): number {
  const isOfNext = ['HIT', 'MISS'].includes(String(response.getHeader('x-nextjs-cache')));
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return 0;
  if (!isOfNext && !isStatic && !response.hasHeader(cacheTagsHeader)) return 0;
  const control = String(response.getHeader('cache-control'));
  if (/\b(private|no-store)\b/.test(control)) return 0;
  if (/\bimmutable\b/.test(control)) return 3600;
  const [, seconds = /\bpublic\b/.test(control) ? '60' : '0'] = /\bs-maxage=(\d+)/.exec(control) ?? [];
  return Math.min(Number(seconds), 300);
}

/** Whether the response may be stored for all visitors. */
export const isShareable = (shared: SharedRequest, response: ServerResponse): boolean =>
  sharedSeconds(shared, response) > 0;

/** Stores a response whose headers are complete. Without known tags nothing could expire it: it is not stored. */
export function storeResponse(shared: SharedRequest, response: ServerResponse, body: Buffer): void {
  shared.finish?.(isStored(shared, response, body));
}

/** Whether the response is stored, or could be had it not expired while it was made. */
function isStored(shared: SharedRequest, response: ServerResponse, body: Buffer): boolean {
  // Next sets the headers of route handlers as lists of one value.
  const own = response.getHeader(cacheTagsHeader);
  const tags = own === undefined ? shared.tags : String(own).split(',');
  const seconds = sharedSeconds(shared, response);
  if (!tags?.length || seconds === 0) return false;
  const headers = { ...response.getHeaders() };
  for (const name of ownHeaders) delete headers[name];
  if (headers['x-nextjs-cache']) headers['x-nextjs-cache'] = 'HIT';
  return shared.cache.store(shared.key, { headers, bytes: body, tags }, seconds, shared.moment);
}
