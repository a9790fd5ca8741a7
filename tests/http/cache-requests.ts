import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';

export type Sent = { path: string; method: string; headers: Record<string, string> };
export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends headers that fetch would refuse or change. */
export const send = (shop: string, { path, method, headers }: Sent): Promise<Received> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(shop);
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

/** The body without its encoding; as Latin letters, because it may be a picture. */
export function decoded({ headers, body }: Received): string {
  const encoding = headers['content-encoding'];
  if (body.length === 0) return '';
  const bytes =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return bytes.toString(/^(image|application\/pdf)/.test(headers['content-type'] ?? '') ? 'latin1' : 'utf8');
}

const paths = [
  '/',
  '/shop',
  '/shop/drills',
  '/shop/drills?q=bit',
  '/shop/drills?brand=Ferrox&sort=price-low',
  '/shop?q=cordless+drill',
  '/product/18-v-drill-driver-75-nm',
  '/product/bench-vise-125-mm',
  '/product/no-such-product',
  '/product/bench-vise-125-mm/data-sheet.pdf',
  '/product/no-such-product/data-sheet.pdf',
  '/about',
  '/blog',
  '/terms',
  '/login',
  '/cart',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/feeds/google.xml',
  '/feeds/google.tsv',
  '/feeds/new-products.xml',
  '/pictures/items/128/cordless-drill.webp',
  '/pictures/v0123456789/items/128/cordless-drill.webp',
  '/pictures/placeholder/product.svg',
  '/pictures/items/no-such.webp',
  '/api/item',
  '/api/item?limit=3',
  '/api/item?limit=3&limit=4',
  '/api/item?unknown=1',
  '/api/me',
  '/no-such-page',
];
const oddHeaders: [name: string, value: string][] = [
  ['cookie', 'next-auth.session-token=forged; theme=dark'],
  ['cookie', '__prerender_bypass=1'],
  ['rsc', '1'],
  ['rsc', '0'],
  ['next-router-prefetch', '1'],
  ['next-router-prefetch', '2'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-router-segment-prefetch', '/../../etc'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-url', '/evil'],
  ['purpose', 'prefetch'],
  ['range', 'bytes=0-9'],
  ['range', 'bytes=5-'],
  ['if-range', '"no-such-version"'],
  ['if-none-match', '"no-such-version"'],
  ['if-modified-since', 'Mon, 02 Nov 2020 08:00:00 GMT'],
  ['user-agent', 'Googlebot'],
  ['accept', 'text/x-component'],
  ['accept', 'image/avif,image/webp,*/*'],
  ['accept', 'image/avif;q=0, */*'],
  ['accept-language', 'de'],
  ['authorization', 'Bearer forged'],
];
/** Headers between the parts of Next or of a proxy, which the shop doesn't take from a client. */
export const internalHeaders = [
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-matched-path', '/admin'],
  ['x-invoke-path', '/admin'],
  ['x-middleware-prefetch', '1'],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', '1'],
  ['x-now-route-matches', '1=admin'],
] as const;

const encodings = ['identity', 'gzip', 'br', 'br;q=0, gzip', '*', 'gzip, deflate, br, zstd'];
const queries = [
  '',
  '',
  '',
  'utm_source=mail',
  '_rsc=abc',
  '_rsc=%3Cscript%3E',
  'x-evil=%22onload',
  'from=//evil',
];

type Router = { prefetch?: '1' | '2'; segment?: string; tree?: string; url?: string };
/** What Next's router sends: navigation from any page, prefetches of a page, its tree or one of its segments. */
const anyRouter: fc.Arbitrary<Router> = fc.record(
  {
    prefetch: fc.constantFrom('1', '1', '2'),
    segment: fc.constantFrom('/_tree', '/_head', '/_full', '/no-such-segment'),
    tree: fc.constantFrom(
      '%5B%22%22%5D',
      '%5B%22%22%2C%7B%22children%22%3A%5B%22cart%22%5D%7D%5D',
      'no tree',
    ),
    url: fc.constantFrom('/', '/cart'),
  },
  { requiredKeys: [] },
);

async function asRouter(
  { path, headers, ...sent }: Sent,
  { prefetch, segment, tree, url }: Router,
): Promise<Sent> {
  const hash = await computeCacheBustingSearchParam(prefetch, segment, tree, url);
  const named = { prefetch, 'segment-prefetch': segment, 'state-tree': tree };
  const given = Object.entries(named).flatMap(([name, value]) =>
    value ? [[`next-router-${name}`, value]] : [],
  );
  return {
    ...sent,
    path: `${path}${path.includes('?') ? '&' : '?'}${hash ? `_rsc=${hash}` : '_rsc'}`,
    headers: { ...headers, rsc: '1', ...Object.fromEntries(given), ...(url && { 'next-url': url }) },
  };
}

/** Requests of visitors, of Next's router, of attackers, and of people with one of the sessions. */
export async function anyRequests(
  count: number,
  { sessions, files }: { sessions: string[]; files: string[] },
): Promise<Sent[]> {
  const any = fc
    .record({
      path: fc.constantFrom(...paths, ...files),
      query: fc.constantFrom(...queries),
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
      encoding: fc.constantFrom(...encodings),
      odd: fc.array(fc.constantFrom(...oddHeaders, ...internalHeaders), { maxLength: 3 }),
      session: fc.constantFrom(undefined, undefined, ...sessions),
      router: fc.option(anyRouter, { freq: 2 }),
    })
    .map(({ path, query, method, encoding, odd, session, router }) => {
      const sign = path.includes('?') ? '&' : '?';
      const headers = {
        ...Object.fromEntries(odd),
        'accept-encoding': encoding,
        ...(session && { cookie: session }),
      };
      // Next's router sends none of the odd headers of its own names.
      for (const name of Object.keys(headers))
        if (router && /^(rsc$|next-)/.test(name)) Reflect.deleteProperty(headers, name);
      const sent = { path: query && !router ? `${path}${sign}${query}` : path, method, headers };
      return { sent, router };
    });
  const sampled = fc.sample(any, { numRuns: count, seed: 7 });
  return Promise.all(sampled.map(({ sent, router }) => (router ? asRouter(sent, router) : sent)));
}
