import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRoutes } from '@/server/routes';

const directory = mkdtempSync(join(tmpdir(), 'hexbolt-manifests-'));
const write = (file: string, content: object) =>
  writeFileSync(join(directory, file), JSON.stringify(content));
write('prerender-manifest.json', {
  routes: { '/about': {} },
  dynamicRoutes: {
    '/product/[slug]': { routeRegex: '^/product/([^/]+?)(?:/)?$' },
    '/shop/[[...category]]': { routeRegex: '^/shop(?:/(.+?))?(?:/)?$' },
  },
});
mkdirSync(join(directory, 'public', 'brand'), { recursive: true });
write('public/brand/logo 1.svg', {});
mkdirSync(join(directory, 'public', 'pictures', 'items'), { recursive: true });
write('public/pictures/items/gear.webp', {});
write('routes-manifest.json', {
  staticRoutes: ['/', '/_not-found', '/about', '/login', '/api/item'].map((page) => ({ page })),
  dynamicRoutes: [
    { regex: '^/product/([^/]+?)(?:/)?$' },
    { regex: '^/search(?:/(.+?))?(?:/)?$' },
    { regex: '^/shop(?:/(.+?))?(?:/)?$' },
  ],
  redirects: [{ regex: '^(?:/((?:[^/]+?)(?:/(?:[^/]+?))*))/$' }, { regex: '^/home(?:/)?$' }],
  rewrites: {
    beforeFiles: [{ source: '/pictures/:path(.*)\\.webp', regex: '^/pictures(?:/(.*))\\.webp$' }],
    afterFiles: [],
    fallback: [],
  },
});
mkdirSync(join(directory, 'server'));
write('server/middleware-manifest.json', {
  middleware: { '/': { matchers: [{ regexp: '^/profile(?:/.*)?$' }] } },
});
const { canonicalUrl, isKnown } = loadRoutes(directory, join(directory, 'public'));

test.each([
  ['/about?utm_source=mail', '/about'],
  ['/product/bench-vise?secret=1&q=2', '/product/bench-vise'],
  ['/shop/drills?utm_source=mail', '/shop/drills'],
  ['/about', '/about'],
  ['/about?', '/about?'],
])('the query of a prerendered page is dropped: %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});

test.each(['/search?q=drill', '/api/item?limit=1', '/login?from=/cart', '/shop?min_inner-diameter=12'])(
  'the query of a page that reads it stays: %s',
  (url) => expect(canonicalUrl(url)).toBe(url),
);

test.each([
  ['/shop/drills?utm_source=mail&brand=Ferrox', '/shop/drills?brand=Ferrox'],
  ['/shop?page=2&brand=B&x=1&brand=A', '/shop?brand=A&brand=B&page=2'],
  ['/shop?q=&brand=A&_rsc=1r34m', '/shop?brand=A&_rsc=1r34m'],
  ['/shop?q=', '/shop'],
])('a list has one address, whatever the order of its parameters: %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});

test('the parameter of Next’s navigation requests stays as it is', () => {
  expect(canonicalUrl('/about?a=1&_rsc=1r34m&b=2')).toBe('/about?_rsc=1r34m');
  expect(canonicalUrl('/about?a=1&_rsc')).toBe('/about?_rsc');
  expect(canonicalUrl('/about?x_rsc=1')).toBe('/about');
});

test.each([
  '/no-such-page',
  '/product/a/b',
  '/brand/no.svg',
  '/pictures/items/no.webp',
  '/pictures/v0123456789/items/no.webp',
  '/index',
  '/__proto__',
  '/constructor',
])('an unknown address is rendered as the not-found page, which is the same for all: %s', (url) => {
  expect(canonicalUrl(url)).toBe('/_not-found');
  expect(canonicalUrl(`${url}?email=a@mail.example&_rsc=1r34m`)).toBe('/_not-found?_rsc=1r34m');
});

test.each([
  '/',
  '/home',
  '/no-such-page/',
  '/brand/logo%201.svg',
  '/pictures/items/gear.webp',
  '/pictures/v0123456789/items/gear.webp',
  '/_next/static/chunks/a.js',
  '/product/a%2Fb',
])('pages, redirects and files keep their address: %s', (url) => expect(canonicalUrl(url)).toBe(url));

test('a path that the middleware handles keeps its address, even where no page has it', () => {
  expect(canonicalUrl('/profile/no-such-page?a=1')).toBe('/profile/no-such-page?a=1');
});

test('a path that can’t be decoded is unknown, not an error', () => {
  expect(isKnown('/api/%E0%A4%A')).toBe(false);
  expect(canonicalUrl('/%E0%A4%A')).toBe('/_not-found');
});
