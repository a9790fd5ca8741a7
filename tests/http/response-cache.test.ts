import sharp from 'sharp';
import { isRequestId } from '@/lib/platform/request-id';
import { closeTheDatabase, signUpPerson, theDatabase, uniqueIpAddress } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { startShop, type Shop } from '../support/shop';
import { anyRequests, decoded, internalHeaders, send, type Received, type Sent } from './cache-requests';
import { send as upload } from './files';

/** `CACHE_CASES=10000` compares twenty times as many requests. */
const cases = Number(process.env.CACHE_CASES ?? 500);

let uncached: Shop;
beforeAll(async () => {
  uncached = await startShop({ ...theSettings(), RESPONSE_CACHE_MB: '0' });
}, 60_000);
afterAll(async () => {
  await uncached.stop();
  await closeTheDatabase();
});

/**
 * The contents of a body. React orders what a page's head holds, and numbers the rows of its data in scripts and
 * payloads, as they become ready: two renderings of a page agree in all but that order. Of a payload, its texts are
 * compared.
 */
function contentOf(received: Received, plain: (text: string) => string): string {
  const text = plain(decoded(received));
  const type = received.headers['content-type'] ?? '';
  // A data sheet names its shop's address in compressed streams.
  if (type === 'application/pdf') return type;
  if (type.startsWith('text/x-component'))
    return [...new Set(text.match(/[A-Za-z][A-Za-z ,.'’&-]{7,}/g))].sort().join('\n');
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
      // The data of the not-found page has the address as Next got it.
      .replace(/_rsc=[\w-]*/g, '_rsc')
      .replace(/nonce[-=":\\]*[\w+/=]{20,}/g, 'nonce')
      .replace(/('sha256-[\w+/=]+'\s?)+/g, 'hashes ');
  const { headers, status } = received;
  // A HEAD response that Next makes doesn't say on which encoding it depends, nor which scripts it allows.
  const bodyHeaders = sent.method === 'HEAD' ? [] : ['vary', 'content-security-policy'];
  const kept = [
    ...['content-type', 'cache-control', 'location', 'set-cookie', 'content-disposition'],
    ...['x-nextjs-prerender', 'x-nextjs-postponed', 'x-nextjs-rewritten-path', 'x-nextjs-stale-time'],
    ...bodyHeaders,
  ];
  // A page rendered for one request lists its scripts in the order in which they were ready.
  const isShared =
    headers['x-nextjs-cache'] !== undefined || !/html|x-component/.test(headers['content-type'] ?? '');
  return {
    status,
    body: isShared ? contentOf(received, plain) : null,
    // Only one of the servers may have compressed a short body, and says that others get another encoding.
    headers: kept.map((name) => [
      name,
      plain(String(headers[name] ?? '')).replace(/(, )?accept-encoding/i, ''),
    ]),
  };
}

/** The part of a file that the cache sends where the other server sends all of it. */
function partOf(whole: Received, { headers }: Received): Received {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(headers['content-range'] ?? '') ?? [];
  return { ...whole, status: 206, body: whole.body.subarray(Number(first), Number(last) + 1) };
}

/** What a request is to a shop that takes no internal headers. */
const withoutInternal = ({ headers, ...sent }: Sent): Sent => ({
  ...sent,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !internalHeaders.some(([internal]) => internal === name)),
  ),
});

test('whatever was asked before, by whomever, the cache answers what a server without one answers', async () => {
  const people = [await signUpPerson(theShop()), await signUpPerson(theShop())];
  const signedIn = await Promise.all(
    people.map((person) => new Person(theShop(), uniqueIpAddress()).signIn(person)),
  );
  const picture = sharp({ create: { width: 200, height: 100, channels: 3, background: '#f28c18' } });
  const stored = await upload(signedIn[0]!, '/api/images', await picture.png().toBuffer(), 'image/png');
  const { url } = (await stored.json()) as { url: string };
  const sessions = signedIn.map(({ cookieHeader }) => cookieHeader);
  const files = [url, `${url}?w=128`, `${url}?w=7`, `${url}?w=128&x=1`];
  for (const each of await anyRequests(cases, { sessions, files })) {
    // Each comes from an address of its own, so that no limit of calls is met on one server before the other.
    const sent: Sent = { ...each, headers: { ...each.headers, 'x-forwarded-for': uniqueIpAddress() } };
    const [one, complete] = await Promise.all([
      send(theShop(), sent),
      send(uncached.url, withoutInternal(sent)),
    ]);
    const other = one.status === 206 && complete.status === 200 ? partOf(complete, one) : complete;
    expect([sent, essence(one, sent, theShop())]).toEqual([sent, essence(other, sent, uncached.url)]);
    const others = people.filter((_, index) => sent.headers.cookie !== sessions[index]);
    const text = decoded(one);
    expect([sent, others.filter(({ email }) => text.includes(email))]).toEqual([sent, []]);
  }
}, 900_000);

test('a HEAD is about the whole, whatever range it names, with and without the cache', async () => {
  const path = '/pictures/items/128/cordless-drill.webp';
  const asked: Sent = { path, method: 'HEAD', headers: { range: 'bytes=0-9' } };
  const answers = await Promise.all([theShop(), uncached.url].map((shop) => send(shop, asked)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  send(theShop(), { path, method: 'GET', headers: { 'accept-encoding': 'br', ...headers } });

test('a stored page, list of products and feed are sent without Next, and with 304 to who has them', async () => {
  for (const path of ['/about', '/api/item?limit=5', '/sitemaps/products-1.xml']) {
    const first = await get(path);
    const again = await get(path);
    expect([path, again.status, again.body.equals(first.body)]).toEqual([path, 200, true]);
    const ids = [first, again].map(({ headers }) => String(headers['x-request-id']));
    expect([path, ids[0] === ids[1], ids.every(isRequestId)]).toEqual([path, false, true]);
    expect(again.headers['x-cache-tags']).toBeUndefined();
    const { etag } = again.headers;
    if (!etag) continue;
    const known = await get(path, { 'if-none-match': etag });
    expect([path, known.status, known.body.length]).toEqual([path, 304, 0]);
    expect(known.headers['content-security-policy']).toBeUndefined();
  }
});

test('a data sheet and a picture are sent whole, in parts, or as known', async () => {
  for (const path of [
    '/product/bench-vise-125-mm/data-sheet.pdf',
    '/pictures/items/128/cordless-drill.webp',
  ]) {
    // The first is made by Next, the second is stored.
    for (const whole of [await get(path), await get(path)]) {
      expect([path, whole.status, whole.headers['accept-ranges']]).toEqual([path, 200, 'bytes']);
      const part = await get(path, { range: 'bytes=100-299' });
      expect([part.status, part.headers['content-range']]).toEqual([
        206,
        `bytes 100-299/${whole.body.length}`,
      ]);
      expect(part.body.equals(whole.body.subarray(100, 300))).toBe(true);
      expect((await get(path, { range: 'bytes=9999999-' })).status).toBe(416);
      expect((await get(path, { 'if-none-match': whole.headers.etag! })).status).toBe(304);
    }
  }
});

test('a picture is AVIF for who takes it, and may be kept under the address that pages name', async () => {
  const html = decoded(await get('/product/bench-vise-125-mm'));
  const [address = ''] = /\/pictures\/v[0-9a-f]{10}\/items\/390\/[\w-]+\.webp/.exec(html) ?? [];
  const typeOf = async (accept: string) => (await get(address, { accept })).headers['content-type'];
  expect(await typeOf('image/avif,image/webp,*/*')).toBe('image/avif');
  expect(await typeOf('image/webp,*/*')).toBe('image/webp');
  const { headers } = await get(address);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept' });
  const older = await get(address.replace(/v[0-9a-f]{10}/, 'v0000000000'));
  expect([older.status, older.headers['cache-control']]).toEqual([
    200,
    expect.not.stringContaining('immutable'),
  ]);
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

test('of many who ask for a page that nobody has asked for, one gets it from Next and the others what it stored', async () => {
  const ask = (path: string) => Promise.all(Array.from({ length: 20 }, () => fetch(theShop() + path)));
  const pages = await ask('/shop?q=torque+wrench+asked+by+twenty');
  const caches = pages.map(({ headers }) => headers.get('x-nextjs-cache')).sort();
  expect(caches).toEqual([...Array.from({ length: 19 }, () => 'HIT'), 'MISS']);
  expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1);
  // What is not stored is made for each of them.
  const missing = await ask('/product/no-such-product-for-twenty');
  expect(missing.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 404));
});

test('whoever waits for a page gets it though the one who asked first goes away', async () => {
  for (let round = 0; round < 10; round++) {
    const path = `${theShop()}/shop?q=torque+wrench+left+alone+${round}`;
    const first = new AbortController();
    const left = fetch(path, { signal: first.signal }).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const others = Array.from({ length: 3 }, () => fetch(path, { signal: AbortSignal.timeout(20_000) }));
    await new Promise((resolve) => setTimeout(resolve, round));
    first.abort();
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await left;
  }
});
