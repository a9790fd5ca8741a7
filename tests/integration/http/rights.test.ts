import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { closeTheDatabase, someoneSignedIn, theDatabase } from '../../support/given';
import { theShop } from '../../support/open-shop';
import { demoAdmin, Person } from '../../support/people';
import {
  callers,
  pageAccess,
  pageStatus,
  pathToNothing,
  refusedWith,
  type Caller,
  type Who,
} from '../../support/rights';

type OpenApi = { paths: Record<string, Record<string, { 'x-who': Who }>> };

const people = {} as Record<Caller, Person>;
let calls: { method: string; path: string; who: Who }[] = [];

const withToken = (token: string) => Object.assign(new Person(theShop()), { token });

async function setUser(person: Person, change: object): Promise<void> {
  const me = await person.get<{ person: { email: string } }>('/api/me');
  await theDatabase().collection('users').updateOne({ email: me.json.person.email }, { $set: change });
}

beforeAll(async () => {
  const shop = theShop();
  people.visitor = new Person(shop);
  people.customer = await someoneSignedIn(shop);
  people.other = await someoneSignedIn(shop);
  people.unverified = await someoneSignedIn(shop, { verified: false });
  people.admin = await new Person(shop).signIn(demoAdmin);
  people.disabled = await someoneSignedIn(shop);
  await setUser(people.disabled, { disabledAt: new Date() });
  people.demoted = await someoneSignedIn(shop);
  await setUser(people.demoted, { role: 'admin' });
  expect((await people.demoted.get('/api/user')).status).toBe(200);
  await setUser(people.demoted, { role: 'customer' });

  const [header, claims] = people.customer.token!.split('.') as [string, string];
  const { sub, sid, ver, aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    sub: string;
    sid: string;
    ver: number;
    aud: string;
  };
  const signed = (secret: string, expires: number) =>
    new SignJWT({ sid, ver })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(sub)
      .setAudience(aud)
      .setIssuedAt(expires - 3600)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret));
  const soon = Math.floor(Date.now() / 1000) + 3000;
  people.foreign = withToken(await signed('the secret of quite another shop', soon));
  people.expired = withToken(await signed(process.env.NEXTAUTH_SECRET!, soon - 100_000));
  people.forged = withToken(`${header}.${claims}.${'A'.repeat(43)}`);

  const document = (await people.visitor.get<OpenApi>('/api/openapi.json')).json;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      who: operation['x-who'],
    })),
  );
});

afterAll(closeTheDatabase);

/** Calls that would end the caller's own session or account when allowed: asserted only where they are refused. */
const endsTheCaller = new Set(['DELETE /api/sessions', 'DELETE /api/account']);

describe('every call of the API', () => {
  test('is of a guard that the matrix knows', () => {
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.filter(({ who }) => !(who in refusedWith))).toEqual([]);
  });

  test.each(callers)('answers a caller who is %s as the matrix says', async (caller) => {
    const wrong: string[] = [];
    for (const { method, path, who } of calls) {
      const refusal = refusedWith[who][caller];
      if (refusal === null && endsTheCaller.has(`${method} ${path}`)) continue;
      const answer = await people[caller].call(
        method,
        pathToNothing(path),
        method === 'GET' ? undefined : {},
      );
      const asExpected = refusal ? answer.status === refusal : answer.status !== 401 && answer.status < 500;
      const onlyAdminsOwn =
        refusal === null && answer.status === 403 && who !== 'signedIn' && who !== 'anyone';
      if (!asExpected || onlyAdminsOwn)
        wrong.push(`${method} ${path} (${who}): ${answer.status} ${answer.text.slice(0, 120)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a writing call that has only the cookie, as another site could send it, is refused', async () => {
    const { customer } = people;
    const wrong: string[] = [];
    for (const { method, path, who } of calls) {
      if (method === 'GET' || who === 'anyone' || path === '/api/user/{email}') continue;
      const response = await fetch(theShop() + pathToNothing(path), {
        method,
        headers: { cookie: customer.cookieHeader, 'content-type': 'application/json' },
        body: '{}',
      });
      if (response.status !== 401) wrong.push(`${method} ${path}: ${response.status}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('every page of the build', () => {
  const manifest = JSON.parse(readFileSync('.next/app-path-routes-manifest.json', 'utf8')) as Record<
    string,
    string
  >;
  const built = Object.entries(manifest)
    .filter(([source]) => source.endsWith('/page'))
    .map(([, route]) => route);

  test('is in the matrix, and the matrix has no others', () => {
    expect(Object.keys(pageAccess).sort()).toEqual(
      [...new Set(built)].filter((route) => !route.startsWith('/_')).sort(),
    );
  });

  test.each(['visitor', 'customer', 'admin', 'disabled'] as const)(
    'answers somebody who is %s as the matrix says',
    async (caller) => {
      const wrong: string[] = [];
      for (const [route, [path, access]] of Object.entries(pageAccess)) {
        const answer = await people[caller].get(path);
        const location = answer.headers.get('location') ?? '';
        const expected = pageStatus[access][caller];
        const right =
          expected === 'to login'
            ? answer.status === 307 && location.includes(`/login?from=${encodeURIComponent(path)}`)
            : answer.status === expected && !location.includes('/login?from=');
        if (!right) wrong.push(`${route} (${access}) at ${path}: ${answer.status} ${location}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
