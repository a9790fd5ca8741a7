import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { deferredLoader } from '@/server/cached-page';
import { scriptHashes } from '@/server/content-security-policy';
import { encodingFor, CompressedPageCache } from '@/server/compressed-pages';

test('the encoding follows Accept-Encoding', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(encodingFor('identity')).toBeNull();
  expect(encodingFor(undefined)).toBeNull();
});

test('a page is compressed once for its ETag, and the least recently used page is evicted beyond the limit', async () => {
  const text = (name: string) => name + randomBytes(1000).toString('hex');
  const [first, second, third] = [text('a'), text('b'), text('c')];
  // Fits two pages: a policy and about 1,100 compressed bytes each.
  const pages = new CompressedPageCache(3500);
  const serve = async (html: string) => (await pages.encode(html[0], html, 'gzip')).bytes;
  const stored = await serve(first);
  const other = await serve(second);
  expect(await serve(first)).toBe(stored);
  await serve(third);
  expect(await serve(first)).toBe(stored);
  expect(await serve(second)).not.toBe(other);
});

test('concurrent requests share one compression', async () => {
  const pages = new CompressedPageCache(1000);
  const serve = () => pages.encode('"a"', 'text', 'gzip');
  const [one, another] = await Promise.all([serve(), serve()]);
  expect(another.bytes).toBe(one.bytes);
  expect(gunzipSync(one.bytes).toString()).toBe('text');
});

test('the policy allows the loader of the deferred scripts and is the same for every encoding', async () => {
  const pages = new CompressedPageCache(1000);
  const script = 'self.__next_f.push([1,""])';
  const html = `<script src="/_next/a.js" async=""></script><body><script>${script}</script></body>`;
  const { policy, bytes } = await pages.encode('"a"', html, null);
  const gzipped = await pages.encode('"a"', html, 'gzip');
  expect(gzipped.policy).toBe(policy);
  expect(gunzipSync(gzipped.bytes).toString()).toBe(String(bytes));
  const sources = scriptHashes(String(bytes), [deferredLoader]);
  expect(sources).toHaveLength(2);
  for (const source of sources) expect(policy).toContain(source);
});

test('pages without an ETag are not stored', async () => {
  const pages = new CompressedPageCache(1000);
  const serve = async (html: string) => gunzipSync((await pages.encode(undefined, html, 'gzip')).bytes);
  expect([await serve('a'), await serve('b')].map(String)).toEqual(['a', 'b']);
});
