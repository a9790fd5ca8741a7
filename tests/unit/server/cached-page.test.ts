import { toSharedPage } from '@/server/cached-page';

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/first.js"/>',
  '<link rel="preload" href="/_next/static/media/inter.woff2" as="font"/>',
  '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>',
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="n"></script></head>',
  '<body><p>A drill</p><script nonce="n">self.__next_f.push([1,"async=\\"\\""])</script>',
  '<script src="/_next/static/chunks/first.js" nonce="n" async=""></script></body></html>',
].join('');

test('scripts of a cached page are deferred until after its first paint', () => {
  const html = toSharedPage(page);
  expect([...html.matchAll(/<script src[^>]*>/g)].map(String)).toEqual([
    '<script src="/_next/static/chunks/a.js" type="late">',
    '<script src="/_next/static/chunks/first.js" type="late">',
  ]);
  expect(html).not.toContain('as="script"');
  expect(html.match(/querySelectorAll\("\[type=late\]"\)/g)).toHaveLength(1);
});

test('the nonce of the first visitor is removed from tags and data', () => {
  const data = String.raw`:HL["a.css","style",{\"nonce\":\"n\"}] {\"a\":1,\"nonce\":\"n\"} {\"nonce\":\"n\",\"b\":2}`;
  const html = toSharedPage(page.replace('A drill', data));
  expect(html).not.toContain('nonce');
  expect(html).toContain(String.raw`:HL["a.css","style",{}] {\"a\":1} {\"b\":2}`);
});

test('everything but the scripts stays unchanged', () => {
  const html = toSharedPage(page);
  expect(html).toContain('<link rel="preload" href="/_next/static/media/inter.woff2" as="font"/>');
  expect(html).toContain('<body><p>A drill</p><script>self.__next_f.push([1,"async=\\"\\""])</script>');
  expect(toSharedPage('<p>No page</p>')).toBe('<p>No page</p>');
});
