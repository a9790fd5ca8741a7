import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { decodeJwt, SignJWT } from 'jose';
import { mintAccessToken } from '@/lib/auth/sessions';
import { setClock } from '@/lib/platform/clock';
import { closeTheDatabase, signInNewPerson, theDatabase } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import {
  callers,
  isGuard,
  keyRejectedWith,
  pageAccess,
  pageStatus,
  pathOfMissingRecord,
  rejectedWith,
  staffCallers,
  type Caller,
  type Who,
} from '../support/rights';
import { startShop, type Shop } from '../support/shop';
import { createCompany, join } from './company-people';
import { buildWithoutMiddleware } from '../support/without-middleware';

type OpenApi = { paths: Record<string, Record<string, { 'x-who': Who; 'x-scope'?: string }>> };

const people = {} as Record<Caller, Person>;
let calls: { method: string; path: string; who: Who; scope?: string }[] = [];
let bareFolder = '';
let bareShop: Shop;

const withToken = (token: string) => Object.assign(new Person(theShop()), { token });

async function setUser(person: Person, change: object): Promise<void> {
  const me = await person.get<{ person: { email: string } }>('/api/me');
  await theDatabase().collection('users').updateOne({ email: me.json.person.email }, { $set: change });
}

beforeAll(async () => {
  const shop = theShop();
  people.visitor = new Person(shop);
  people.customer = await signInNewPerson(shop);
  people.other = await signInNewPerson(shop);
  people.unverified = await signInNewPerson(shop, { verified: false });
  people.admin = await new Person(shop).signIn(demoAdmin);
  for (const role of staffCallers.filter((each) => each !== 'admin')) {
    people[role] = await signInNewPerson(shop);
    await setUser(people[role], { role });
  }
  people.disabled = await signInNewPerson(shop);
  await setUser(people.disabled, { disabledAt: new Date() });
  people.demoted = await signInNewPerson(shop);
  await setUser(people.demoted, { role: 'admin' });
  expect((await people.demoted.get('/api/user')).status).toBe(200);
  await setUser(people.demoted, { role: 'customer' });

  const [header, payload] = people.admin.token!.split('.') as [string, string];
  const claims = decodeJwt<{ sid: string; ver: number; email: string }>(people.admin.token!);
  const foreignKey = new TextEncoder().encode('the secret of quite another shop');
  people.foreign = withToken(await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(foreignKey));
  people.forged = withToken(`${header}.${payload}.${'A'.repeat(43)}`);
  setClock(() => Date.now() - 3_601_000);
  const { sub, sid, ver, email } = claims;
  people.expired = withToken(await mintAccessToken({ userId: sub!, sessionId: sid, version: ver }, email));
  setClock();

  const document = (await people.visitor.get<OpenApi>('/api/openapi.json')).json;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      who: operation['x-who'],
      scope: operation['x-scope'],
    })),
  );
  bareFolder = buildWithoutMiddleware();
  bareShop = await startShop(theSettings(), undefined, bareFolder);
}, 60_000);

afterAll(async () => {
  await bareShop?.stop();
  await rm(bareFolder, { recursive: true, force: true });
  await closeTheDatabase();
});

const pages = Object.entries(pageAccess);
const manifest = JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')) as Record<
  string,
  string
>;
const built = Object.entries(manifest)
  .filter(([source]) => source.endsWith('/page'))
  .map(([, route]) => route);

test('every API route has an access rule that the matrix knows', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.filter(({ who }) => !isGuard(who))).toEqual([]);
});

test('every page of the build is in the matrix, and the matrix has no others', () => {
  expect(Object.keys(pageAccess).sort()).toEqual(
    [...new Set(built)].filter((route) => !route.startsWith('/_')).sort(),
  );
});

test('the middleware runs in one shop, and is removed in the other', async () => {
  // A path below a protected one without a page: only the middleware would redirect a visitor to the login page.
  const path = '/profile/no-such-page';
  expect((await people.visitor.get(path)).status).toBe(307);
  expect((await people.visitor.at(bareShop.url).get(path)).status).toBe(404);
});

/** Routes that would end the caller's own session or account if allowed: tested only where they are rejected. */
const endsOwnSession = new Set(['DELETE /api/sessions', 'DELETE /api/account']);

// Who is rejected for different reasons, and who is not.
const few = ['visitor', 'customer', 'disabled', 'admin'] as const;

