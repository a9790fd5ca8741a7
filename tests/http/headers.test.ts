import { closeTheDatabase, someoneSignedIn } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';

afterAll(closeTheDatabase);

const forAll = ['/', '/shop', '/login', '/profile', '/no-such-page', '/api/me', '/api/no-such-call'];
const forSignedIn = ['/settings', '/profile', '/dashboard/makeAdmin', '/api/profile', '/api/account/export'];

/** What is amiss with the headers of an answer. */
function amiss(headers: Headers): string[] {
  const value = (name: string) => headers.get(name) ?? '';
  const policy = value('content-security-policy');
  const scripts = (/script-src ([^;]*)/.exec(policy) ?? /default-src ([^;]*)/.exec(policy))?.[1];
  const found: [string, boolean][] = [
    ['inline scripts are allowed', !scripts || /'unsafe-/.test(scripts)],
    ...["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].map((part): [string, boolean] => [
      `no ${part}`,
      !policy.includes(part),
    ]),
    ['the type may be guessed', value('x-content-type-options') !== 'nosniff'],
    ['plain http is not given up', !/max-age=\d{8}/.test(value('strict-transport-security'))],
    ['no referrer policy', !value('referrer-policy')],
    ['no opener policy', !value('cross-origin-opener-policy').startsWith('same-origin')],
    ['it names its maker', headers.has('x-powered-by') || headers.has('server')],
    ['other sites may read it', headers.has('access-control-allow-origin')],
  ];
  return found.filter(([, isAmiss]) => isAmiss).map(([what]) => what);
}

test('every answer carries the headers that protect it, and none that tells or lets in too much', async () => {
  const [visitor, person] = [new Person(theShop()), await someoneSignedIn(theShop())];
  const asked = [...forAll.map((path) => [visitor, path]), ...forSignedIn.map((path) => [person, path])];
  const wrong: string[] = [];
  for (const [who, path] of asked as [Person, string][]) {
    const { headers } = await who.get(path, { origin: 'https://evil.example' });
    for (const what of amiss(headers)) wrong.push(`${path}: ${what}`);
  }
  expect(wrong).toEqual([]);
});

test('what is personal is kept by nobody on the way', async () => {
  const person = await someoneSignedIn(theShop());
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
