import { returnPath } from '@/lib/shared/return-path';

const own = [
  '/',
  '/shop',
  '/cart',
  '/productDetails/drill-x',
  '/dashboard/myOrders',
  '/purchase',
  '/signups',
];
const endings = [
  '',
  '?a=b',
  '?item=drill&quantity=2',
  '#reviews',
  '?next=https://evil.example',
  '?q=%2F%2Fevil',
];
const kept = own.flatMap((path) => endings.map((ending) => path + ending));

const hosts = [
  'evil.example',
  'evil.example/path',
  'user@evil.example',
  '127.0.0.1',
  '[::1]',
  'localhost:3000',
  'evil.example?x=/',
];
const leads = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '\\', ' //', '\t//', '\n//', '/\t/', '/\n/', '/\r/'],
  ...['http://', 'https://', 'HTTP://', 'https:/', 'https:', 'http:\\\\', 'ftp://', 'javascript://', 'data:'],
  ...['/ /', '/\u0000/', '\u0000//', '/%09/'.replace('%09', '\t'), '/\u007f/', '.', '..', '', '@', ':'],
];
const foreign = leads.flatMap((lead) => hosts.map((host) => lead + host));

const doors = ['login', 'signup', 'forgetPass', 'resetPass', 'api'];
const back = doors.flatMap((door) => ['', '/', '?from=/cart', '#x', '/x'].map((end) => `/${door}${end}`));

const odd = [
  undefined,
  null,
  '',
  ' ',
  '?',
  '#',
  'shop',
  'shop/x',
  `/${'a'.repeat(2000)}`,
  'javascript:alert(1)',
];

test('there are more than 300 cases', () => {
  expect(kept.length + foreign.length + back.length + odd.length).toBeGreaterThan(300);
});

test.each(kept)('%j is a page of this site', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each(foreign)('%j leads home', (path) => {
  expect(returnPath(path)).toBe('/');
});

test.each(back)('%j would lead in a circle: home', (path) => {
  expect(returnPath(path)).toBe('/');
});

test.each(odd)('%j leads home', (path) => {
  expect(returnPath(path)).toBe('/');
});

test('of several the first counts', () => {
  expect(returnPath(['/cart', '//evil.example'])).toBe('/cart');
  expect(returnPath(['//evil.example', '/cart'])).toBe('/');
});
