import { gunzipSync } from 'node:zlib';
import { deferredLoader } from '@/server/cached-page';
import { scriptHashes } from '@/server/content-security-policy';
import { encodePage, encodingFor } from '@/server/page-encoding';

test('the encoding follows Accept-Encoding', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(encodingFor('identity')).toBeNull();
  expect(encodingFor(undefined)).toBeNull();
});

test('concurrent requests for one version share one compression', async () => {
  const serve = (etag: string | undefined, text: string) => encodePage(etag, text, 'gzip');
  const [one, same, other, without] = await Promise.all([
    serve('"a"', 'text'),
    serve('"a"', 'text'),
    serve('"b"', 'new'),
    serve(undefined, 'none'),
  ]);
  expect(same.bytes).toBe(one.bytes);
  expect([one, other, without].map(({ bytes }) => gunzipSync(bytes).toString())).toEqual([
    'text',
    'new',
    'none',
  ]);
});

test('the policy allows the loader of the deferred scripts and is the same for every encoding', async () => {
  const script = 'self.__next_f.push([1,""])';
  const html = `<script src="/_next/a.js" async=""></script><body><script>${script}</script></body>`;
  const { policy, bytes } = await encodePage('"a"', html, null);
  const gzipped = await encodePage('"a"', html, 'gzip');
  expect(gzipped.policy).toBe(policy);
  expect(gunzipSync(gzipped.bytes).toString()).toBe(String(bytes));
  const sources = scriptHashes(String(bytes), [deferredLoader]);
  expect(sources).toHaveLength(2);
  for (const source of sources) expect(policy).toContain(source);
});
