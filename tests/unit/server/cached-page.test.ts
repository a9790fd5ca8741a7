import { deferredLoader, deferScripts, toSharedPage } from '@/server/cached-page';

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

test('scripts in the head of a streamed page are deferred too, and keep the nonce of its visitor', () => {
  const html = deferScripts(page, 'n');
  expect([...html.matchAll(/<script src[^>]*>/g)].map(String)).toEqual([
    '<script src="/_next/static/chunks/a.js" type="late" nonce="n">',
    '<script src="/_next/static/chunks/first.js" nonce="n" async="">',
  ]);
  expect(html).toContain(`<script nonce="n">${deferredLoader}</script></head>`);
  expect(html.slice(html.indexOf('</head>'))).toBe(page.slice(page.indexOf('</head>')));
});

test('a first part of a page without the end of its head stays as it is', () => {
  const start = page.slice(0, page.indexOf('</head>'));
  expect(deferScripts(start, 'n')).toBe(start);
});
