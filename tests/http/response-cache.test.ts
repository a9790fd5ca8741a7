import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { closeTheDatabase, signUpPerson, theDatabase, uniqueIpAddress } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { startShop, type Shop } from '../support/shop';

const cases = Number(process.env.CACHE_CASES ?? 1_000);

type Sent = { path: string; method: string; headers: Record<string, string> };
type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let uncached: Shop;
beforeAll(async () => {
  uncached = await startShop({ ...theSettings(), RESPONSE_CACHE_MB: '0' });
}, 60_000);
afterAll(async () => {
  await uncached.stop();
  await closeTheDatabase();
});

/** Sends headers that fetch would refuse or change. */
const send = (shop: string, { path, method, headers }: Sent): Promise<Received> =>
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

function decoded({ headers, body }: Received): string {
  const encoding = headers['content-encoding'];
  if (body.length === 0) return '';
  return (
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  ).toString();
}

/**
 * The contents of a body. React orders what a page's head holds, and numbers the rows of its data in scripts and
 * payloads, as they become ready: two renderings of a page agree in all but that order. Of a payload, its texts are
 * compared.
 */
function contentOf(received: Received, plain: (text: string) => string): string {
  const text = plain(decoded(received));
  const type = received.headers['content-type'] ?? '';
  if (type.startsWith('text/x-component')) return [...new Set(text.match(/"[^"$]{4,}"/g))].sort().join('\n');
  if (!type.startsWith('text/html')) return text;
  const withoutScripts = text.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  return withoutScripts.split(/(?=<)/).sort().join('\n');
}

/** What both servers must agree on: everything but their address, nonces, times, encodings of short bodies and the way to the page. */
function essence(received: Received, sent: Sent, shop: string) {
  const plain = (text: string) =>
    text
      .replaceAll(shop, 'http://shop')
      .replaceAll(new URL(shop).host, 'shop')
      .replace(/nonce[-=":\\]*[\w+/=]{20,}/g, 'nonce')
      .replace(/('sha256-[\w+/=]+'\s?)+/g, 'hashes ');
  const { headers, status } = received;
  // A HEAD response that Next makes doesn't say on which encoding it depends, nor which scripts it allows.
  const bodyHeaders = sent.method === 'HEAD' ? [] : ['vary', 'content-security-policy'];
  const kept = ['content-type', 'cache-control', 'location', 'set-cookie', ...bodyHeaders];
  // A page rendered for one request lists its scripts in the order in which they were ready.
  const isShared =
    headers['x-nextjs-cache'] !== undefined || !/html|x-component/.test(headers['content-type'] ?? '');
  return {
    status,
    body: isShared ? contentOf(received, plain) : null,
    headers: kept.map((name) => [name, plain(String(headers[name] ?? ''))]),
  };
}

const paths = [
  '/',
  '/shop',
  '/shop/drills',
  '/shop/drills?q=bit',
  '/product/18-v-drill-driver-75-nm',
  '/product/bench-vise-125-mm',
  '/product/no-such-product',
  '/about',
  '/blog',
  '/terms',
  '/login',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/api/item',
  '/api/item?limit=3',
  '/api/item?limit=3&limit=4',
  '/api/item?unknown=1',
  '/no-such-page',
];
const oddHeaders: [name: string, value: string][] = [
  ['cookie', 'next-auth.session-token=forged; theme=dark'],
  ['cookie', '__prerender_bypass=1'],
  ['rsc', '1'],
  ['next-router-prefetch', '1'],
  ['next-router-prefetch', '2'],
  ['next-router-segment-prefetch', '/_tree'],
  ['next-router-segment-prefetch', '/../../etc'],
  ['next-router-state-tree', '%5B%22%22%5D'],
  ['next-url', '/evil'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-matched-path', '/admin'],
  ['x-invoke-path', '/admin'],
  ['x-middleware-prefetch', '1'],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', '1'],
  ['x-now-route-matches', '1=admin'],
  ['purpose', 'prefetch'],
  ['range', 'bytes=0-9'],
  ['if-none-match', '"no-such-version"'],
  ['user-agent', 'Googlebot'],
  ['accept', 'text/x-component'],
  ['accept-language', 'de'],
  ['authorization', 'Bearer forged'],
];
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

const anyRequest: fc.Arbitrary<Sent> = fc
  .record({
    path: fc.constantFrom(...paths),
    query: fc.constantFrom(...queries),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'),
    encoding: fc.constantFrom(...encodings),
    odd: fc.array(fc.constantFrom(...oddHeaders), { maxLength: 3 }),
  })
  .map(({ path, query, method, encoding, odd }) => ({
    path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
    method,
    headers: { ...Object.fromEntries(odd), 'accept-encoding': encoding },
  }));

test('whatever was asked before, the cache answers what a server without one answers', async () => {
  for (const sent of fc.sample(anyRequest, { numRuns: cases, seed: 7 })) {
    const [one, other] = await Promise.all([send(theShop(), sent), send(uncached.url, sent)]);
    expect([sent, essence(one, sent, theShop())]).toEqual([sent, essence(other, sent, uncached.url)]);
  }
}, 300_000);

const get = (path: string, headers: Record<string, string> = {}) =>
  send(theShop(), { path, method: 'GET', headers: { 'accept-encoding': 'br', ...headers } });

test('a stored page, list of products and feed are sent without Next, and with 304 to who has them', async () => {
  for (const path of ['/about', '/api/item?limit=5', '/sitemaps/products-1.xml']) {
    const first = await get(path);
    const again = await get(path);
    expect([path, again.status, again.body.equals(first.body)]).toEqual([path, 200, true]);
    // A route handler gives each response an id of its own; a stored response has none.
    expect(again.headers['x-request-id']).toBeUndefined();
    expect(again.headers['x-cache-tags']).toBeUndefined();
    const { etag } = again.headers;
    if (!etag) continue;
    const known = await get(path, { 'if-none-match': etag });
    expect([path, known.status, known.body.length]).toEqual([path, 304, 0]);
    expect(known.headers['content-security-policy']).toBeUndefined();
  }
});

test('a new price is in the public list with the next request', async () => {
  const admin = await new Person(theShop(), uniqueIpAddress()).signIn(demoAdmin);
  type Stored = { slug: string; variants: { sku: string }[] };
  const [stored] = await theDatabase()
    .collection<Stored>('items')
    .find({ state: 'published' })
    .sort({ _id: 1 })
    .limit(1)
    .toArray();
  const { sku } = stored!.variants[0]!;
  for (const price of [45_671, 45_672]) {
    await get('/api/item?limit=1');
    expect((await admin.put(`/api/products/skus/${sku}/price`, { price })).status).toBe(200);
    expect(decoded(await get('/api/item?limit=1'))).toContain(String(price));
    expect(decoded(await get(`/product/${stored!.slug}`))).toContain(`456.7${price % 10}`);
  }
});

test('what is about one person is never stored', async () => {
  const [one, other] = [await signUpPerson(theShop()), await signUpPerson(theShop())];
  const signIn = (person: typeof one) => new Person(theShop(), uniqueIpAddress()).signIn(person);
  const [asOne, asOther] = [await signIn(one), await signIn(other)];
  for (const path of ['/api/me', '/cart', '/profile', '/dashboard/allUser', '/api/account/export']) {
    const [first, second] = [await asOne.get(path), await asOther.get(path)];
    expect([path, first.text.includes(other.email), second.text.includes(one.email)]).toEqual([
      path,
      false,
      false,
    ]);
    const visitor = await get(path);
    expect([path, decoded(visitor).includes(one.email)]).toEqual([path, false]);
  }
});
