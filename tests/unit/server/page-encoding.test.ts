import { gunzipSync } from 'node:zlib';
import { deferredLoader } from '@/server/cached-page';
import { scriptHashes } from '@/server/content-security-policy';
import { encodePage, encodingFor, sharedPageOf } from '@/server/page-encoding';

test('the encoding follows Accept-Encoding', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br');
  expect(encodingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(encodingFor('identity')).toBeNull();
  expect(encodingFor(undefined)).toBeNull();
});

test('concurrent requests for one version share one compression', async () => {
  const serve = (text: string) => encodePage(sharedPageOf(text), 'gzip');
  const [one, same, other] = await Promise.all([serve('text'), serve('text'), serve('new')]);
  expect(same.bytes).toBe(one.bytes);
  expect([one, other].map(({ bytes }) => gunzipSync(bytes).toString())).toEqual(['text', 'new']);
});

test('the entity tag of a page depends on what it says, and not on the visitor who caused it', () => {
  const page = (nonce: string, says: string) => `<body nonce="${nonce}"><p>${says}</p></body>`;
  const [one, again, changed] = [page('YQ==', '8 left'), page('Yg==', '8 left'), page('YQ==', '7 left')].map(
    (html) => sharedPageOf(html).etag,
  );
  expect(again).toBe(one);
  expect(changed).not.toBe(one);
  expect(one).toMatch(/^W\/"[\w-]{22}"$/);
});

test('the policy allows the loader of the deferred scripts and is the same for every encoding', async () => {
  const script = 'self.__next_f.push([1,""])';
  const html = `<script src="/_next/a.js" async=""></script><body><script>${script}</script></body>`;
  const { policy, bytes } = await encodePage(sharedPageOf(html), null);
  const gzipped = await encodePage(sharedPageOf(html), 'gzip');
  expect(gzipped.policy).toBe(policy);
  expect(gunzipSync(gzipped.bytes).toString()).toBe(String(bytes));
  const sources = scriptHashes(String(bytes), [deferredLoader]);
  expect(sources).toHaveLength(2);
  for (const source of sources) expect(policy).toContain(source);
});
