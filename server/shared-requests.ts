import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setting } from '../lib/platform/env';
import { cacheTagsHeader } from '../lib/shared/cache-tags';
import { encodingFor, type Encoding } from './compressed-pages';
import { ResponseCache, type StoredResponse } from './response-cache';
import type { Routes } from './routes';

/** A request whose response may be stored. `tags` are set by server/page-cache.mjs when Next takes a page from its cache. */
export type SharedRequest = { key: string; encoding: Encoding | null; moment: number; tags?: string[] };

const maxFreshSeconds = 60;

/** The responses that this server has stored. */
export const responses = new ResponseCache(setting('RESPONSE_CACHE_MB') * 1024 * 1024);
const current = new AsyncLocalStorage<SharedRequest>();

// Next loads its cache handler as a module of its own: this is what that module and the server share.
Object.assign(globalThis, {
  [Symbol.for('hexbolt.responses')]: {
    expire: (tags: string[]) => responses.expire(tags),
    addTags: (tags: string[]) => {
      const request = current.getStore();
      if (request) request.tags = tags;
    },
  },
});

/** All that Next may know of the request for a prerendered page: what the page depends on, and nothing else. */
const keyedHeaders = new Set([
  'host',
  'connection',
  'accept-encoding',
  'x-forwarded-for',
  'content-security-policy',
]);

/** Calls that read nothing but their query. */
const publicCalls = new Set(['/api/item']);

const isPreview = ({ headers }: IncomingMessage) =>
  /(^|;\s*)__(prerender_bypass|next_preview_data)=/.test(headers.cookie ?? '');

/**
 * The request as one that the cache can serve, or null: a GET or HEAD of a prerendered page, or a call whose
 * response is the same for everybody. Headers that the response doesn't depend on are removed, so that no stored page can show them.
 */
export function readSharedRequest(request: IncomingMessage, routes: Routes): SharedRequest | null {
  const { method, url = '', headers } = request;
  // Next checks the headers of a payload request against its `_rsc`, so it needs them all.
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return null;
  const encoding = encodingFor(headers['accept-encoding']);
  const keyFor = (address: string) => `${encoding ?? ''} ${address}`;
  const [path = '', query = ''] = url.split('?', 2);
  const isPublicCall = publicCalls.has(path) && query.length <= 200;
  if (!isPublicCall && (!routes.isPrerendered(path) || query || isPreview(request))) return null;
  for (const name of Object.keys(headers)) if (!keyedHeaders.has(name)) delete headers[name];
  return { key: keyFor(url), encoding, moment: responses.moment() };
}

/** Runs `handle` so that the cache handler of Next can tell the tags of the page. */
export const withTags = (request: SharedRequest, handle: () => void): void => current.run(request, handle);

/** Headers of one response alone. */
const ownHeaders = [
  'x-request-id',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'set-cookie',
  cacheTagsHeader,
];

/** Seconds for which Next or a route handler allows shared caches to store the response; 0 for not at all. */
function sharedSeconds(response: ServerResponse): number {
  const isPage = ['HIT', 'MISS'].includes(String(response.getHeader('x-nextjs-cache')));
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return 0;
  if (!isPage && !response.hasHeader(cacheTagsHeader)) return 0;
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  return Math.min(Number(seconds), maxFreshSeconds);
}

/** Whether the response may be stored for all visitors. */
export const isShareable = (response: ServerResponse): boolean => sharedSeconds(response) > 0;

/** Stores a response whose headers are complete. Without known tags nothing could expire it: it is not stored. */
export function storeResponse(shared: SharedRequest, response: ServerResponse, bytes: Buffer): void {
  // Next sets the headers of route handlers as lists of one value.
  const own = response.getHeader(cacheTagsHeader);
  const tags = own === undefined ? shared.tags : String(own).split(',');
  const seconds = sharedSeconds(response);
  if (!tags?.length || seconds === 0) return;
  const headers = { ...response.getHeaders() };
  for (const name of ownHeaders) delete headers[name];
  if (headers['x-nextjs-cache']) headers['x-nextjs-cache'] = 'HIT';
  responses.store(shared.key, { headers, bytes, tags }, seconds, shared.moment);
}

/** Whether an If-None-Match header names this entity tag. */
export const namesEtag = (known: string | undefined, etag: unknown): boolean =>
  etag !== undefined &&
  (known ?? '')
    .split(/\s*,\s*/)
    .some((one) => one === '*' || one.replace(/^W\//, '') === String(etag).replace(/^W\//, ''));

/** Headers that a 304 leaves out. */
export const bodyHeaders = ['content-security-policy', 'content-type', 'content-length', 'content-encoding'];

/**
 * The headers of a 304. A browser would apply a policy in it to the page that it has stored; the policy of that page
 * stays.
 */
const withoutBody = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !bodyHeaders.includes(name)));

/** Sends a stored response, or 304 when the client has it. `known` is the request's If-None-Match. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, bytes }: StoredResponse,
  known: string | undefined,
): void {
  if (namesEtag(known, headers.etag)) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
