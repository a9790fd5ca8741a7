import { apiRoutes } from '@/app/api/routes';
import { auditRecords } from '@/lib/audit/collection';
import { keys } from '@/lib/api-keys/collection';
import { makeKey, revokeKey } from '@/lib/api-keys/commands/keys';
import { proveKey } from '@/lib/api-keys/commands/prove';
import { companyScopes, keyLimit, scopes, type Scope } from '@/lib/api-keys/rules';
import { keyInput } from '@/lib/api-keys/schema';
import { openapiDocument } from '@/lib/api/openapi';
import type { Route } from '@/lib/api/route';
import { setClock } from '@/lib/platform/clock';
import { sha256 } from '@/lib/platform/hash';
import { countCall } from '@/lib/platform/rate-limit';
import { keyRejectedWith, pathOfMissingRecord } from '../../support/rights';
import { createCompany, createMember } from '../companies/fixtures';
import { createAdmin } from '../orders/fixtures';
import { companyKey } from './company-key';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

const admin = createAdmin();
const here = '192.0.2.7';

async function made(name: string, allowed: Scope[], more: object = {}) {
  const result = await makeKey(admin, keyInput.parse({ name, scopes: allowed, validDays: null, ...more }));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const codeOf = async (key: string, address = here) => {
  const result = await proveKey(key, address);
  return result.ok ? 'accepted' : `${result.failure.kind} ${result.failure.code}`;
};

async function call(route: Route, method: string, path: string, key: string): Promise<Response> {
  const values = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([whole, name]) => [name!, pathOfMissingRecord(whole)]),
  );
  const request = new Request(`http://shop.example${pathOfMissingRecord(path)}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'x-forwarded-for': here,
      'content-type': 'application/json',
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  return route(request, { params: Promise.resolve(values) });
}

beforeEach(async () => {
  await keys().deleteMany({});
});
afterEach(() => setClock());

test('a key is stored as a hash alone, also in the audit log, and its name makes no second one', async () => {
  const { key, id } = await made('ERP', ['stock:read']);
  expect(key).toMatch(/^hb_live_[\w-]{43}$/);
  const stored = await keys().findOne({ name: 'ERP' });
  expect(stored?.hash).toBe(sha256(key));
  const records = await auditRecords().find({ 'subject.id': id }).toArray();
  expect(records.map(({ action }) => action)).toEqual(['api-key-made']);
  expect(JSON.stringify([stored, records])).not.toContain(key.slice(8, 40));
  const again = await makeKey(admin, keyInput.parse({ name: 'ERP', scopes: ['stock:read'], validDays: 1 }));
  expect(again).toMatchObject({
    ok: false,
    failure: { kind: 'conflict', fields: { name: 'Another key has this name' } },
  });
});

test('a key ends when it is revoked or its days are over, and works from its addresses alone', async () => {
  const { key, id } = await made('ERP', ['stock:read'], {
    addresses: ['192.0.2.0/24', '2001:db8::/32'],
    validDays: 30,
  });
  expect(await codeOf(key)).toBe('accepted');
  expect(await codeOf(key, '::ffff:192.0.2.7')).toBe('accepted');
  expect(await codeOf(key, '2001:db8::1')).toBe('accepted');
  for (const foreign of ['192.0.3.1', '2001:db9::1', 'unknown'])
    expect(await codeOf(key, foreign)).toBe('unauthenticated foreign-address');
  expect(await codeOf(`${key}x`)).toBe('unauthenticated unknown-key');
  setClock(() => Date.now() + 30 * 86_400_000);
  expect(await codeOf(key)).toBe('unauthenticated expired-key');
  setClock();
  expect(await revokeKey(admin, id)).toMatchObject({ ok: true });
  expect(await codeOf(key)).toBe('unauthenticated unknown-key');
  expect(await revokeKey(admin, id)).toMatchObject({ failure: { kind: 'not-found' } });
});

test('when a key was last used is stored at most once a minute', async () => {
  const { key } = await made('ERP', ['stock:read']);
  const used = async (at: number) => {
    setClock(() => at);
    await codeOf(key);
    return (await keys().findOne({ name: 'ERP' }))?.lastUsedAt?.getTime();
  };
  const start = Date.UTC(2030, 0, 1);
  expect(await used(start)).toBe(start);
  expect(await used(start + 59_000)).toBe(start);
  expect(await used(start + 60_000)).toBe(start + 60_000);
});

test('of all calls of the shop a key may make those of its scope and those open to anyone', async () => {
  const calls = Object.entries(apiRoutes).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ path, method, route: route as Route })),
  );
  const reached = new Set<string>();
  const wrong: string[] = [];
  const { paths = {} } = openapiDocument('Shop', apiRoutes);
  const documented = (path: string, method: string) =>
    paths[path]?.[method.toLowerCase() as 'get']?.responses ?? {};
  const member = await createMember(await createCompany(), 'admin');
  const ofShop = scopes.map((scope) => ({ scope, make: async () => (await made(scope, [scope])).key }));
  const ofCompany = companyScopes.map((scope) => ({
    scope,
    make: () => companyKey(member, { name: scope, scopes: [scope] }),
  }));
  for (const { scope, make } of [...ofShop, ...ofCompany]) {
    const key = await make();
    for (const { path, method, route } of calls) {
      const { name, scope: wanted } = route.declaration.access;
      // What is open to anyone is the same without a key.
      if (name === 'anyone' || name === 'buyer') continue;
      const { status } = await call(route, method, path, key);
      const expected = keyRejectedWith(name, wanted, [scope]);
      if (expected ? status !== expected : status === 401 || status === 403 || status >= 500)
        wrong.push(`${method} ${path} with ${scope}: ${status}`);
      if (expected === null) reached.add(scope);
      if (!Object.hasOwn(documented(path, method), status))
        wrong.push(`${method} ${path} says not ${status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect([...reached].sort()).toEqual([...scopes, ...companyScopes].sort());
});

test('each call says what is left of the limit, and beyond it is told when to try again', async () => {
  const time = Date.UTC(2030, 0, 1, 12, 0, 20);
  setClock(() => time);
  const { key, id } = await made('ERP', ['stock:read']);
  const { GET } = apiRoutes['/api/stock'];
  const ask = () => call(GET as Route, 'GET', '/api/stock', key);
  const before = await Promise.all(Array.from({ length: keyLimit.count - 5 }, () => countCall(keyLimit, id)));
  expect(before.some(({ isExceeded }) => isExceeded)).toBe(false);
  const replies = await Promise.all(Array.from({ length: 5 }, ask));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(replies[0]!.headers.get('ratelimit-policy')).toBe('"api-key";q=300;w=60');
  const left = replies.map(({ headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]));
  expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
  const over = await ask();
  expect([over.status, over.headers.get('retry-after')]).toEqual([429, '40']);
  expect(over.headers.get('ratelimit')).toBe('"api-key";r=0;t=40');
  setClock(() => time + 40_000);
  expect((await ask()).status).toBe(200);
});
