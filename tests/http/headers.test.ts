import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';

afterAll(closeTheDatabase);

const publicPaths = [
  '/',
  '/shop',
  '/login',
  '/profile',
  '/no-such-page',
  '/sw.js',
  '/api/me',
  '/api/no-such-call',
];
const signedInPaths = [
  '/settings',
  '/profile',
  '/dashboard/makeAdmin',
  '/api/profile',
  '/api/account/export',
];

/** The problems of a response's headers. */
function problemsOf(headers: Headers): string[] {
  const value = (name: string) => headers.get(name) ?? '';
  const policy = value('content-security-policy');
  const scripts = (/script-src ([^;]*)/.exec(policy) ?? /default-src ([^;]*)/.exec(policy))?.[1];
  const found: [string, boolean][] = [
    ['inline scripts are allowed', !scripts || /'unsafe-/.test(scripts)],
    ...["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].map((part): [string, boolean] => [
      `no ${part}`,
      !policy.includes(part),
    ]),
    ['content types may be sniffed', value('x-content-type-options') !== 'nosniff'],
    ['no HSTS', !/max-age=\d{8}/.test(value('strict-transport-security'))],
    ['no referrer policy', !value('referrer-policy')],
    ['no opener policy', !value('cross-origin-opener-policy').startsWith('same-origin')],
    ['frames are allowed', value('x-frame-options') !== 'DENY'],
    ['any device may be used', !/microphone=\(\), geolocation=\(\)/.test(value('permissions-policy'))],
    ['names the server software', headers.has('x-powered-by') || headers.has('server')],
    ['other origins may read it', headers.has('access-control-allow-origin')],
  ];
  return found.filter(([, isWrong]) => isWrong).map(([problem]) => problem);
}

test('every response carries the security headers, and none that reveals or allows too much', async () => {
  const [visitor, person] = [new Person(theShop()), await signInNewPerson(theShop())];
  const requests = [
    ...publicPaths.map((path) => [visitor, path]),
    ...signedInPaths.map((path) => [person, path]),
  ];
  const wrong: string[] = [];
  for (const [who, path] of requests as [Person, string][]) {
    const { headers } = await who.get(path, { origin: 'https://evil.example' });
    for (const problem of problemsOf(headers)) wrong.push(`${path}: ${problem}`);
  }
  expect(wrong).toEqual([]);
});

test('personal responses are never stored by caches', async () => {
  const person = await signInNewPerson(theShop());
  for (const path of [
    '/settings',
    '/profile',
    '/api/me',
    '/api/profile',
    '/api/account/export',
    '/api/sessions',
  ]) {
    const { headers } = await person.get(path);
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringMatching(/no-store/)]);
  }
});

test('the service worker names its build, may only load and ask for what is the shop’s, and is asked for each time', async () => {
  const { text, headers } = await new Person(theShop()).get('/sw.js');
  const [, version] =
    /^self\.buildVersion = '(\w{6,})';\nimportScripts\('\/offline-worker\.js\?v=\1'\);\n$/.exec(text) ?? [];
  expect(version).toBeDefined();
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cache-control')).toBe('no-cache');
  const policy = headers.get('content-security-policy')!.split('; ').slice(0, 3);
  expect(policy).toEqual(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]);
  const script = await new Person(theShop()).get(`/offline-worker.js?v=${version}`);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
});

test('the scripts of a page that is made for each request wait for its first paint', async () => {
  const html = await (await fetch(`${theShop()}/login`)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const scripts = [...head.matchAll(/<script src="\/_next\/[^>]*>/g)].map(String);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((tag) => !/ type="late" nonce="[^"]+"/.test(tag))).toEqual([]);
  expect(head).toMatch(/<script nonce="[^"]+">[^<]*type=late/);
});
