import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { contentSecurityPolicy, inlineScriptHashes } from '@/server/content-security-policy';
import { encodingFor, CompressedPageCache } from '@/server/compressed-pages';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy of a cached page', () => {
  test('names each script of the page by its hash, once', () => {
    const html = '<script>one()</script><p>x</p><script id="a">two()</script><script>one()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
  });

  test('leaves out files and data, which it does not have to allow', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('never allows inline scripts as such', () => {
    const policy = contentSecurityPolicy([hash('one()')]);
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${hash('one()')}`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
  });
});

describe('whole pages', () => {
  test('the encoding follows what the browser accepts', () => {
    expect(encodingFor('gzip, deflate, br')).toBe('br');
    expect(encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
    expect(encodingFor('identity')).toBeNull();
    expect(encodingFor(undefined)).toBeNull();
  });

  test('a page is worked out once for its ETag, and the one that was used longest ago leaves when the room is full', async () => {
    const text = (name: string) => name + randomBytes(1000).toString('hex');
    const [first, second, third] = [text('a'), text('b'), text('c')];
    // Room for two: a policy and some 1,100 compressed bytes each.
    const pages = new CompressedPageCache(3500);
    const serve = async (html: string) => (await pages.answer(html[0], html, 'gzip')).bytes;
    const kept = await serve(first);
    const other = await serve(second);
    expect(await serve(first)).toBe(kept);
    await serve(third);
    expect(await serve(first)).toBe(kept);
    expect(await serve(second)).not.toBe(other);
  });

  test('a page is compressed once for all who ask meanwhile', async () => {
    const pages = new CompressedPageCache(1000);
    const serve = () => pages.answer('"a"', 'text', 'gzip');
    const [one, another] = await Promise.all([serve(), serve()]);
    expect(another.bytes).toBe(one.bytes);
    expect(gunzipSync(one.bytes).toString()).toBe('text');
  });

  test('the policy allows the script that fetches the others, in every encoding the same', async () => {
    const pages = new CompressedPageCache(1000);
    const html = '<script src="/_next/a.js" async=""></script><body><script>one()</script></body>';
    const { policy, bytes } = await pages.answer('"a"', html, null);
    const packed = await pages.answer('"a"', html, 'gzip');
    expect(packed.policy).toBe(policy);
    expect(gunzipSync(packed.bytes).toString()).toBe(String(bytes));
    expect(inlineScriptHashes(String(bytes))).toHaveLength(2);
    for (const source of inlineScriptHashes(String(bytes))) expect(policy).toContain(source);
  });

  test('pages without an ETag are never kept', async () => {
    const pages = new CompressedPageCache(1000);
    const serve = async (html: string) => gunzipSync((await pages.answer(undefined, html, 'gzip')).bytes);
    expect([await serve('a'), await serve('b')].map(String)).toEqual(['a', 'b']);
  });
});
