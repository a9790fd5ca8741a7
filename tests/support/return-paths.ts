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
/** Pages of this site to return to. */
export const allowedPaths = own.flatMap((path) => endings.map((ending) => path + ending));

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
/** Addresses that lead to another site, or try to. */
export const foreignAddresses = leads.flatMap((lead) => hosts.map((host) => lead + host));

const routeHandlers = ['login', 'mailCode', 'signup', 'forgetPass', 'resetPass', 'api'];
/** Pages that would redirect to themselves forever. */
export const loopingPaths = routeHandlers.flatMap((handler) =>
  ['', '/', '?from=/cart', '#x', '/x'].map((end) => `/${handler}${end}`),
);

/** Texts that are not addresses. */
export const nonAddresses = [
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
