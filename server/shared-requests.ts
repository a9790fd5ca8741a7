import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { takesAvif } from '../lib/images/rules';
import { everything } from '../lib/shared/cache-tags';
import { isFilteredList } from '../lib/shared/list-parameters';
import { encodingFor } from './page-encoding';
import { readConditions } from './conditional-response';
import { navigationHash, readNavigation } from './navigation-requests';
import type { Routes } from './routes';
import { keyOf, storedFiles, storedPages, type Asked, type SharedRequest } from './stored-responses';

/** What Next gets of any request whose response is stored: nothing that the response depends on. */
const passedHeaders = new Set([
  'host',
  'connection',
  'accept-encoding',
  'x-forwarded-for',
  'content-security-policy',
]);

/** Calls that read nothing but their query. */
const publicCalls = new Set(['/api/item']);
const picture = /^\/api\/images\/[\w-]+$/;
const document = /^\/api\/documents\/[\w-]+$/;
const dataSheet = /^\/product\/[^/]+\/data-sheet\.pdf$/;

/**
 * The request as one that the cache can serve, or null: a GET or HEAD of a page that is the same for everybody, of its
 * data for navigation, of a picture, a document or a public call.
 */
export function readSharedRequest(request: IncomingMessage, routes: Routes): SharedRequest | null {
  const { method, headers } = request;
  const isReading = method === 'GET' || method === 'HEAD';
  if (!isReading || headers['if-match'] !== undefined || headers['if-unmodified-since'] !== undefined)
    return null;
  const asked = readStoredPage(request) ?? readFile(request, routes) ?? readPage(request, routes);
  if (!asked) return null;
  const cache = asked.isFile ? storedFiles : storedPages;
  // Pictures and PDFs are compressed already.
  const encoding =
    asked.isFile && !asked.url.endsWith('.svg') ? null : encodingFor(headers['accept-encoding']);
  return {
    cache,
    key: keyOf(encoding, asked.url, asked.headers),
    encoding,
    conditions: readConditions(request),
    moment: cache.moment(),
    asked,
    ...(asked.isStatic && { tags: [everything] }),
  };
}

/**
 * Leaves of a request for Next only what is in its key, so that no stored response can show anything else of the request.
 */
export function passOnlyAsked(request: IncomingMessage, { asked }: SharedRequest): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) if (!passedHeaders.has(name)) delete headers[name];
  Object.assign(headers, asked.headers);
  request.url = asked.url;
  // A HEAD gets the headers of a GET. Node sends no body with it.
  request.method = 'GET';
}

/** A page or public call that is stored under this very address: what was found out about it then holds. */
function readStoredPage(request: IncomingMessage): Asked | null {
  const { url = '', headers } = request;
  if (isOfRouter(headers) || isPreview(request)) return null;
  const isStored = storedPages.peek(keyOf(encodingFor(headers['accept-encoding']), url)) !== undefined;
  return isStored ? { url, headers: {}, isFile: false, isStatic: false } : null;
}

/** A picture or PDF that everybody gets. Pictures are AVIF for those who take it, which is all that they vary by. */
function readFile(request: IncomingMessage, routes: Routes): Asked | null {
  const { url = '', headers } = request;
  const [path = '', query = ''] = url.split('?', 2);
  // Nobody asks for a file as the data of a page, or in a preview: Next decides what becomes of that.
  if (isOfRouter(headers) || isPreview(request)) return null;
  const format: Record<string, string> = takesAvif(headers.accept) ? { accept: 'image/avif' } : {};
  if (path.startsWith('/pictures/') && routes.isFile(path))
    return { url: path, headers: format, isFile: true, isStatic: true };
  if (picture.test(path) && query.length <= 200)
    return { url, headers: format, isFile: true, isStatic: false };
  if (document.test(path) || (dataSheet.test(path) && routes.isPrerendered(path)))
    return { url: path, headers: {}, isFile: true, isStatic: false };
  return null;
}

/** Whether the request has a header of Next's router. */
const isOfRouter = (headers: IncomingHttpHeaders) =>
  ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'].some((name) => headers[name] !== undefined);

const isPreview = ({ headers }: IncomingMessage) =>
  /(^|;\s*)__(prerender_bypass|next_preview_data)=/.test(headers.cookie ?? '');

/** A prerendered page, its data for navigation, or a public call. */
function readPage(request: IncomingMessage, routes: Routes): Asked | null {
  const { url = '', headers } = request;
  const [path = '', query = ''] = url.split('?', 2);
  const page = (rest: Record<string, string>, address = url) => ({
    url: address,
    headers: rest,
    isFile: false,
    isStatic: false,
  });
  if (isPreview(request)) return null;
  if (publicCalls.has(path)) return query.length <= 200 && !isOfRouter(headers) ? page({}) : null;
  if (!routes.isPrerendered(path)) return null;
  const isPage = (search: string) => !search || isFilteredList(path, new URLSearchParams(search));
  if (!isOfRouter(headers)) return isPage(query) ? page({}) : null;
  const navigation = readNavigation(headers, query);
  if (!navigation || !isPage(navigation.query)) return null;
  const hash = navigationHash(navigation.headers);
  const search = [navigation.query, hash ? `_rsc=${hash}` : '_rsc'].filter(Boolean).join('&');
  return page(navigation.headers, `${path}?${search}`);
}
