import { totpCode, totpStep } from '@/lib/auth/two-factor-codes';
import { uniqueIpAddress, closeTheDatabase, signUpPerson, theDatabase } from '../support/factories';
import { theSettings } from '../support/open-shop';
import { errorOf, Person } from '../support/people';
import { isRight, pageAccess, pathOfMissingRecord } from '../support/rights';
import { startShop, type Shop } from '../support/shop';

type OpenApi = { paths: Record<string, Record<string, { 'x-who': string }>> };
type Me = { person: { role: string; asksTwoFactor: boolean } };

let shop: Shop;
let admin: Person;
let email: string;
let adminCalls: [method: string, path: string][];
const adminPages = Object.values(pageAccess).flatMap(([path, access]) =>
  isRight(access.split(', ')[0]!) ? [path] : [],
);

beforeAll(async () => {
  // Nothing is set: the database is not that of a demo.
  const settings = { ...theSettings(), ADMIN_TWO_FACTOR: '' };
  shop = await startShop(settings);
  const person = await signUpPerson(shop.url);
  email = person.email;
  await theDatabase()
    .collection('users')
    .updateOne({ email }, { $set: { role: 'admin' } });
  admin = await new Person(shop.url, uniqueIpAddress()).signIn(person);
  const { paths } = (await admin.get<OpenApi>('/api/openapi.json')).json;
  adminCalls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]): [string, string][] =>
      isRight(operation['x-who']) ? [[method.toUpperCase(), pathOfMissingRecord(path)]] : [],
    ),
  );
}, 60_000);

afterAll(async () => {
  await shop?.stop();
  await closeTheDatabase();
});

const me = async () => (await admin.get<Me>('/api/me')).json.person;
const isAdmin = async () => (await admin.get(`/api/admin/${email}`)).json.admin;

test('where two-factor sign-in is required, an admin without it has no admin rights', async () => {
  expect(adminCalls.length).toBeGreaterThan(5);
  for (const [method, path] of adminCalls) {
    const response = await admin.call(method, path, method === 'GET' ? undefined : {});
    expect([path, response.status, errorOf(response).code]).toEqual([path, 403, 'two-factor-required']);
    expect(errorOf(response).message).toContain('/twoFactor');
  }
  for (const path of adminPages) {
    const response = await admin.get(path);
    expect([path, response.status]).toEqual([path, 403]);
    expect(response.text).toContain('/twoFactor?to=/dashboard');
  }
  expect(await me()).toMatchObject({ role: 'customer', asksTwoFactor: true });
  expect(await isAdmin()).toBe(false);
  expect((await admin.get('/dashboard/myOrders')).text).not.toContain('/dashboard/makeAdmin');
});

test('an admin who has turned it on has the rights with the next request', async () => {
  const { json } = await admin.post<{ secret: string }>('/api/two-factor');
  const code = totpCode(json.secret, totpStep(new Date()));
  expect((await admin.put('/api/two-factor', { code })).status).toBe(200);
  expect((await admin.get('/api/user')).status).toBe(200);
  expect((await admin.get('/dashboard/makeAdmin')).status).toBe(200);
  expect(await me()).toMatchObject({ role: 'admin', asksTwoFactor: false });
  expect(await isAdmin()).toBe(true);
});