// The middleware runs on no path of the API, and for pages it knows only who is signed in: roles are told apart behind it.
describe.each([
  ['with its middleware', () => theShop(), callers, few],
  [
    'with its middleware taken away',
    () => bareShop.url,
    few,
    ['visitor', 'customer', 'disabled', ...staffCallers],
  ],
] as const)('the shop %s', (_, url, ofApi, ofPages) => {
  test.each(ofApi)('responds to each request of %s as the matrix says', async (caller) => {
    const person = people[caller].at(url());
    const wrong: string[] = [];
    const ask = async ({ method, path, who }: (typeof calls)[number]) => {
      const failure = rejectedWith(who, caller);
      if (failure === null && endsOwnSession.has(`${method} ${path}`)) return;
      const reply = await person.call(method, pathOfMissingRecord(path), method === 'GET' ? undefined : {});
      const asExpected = failure ? reply.status === failure : reply.status !== 401 && reply.status < 500;
      const isWronglyForbidden =
        failure === null && reply.status === 403 && who !== 'signedIn' && who !== 'anyone';
      if (!asExpected || isWronglyForbidden)
        wrong.push(`${method} ${path} (${who}): ${reply.status} ${reply.text.slice(0, 120)}`);
    };
    await Promise.all(calls.map(ask));
    expect(wrong).toEqual([]);
  });

  test('rejects a write with only the cookie, as another site could send it', async () => {
    const wrong: string[] = [];
    for (const { method, path, who } of calls) {
      if (method === 'GET' || who === 'anyone' || path === '/api/user/{email}') continue;
      const response = await fetch(url() + pathOfMissingRecord(path), {
        method,
        headers: { cookie: people.customer.cookieHeader, 'content-type': 'application/json' },
        body: '{}',
      });
      if (response.status !== 401) wrong.push(`${method} ${path}: ${response.status}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(ofPages)('responds to each page request of %s as the matrix says', async (caller) => {
    const person = people[caller].at(url());
    const wrong: string[] = [];
    const ask = async ([route, [path, access]]: (typeof pages)[number]) => {
      const reply = await person.get(path);
      const location = reply.headers.get('location') ?? '';
      const expected = pageStatus(access, caller);
      // The landing page of a sign-in may redirect to the login page, but not to itself.
      const remembered = access === 'landing' ? encodeURIComponent(path) : '';
      const right =
        expected === 'to login'
          ? reply.status === 307 && location.includes(`/login?from=${encodeURIComponent(path)}`)
          : reply.status === expected && !location.includes(`/login?from=${remembered}`);
      if (!right) wrong.push(`${route} (${access}) at ${path}: ${reply.status} ${location}`);
    };
    await Promise.all(pages.map(ask));
    expect(wrong).toEqual([]);
  });

  // Requests as Next's client router sends them: the page's data without its layout.
  test.each(['visitor', 'disabled'] as const)('gives %s no data of a forbidden page', async (caller) => {
    const person = people[caller].at(url());
    const wrong: string[] = [];
    for (const [route, [path, access]] of Object.entries(pageAccess)) {
      if (pageStatus(access, caller) !== 'to login') continue;
      for (const headers of [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]) {
        const { status, text } = await person.get(path, headers as Record<string, string>);
        const toLogin = status === 307 || text.includes('/login?from=');
        if (!toLogin || text.includes(demoAdmin.email))
          wrong.push(`${route}: ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** An admin of a new company, and the endpoint of its keys. */
async function companyAdmin(): Promise<[Person, string]> {
  const company = await createCompany(people.admin);
  const person = await join(await signInNewPerson(theShop()), company, 'admin');
  return [person, `/api/companies/${company}/keys`];
}

test.each([
  ['the shop', ['stock:write', 'orders:read']],
  ['a company', ['company-orders:write', 'company-lists:read']],
])(
  'an API key of %s may make the calls of its scopes and no other, and opens no page',
  async (owner, scopes) => {
    const [maker, path] = owner === 'a company' ? await companyAdmin() : [people.admin, '/api/api-keys'];
    const made = await maker.call('POST', path, { name: 'Warehouse', scopes, validDays: 1 });
    expect(made.status).toBe(201);
    const { id, key } = JSON.parse(made.text) as { id: string; key: string };
    const system = withToken(key);
    const wrong: string[] = [];
    const ask = async ({ method, path, who, scope }: (typeof calls)[number]) => {
      const failure = keyRejectedWith(who, scope, scopes);
      if (who === 'anyone' || who === 'buyer') return;
      const { status } = await system.call(
        method,
        pathOfMissingRecord(path),
        method === 'GET' ? undefined : {},
      );
      const asExpected = failure ? status === failure : ![401, 403].includes(status) && status < 500;
      if (!asExpected) wrong.push(`${method} ${path} (${scope ?? who}): ${status}`);
    };
    for (const call of calls) await ask(call);
    expect(wrong).toEqual([]);
    const page = await fetch(`${theShop()}/dashboard/stock`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: 'manual',
    });
    expect([page.status, page.headers.get('location')]).toEqual([307, expect.stringContaining('/login')]);

    expect((await maker.call('DELETE', `${path}/${id}`)).status).toBe(200);
    const after = await system.get(owner === 'a company' ? '/api/shopping-lists' : '/api/orders/export');
    expect([after.status, JSON.parse(after.text)]).toMatchObject([401, { error: { code: 'unknown-key' } }]);
  },
);

test('the overview shows sales, best sellers and searches to people with those rights alone', async () => {
  const shown = async (person: Person) => {
    const { text } = await person.get('/dashboard/toDo');
    return ['To do', 'Net sales', 'Best sellers', 'Searches without a result'].filter(
      (part) => text.includes(`${part}<`) || text.includes(`${part},`),
    );
  };
  expect(await shown(people.admin)).toEqual([
    'To do',
    'Net sales',
    'Best sellers',
    'Searches without a result',
  ]);
  expect(await shown(people.content)).toEqual(['To do', 'Searches without a result']);
  expect(await shown(people.warehouse)).toEqual(['To do']);
});
