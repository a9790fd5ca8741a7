import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { text } from 'node:stream/consumers';
import { theShop } from '../../support/open-shop';

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request that `fetch` can't: any method, any target, a chunked body without a length. */
function send(options: RequestOptions, body?: Buffer[]): Promise<Reply> {
  const { hostname, port } = new URL(theShop());
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, agent: false, ...options }, async (response) => {
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: await text(response).catch(() => ''),
      });
    });
    // After its response the server closes the connection, even if the body is incomplete.
    sent.on('error', reject);
    for (const chunk of body ?? []) sent.write(chunk);
    sent.end();
  });
}

const codeOf = ({ body }: Reply) => (JSON.parse(body) as { error: { code: string } }).error.code;
const secured = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'strict-transport-security': expect.stringContaining('max-age='),
  'content-security-policy': expect.stringContaining("default-src 'none'"),
};

test.each([
  '/%E0%A4%A',
  '/product/%E0%A4%A',
  '/product/%',
  '/shop/%ff',
  '/blog/tag/%c3%28',
  '/manuals/%zz',
  '/api/item/%E0%A4%A',
  '/pictures/%zz',
  '/_next/static/%zz',
  '/cart/%f0%28',
  '/product/%00',
])('malformed percent-encoding is a 400: %s', async (path) => {
  const reply = await send({ path });
  expect(reply.status).toBe(400);
  expect(codeOf(reply)).toBe('invalid-address');
  expect(reply.headers).toMatchObject(secured);
});

test('malformed percent-encoding in a query is harmless', async () => {
  for (const path of ['/?q=%E0%A4%A', '/shop?q=%E0%A4%A', '/login?from=%E0%A4%A']) {
    expect([path, (await send({ path })).status]).toEqual([path, 200]);
  }
});

test('unsupported methods are a 405 that lists the supported ones', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
    const reply = await send({ method, path: '/about', headers: { cookie: 'secret=1' } });
    expect([method, reply.status]).toEqual([method, 405]);
    expect(reply.headers).toMatchObject({ ...secured, allow: expect.stringContaining('GET, HEAD, POST') });
    expect(reply.body).not.toContain('secret');
  }
});

test('a method that a call of the API lacks is a 405 in the form of all its errors', async () => {
  const reply = await send({ method: 'DELETE', path: '/api/item' });
  expect(reply.status).toBe(405);
  expect(reply.headers).toMatchObject({ ...secured, 'content-type': expect.stringContaining('json') });
  expect(JSON.parse(reply.body)).toMatchObject({ error: { code: 'method-not-allowed' } });
});

test('a target that is not a path is a 400', async () => {
  expect((await send({ method: 'OPTIONS', path: '*' })).status).toBe(400);
  expect((await send({ path: 'http://evil.example/about' })).status).toBe(400);
});

describe('a body over the limit is a 413 that never reaches Next', () => {
  const bytes = (count: number) => [Buffer.alloc(count, 'a')];
  const post = (path: string, body: Buffer[], headers: Record<string, string> = {}) =>
    send({ method: 'POST', path, headers: { 'content-type': 'application/json', ...headers } }, body);

  test.each([
    ['/api/auth/callback/credentials', 64 * 1024, 30_000],
    ['/api/auth/_log', 64 * 1024, 64 * 1024],
    ['/about', 64 * 1024, 64 * 1024],
    ['/api/images', 10_000_000, 200_000],
  ])('%s accepts no more than %d bytes', async (path, limit, taken) => {
    const reply = await post(path, bytes(limit + 1), { 'content-length': String(limit + 1) });
    expect(reply.status).toBe(413);
    expect(codeOf(reply)).toBe('too-large');
    expect(reply.headers).toMatchObject(secured);
    const allowed = await post(path, bytes(taken), { 'content-length': String(taken) });
    expect(allowed.status).not.toBe(413);
  });

  test('and is read by clients that are still sending, each time', async () => {
    const replies: number[] = [];
    for (let time = 0; time < 30; time++) {
      const reply = await post('/api/images', bytes(10_000_001), { 'content-length': '10000001' });
      replies.push(reply.status);
    }
    expect(new Set(replies)).toEqual(new Set([413]));
  });

  test('also when sent in chunks without a length', async () => {
    const chunks = Array.from({ length: 40 }, () => Buffer.alloc(4096, 'a'));
    const reply = await post('/api/auth/callback/credentials', chunks, { 'transfer-encoding': 'chunked' });
    expect(reply.status).toBe(413);
    expect(codeOf(reply)).toBe('too-large');
    const allowed = await post('/api/auth/callback/credentials', chunks.slice(0, 7), {
      'transfer-encoding': 'chunked',
    });
    expect(allowed.status).not.toBe(413);
  });
});

test('browser reports to next-auth’s log are dropped', async () => {
  for (const method of ['POST', 'GET']) {
    const reply = await send({ method, path: '/api/auth/_log' });
    expect([method, reply.status, reply.body]).toEqual([method, 204, '']);
  }
});
