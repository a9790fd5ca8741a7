import type { IncomingMessage } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import { passOnlyAsked, readSharedRequest } from '@/server/shared-requests';
import { storedFiles, storedPages } from '@/server/stored-responses';

const routes = {
  isKnown: () => true,
  isFile: (path: string) => path === '/pictures/items/a.webp',
  isPrerendered: (path: string) => /^\/(about|shop\/drills|product\/[^/]+(\/data-sheet\.pdf)?)$/.test(path),
  canonicalUrl: (url: string) => url,
};
type Headers = Record<string, string>;

/** What the cache makes of a request: its key, and what Next gets. */
function shared(url: string, headers: Headers = {}, method = 'GET') {
  const request = { method, url, headers: { host: 'shop', ...headers } } as unknown as IncomingMessage;
  const read = readSharedRequest(request, routes);
  if (read) passOnlyAsked(request, read);
  return read && { key: read.key, cache: read.cache, url: request.url, headers: request.headers };
}

/** A request of Next's router as its own code makes it. */
async function navigation(path: string, headers: Headers) {
  const named = (name: string) => headers[`next-${name}`];
  const hash = await computeCacheBustingSearchParam(
    named('router-prefetch') as '1' | undefined,
    named('router-segment-prefetch'),
    named('router-state-tree'),
    named('url'),
  );
  const sign = path.includes('?') ? '&' : '?';
  return shared(`${path}${sign}${hash ? `_rsc=${hash}` : '_rsc'}`, { rsc: '1', ...headers });
}

test('Next gets nothing of a request that is not in its key', () => {
  const odd = { cookie: 'a=b', 'user-agent': 'x', 'x-forwarded-host': 'evil', range: 'bytes=0-1' };
  expect(shared('/about', { ...odd, accept: 'text/html', 'x-forwarded-for': '::1' })).toEqual({
    key: ' /about',
    cache: storedPages,
    url: '/about',
    headers: { host: 'shop', 'x-forwarded-for': '::1' },
  });
});

test('the data of a page is the same wherever the visitor comes from', async () => {
  const states: Headers[] = [
    {},
    { 'next-router-state-tree': '%5B%22%22%5D' },
    { 'next-router-state-tree': '%5B%22other%22%5D', 'next-url': '/cart' },
    { 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%22%22%5D' },
    { 'next-router-prefetch': '2', 'next-router-state-tree': '%5B%22%22%5D' },
  ];
  for (const state of states)
    expect(await navigation('/shop/drills?brand=Ferrox', state)).toEqual({
      key: ' /shop/drills?brand=Ferrox&_rsc 1',
      cache: storedPages,
      url: '/shop/drills?brand=Ferrox&_rsc',
      headers: { host: 'shop', rsc: '1' },
    });
});

test('each segment that a prefetch names is stored on its own, under the address that Next expects for it', async () => {
  const segment = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  const hash = await computeCacheBustingSearchParam('1', '/_tree', undefined, undefined);
  const expected = {
    key: ` /about?_rsc=${hash} 1 1 /_tree`,
    cache: storedPages,
    url: `/about?_rsc=${hash}`,
    headers: { host: 'shop', rsc: '1', ...segment },
  };
  expect(await navigation('/about', segment)).toEqual(expected);
  expect(await navigation('/about', { ...segment, 'next-url': '/cart' })).toEqual(expected);
});

test.each<[string, string, Headers]>([
  ['a hash of other headers', '/about?_rsc=abc', { rsc: '1' }],
  ['no hash', '/about', { rsc: '1' }],
  ['another value of rsc', '/about?_rsc', { rsc: '2' }],
  ['an unknown prefetch', '/about?_rsc', { rsc: '1', 'next-router-prefetch': '9' }],
  ['an unknown name beside it', '/about?x=1&_rsc', { rsc: '1' }],
  ['a file as the data of a page', '/product/a/data-sheet.pdf', { rsc: '1' }],
  ['a preview', '/about', { cookie: '__prerender_bypass=1' }],
  ['an unknown query name', '/about?x=1', {}],
  ['a condition for writing', '/about', { 'if-match': '"one"' }],
])('Next decides about a request with %s', (_, url, headers) => {
  expect(shared(url, headers)).toBeNull();
});

test('files are kept apart from pages, pictures by the format that the client takes', () => {
  const picture = (accept: string) =>
    shared('/pictures/items/a.webp?x=1', { accept, 'accept-encoding': 'br' });
  expect(picture('image/avif,image/webp,*/*')).toMatchObject({
    key: ' /pictures/items/a.webp image/avif',
    cache: storedFiles,
    url: '/pictures/items/a.webp',
    headers: { accept: 'image/avif' },
  });
  for (const accept of ['image/webp,*/*', 'image/avif;q=0, */*', 'image/avifs', 'text/html,image/avif'])
    expect(picture(accept)?.key).toBe(' /pictures/items/a.webp');
  expect(shared('/api/images/abc?w=128', { accept: '*/*' })?.key).toBe(' /api/images/abc?w=128');
  expect(shared('/product/a/data-sheet.pdf')).toMatchObject({
    key: ' /product/a/data-sheet.pdf',
    cache: storedFiles,
    headers: { host: 'shop' },
  });
  expect(shared('/pictures/items/none.webp')).toBeNull();
  expect(shared('/api/images', {}, 'POST')).toBeNull();
});
