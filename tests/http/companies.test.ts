import { ObjectId } from 'mongodb';
import { companyRoles, type CompanyRole } from '@/lib/companies/rules/rights';
import { closeTheDatabase, signInNewPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { calls, send, sent, site } from './company-calls';
import { createCompany, idOf, join } from './company-people';

type Caller = CompanyRole | 'admin of another company' | 'former admin' | 'outsider';
const rejections = ['no-such-company', 'not-allowed', 'company-not-allowed'];
const people = {} as Record<Caller, Person>;
let company = '';

beforeAll(async () => {
  const shop = theShop();
  const staff = await new Person(shop).signIn(demoAdmin);
  company = await createCompany(staff);
  const other = await createCompany(staff);
  for (const role of companyRoles) people[role] = await join(await signInNewPerson(shop), company, role);
  people['admin of another company'] = await join(await signInNewPerson(shop), other, 'admin');
  people['former admin'] = await join(await signInNewPerson(shop), company, 'admin');
  people.outsider = await signInNewPerson(shop);
}, 120_000);

afterAll(closeTheDatabase);

test('a member’s session loses the company with the next request after they are removed', async () => {
  const former = people['former admin'];
  const addSite = () => send(former, 'POST', `/api/companies/${company}/sites`, site);
  const seesCompany = async () => (await former.get('/dashboard/company')).text.includes('Matrix Pumps');
  expect([await addSite(), await seesCompany()]).toEqual(['ok', true]);
  const path = `/api/companies/${company}/members/${await idOf(former)}`;
  expect(await send(people.admin, 'DELETE', path)).toBe('ok');
  expect([await addSite(), await seesCompany()]).toEqual(['no-such-company', false]);
});

test.each(calls)('only the roles that may: $name', async ({ roles, allowed, run }) => {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [caller, person] of Object.entries(people)) {
    const may = (roles as readonly string[]).includes(caller);
    const code = await run(person, company);
    found[caller] = rejections.includes(code) ? 'rejected' : code;
    expected[caller] = may ? allowed : 'rejected';
    // Who is no member can't tell whether there is such a company.
    if (!may && code === 'not-allowed' && roles.length)
      expect(companyRoles as readonly string[]).toContain(caller);
  }
  expect(found).toEqual(expected);
});

test('the matrix has every call about one company', async () => {
  const { json } = await people.admin.get<{ paths: Record<string, object> }>('/api/openapi.json');
  const all = Object.entries(json.paths).flatMap(([path, methods]) =>
    /^\/api\/(companies\/\{id\}|own-numbers\/\{owner\})/.test(path)
      ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
      : [],
  );
  const isSent = (call: string) => {
    const address = new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return [...sent].some((each) => address.test(each));
  };
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((call) => !isSent(call))).toEqual([]);
});

test('the page of a company for staff lists its keys, which only staff with the right to keys revoke', async () => {
  const admin = await new Person(theShop()).signIn(demoAdmin);
  const manager = await signInNewPerson(theShop());
  await theDatabase()
    .collection('users')
    .updateOne({ _id: new ObjectId(await idOf(manager)) }, { $set: { role: 'manager' } });
  const path = `/api/companies/${company}/keys`;
  const key = { name: 'Gateway of plant 7', scopes: ['company-orders:read'], validDays: 1 };
  const { json } = await people.admin.post<{ id: string }>(path, key);
  for (const [person, revokes] of [[admin, true] as const, [manager, false] as const]) {
    const { text } = await person.get(`/dashboard/companies/${company}`);
    expect([text.includes(key.name), text.includes('>Revoke<')]).toEqual([true, revokes]);
  }
  expect(await send(manager, 'DELETE', `${path}/${json.id}`)).toBe('not-allowed');
  expect(await send(admin, 'DELETE', `${path}/${json.id}`)).toBe('ok');
  expect((await admin.get(`/dashboard/companies/${company}`)).text).not.toContain(key.name);
});
