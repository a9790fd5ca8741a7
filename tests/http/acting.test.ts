import { closeTheDatabase, signInNewPerson, theDatabase, uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, errorOf, Person } from '../support/people';
import { isRight, pageAccess, pathOfMissingRecord } from '../support/rights';
import { signOut } from './auth-requests';

type Me = { person: { email: string } | null; actingUntil?: string; cart?: { count: number } };
type Operation = { 'x-who': string; 'x-owner-only'?: true };

const db = theDatabase;
const me = async (person: Person) => (await person.get<Me>('/api/me')).json;
const emailOf = async (person: Person) => (await me(person)).person!.email;
const idOf = async (email: string) => (await db().collection('users').findOne({ email }))!._id.toHexString();

async function mint(person: Person): Promise<Person> {
  person.token = null;
  const email = await emailOf(person);
  const { json } = await person.put(`/api/user/${email}`, { email });
  person.token = String(json.token);
  return person;
}

async function newStaff(role: string): Promise<{ staff: Person; email: string }> {
  const staff = await signInNewPerson(theShop());
  const email = await emailOf(staff);
  await db().collection('users').updateOne({ email }, { $set: { role } });
  return { staff, email };
}

async function newCustomer() {
  const customer = await signInNewPerson(theShop());
  const email = await emailOf(customer);
  return { customer, email, id: await idOf(email) };
}

/** Support, in a browser that acts as a new customer. */
async function act() {
  const { staff, email: staffEmail } = await newStaff('support');
  const { customer, email, id } = await newCustomer();
  const begun = await staff.post<{ until: string }>('/api/acting', { user: id });
  expect(begun.status).toBe(200);
  return { staff: await mint(staff), staffEmail, customer, email, id, until: begun.json.until };
}

const addToCart = (person: Person) => person.post('/api/cart/lines', { sku: 'TW-AG125', quantity: 1 });
const buyAlone = (person: Person) => person.put('/api/active-company', { company: null });
const records = (email: string) =>
  db().collection('auditRecords').find({ 'actor.email': email }).sort({ at: 1 }).toArray();

afterAll(closeTheDatabase);

test('staff see and do what the customer does, and each write is recorded with both names', async () => {
  const { staff, staffEmail, customer, email, until } = await act();
  expect(await me(staff)).toMatchObject({ person: { email, role: 'customer' }, actingUntil: until });
  expect((await addToCart(staff)).status).toBe(201);
  expect((await me(customer)).cart?.count).toBe(1);
  const ended = await staff.delete<{ page: string }>('/api/acting');
  expect(ended.json.page).toBe('/dashboard/toDo');
  expect(await me(await mint(staff))).toMatchObject({ person: { email: staffEmail } });
  expect((await me(staff)).actingUntil).toBeUndefined();
  const found = await records(staffEmail);
  expect(found.map(({ action }) => action)).toEqual([
    'acting-started',
    'acted-as-customer',
    'acted-as-customer',
    'acted-as-customer',
    'acting-ended',
  ]);
  expect(found[0]).toMatchObject({ subject: { name: email }, after: { until } });
  expect(found[2]).toMatchObject({ as: { email }, after: { call: 'POST /api/cart/lines' } });
  expect(found.at(-1)).toMatchObject({ subject: { name: email }, before: { since: expect.any(String) } });
});

test('nothing of the account itself, and nothing of the staff, can be reached meanwhile', async () => {
  const { staff } = await act();
  const { json } = await staff.get<{ paths: Record<string, Record<string, Operation>> }>('/api/openapi.json');
  const calls = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const rejected: string[] = [];
  for (const { path, method, operation } of calls) {
    if (!operation['x-owner-only'] && !isRight(operation['x-who'])) continue;
    const reply = await staff.call(method, pathOfMissingRecord(path), method === 'GET' ? undefined : {});
    expect([method, path, reply.status]).toEqual([method, path, 403]);
    if (errorOf(reply).code === 'owner-only') rejected.push(`${method} ${path}`);
  }
  expect(rejected).toEqual(
    expect.arrayContaining([
      'DELETE /api/account',
      'GET /api/account/export',
      'PUT /api/password',
      'POST /api/email/change',
      'GET /api/sessions',
      'DELETE /api/sessions',
      'DELETE /api/sessions/{id}',
      'POST /api/sessions/confirm',
      'POST /api/two-factor',
      'PUT /api/two-factor',
      'DELETE /api/two-factor',
      'POST /api/two-factor/recovery-codes',
      'PATCH /api/profile',
      'POST /api/approvals/{id}/decision',
    ]),
  );
  const pages = Object.values(pageAccess).filter(([, access]) => isRight(access));
  for (const path of ['/settings', '/twoFactor', ...pages.map(([page]) => page)])
    expect([path, (await staff.get(path)).status]).toEqual([path, 403]);
});

type Acting = Awaited<ReturnType<typeof act>>;
const users = () => db().collection('users');
test.each<[string, (acting: Acting) => Promise<unknown>]>([
  ['loses the role', ({ staffEmail: email }) => users().updateOne({ email }, { $set: { role: 'content' } })],
  [
    'is disabled',
    ({ staffEmail: email }) => users().updateOne({ email }, { $set: { disabledAt: new Date() } }),
  ],
  [
    'is signed out elsewhere',
    async ({ staffEmail }) =>
      db()
        .collection('sessions')
        .updateMany({ userId: await idOf(staffEmail) }, { $set: { endedAt: new Date() } }),
  ],
  [
    'has had their hour',
    ({ id }) =>
      db()
        .collection('sessions')
        .updateMany({ userId: id, actedBy: { $exists: true } }, { $set: { expiresAt: new Date() } }),
  ],
  [
    'acts as somebody who joins the staff',
    ({ email }) => users().updateOne({ email }, { $set: { role: 'admin' } }),
  ],
  [
    'acts as somebody who is disabled',
    ({ email }) => users().updateOne({ email }, { $set: { disabledAt: new Date() } }),
  ],
  ['acts as somebody who ends their other sessions', ({ customer }) => customer.delete('/api/sessions')],
])('it is over with the next request when who acts %s', async (_name, change) => {
  const acting = await act();
  expect((await buyAlone(acting.staff)).status).toBe(200);
  await change(acting);
  expect((await me(acting.staff)).person).toBeNull();
  expect(errorOf(await buyAlone(acting.staff)).code).toBe('acting-over');
  expect((await acting.staff.get('/dashboard/myOrders')).status).toBe(307);
});

/** The form of a list, as a browser without scripts posts it. */
const postForm = (person: Person) =>
  fetch(`${theShop()}/api/cart/form`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: person.cookieHeader, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'sku=TW-AG125&quantity=1',
  });

test('a click that arrives after the end fills no cart: of the customer, the staff, or a visitor', async () => {
  const { staff, customer, id } = await act();
  const late = staff.token;
  await db()
    .collection('sessions')
    .updateMany({ userId: id, actedBy: { $exists: true } }, { $set: { expiresAt: new Date() } });
  for (const token of [late, null]) {
    staff.token = token;
    expect(errorOf(await addToCart(staff)).code).toBe('acting-over');
  }
  expect((await postForm(staff)).status).toBe(403);
  expect((await me(staff)).cart).toBeUndefined();
  staff.token = null;
  await staff.delete('/api/acting');
  staff.token = late;
  expect(errorOf(await addToCart(staff)).code).toBe('acting-over');
  expect(errorOf(await buyAlone(staff)).code).toBe('acting-over');
  for (const person of [await mint(staff), customer]) expect((await me(person)).cart?.count ?? 0).toBe(0);
  expect((await addToCart(staff)).status).toBe(201);
});

test('after the time is over End still returns to the account of the staff', async () => {
  const { staff, staffEmail, id } = await act();
  await db()
    .collection('sessions')
    .deleteMany({ userId: id, actedBy: { $exists: true } });
  expect((await staff.delete('/api/acting')).status).toBe(200);
  expect(await emailOf(await mint(staff))).toBe(staffEmail);
});

test('signing out ends it together with the session of the staff', async () => {
  const { staff, staffEmail, id } = await act();
  const before = new Map(Object.entries({ cookie: staff.cookieHeader }));
  await signOut(staff);
  const replay = await fetch(`${theShop()}/api/me`, { headers: { cookie: before.get('cookie')! } });
  expect(((await replay.json()) as Me).person).toBeNull();
  const live = { userId: { $in: [await idOf(staffEmail)] }, endedAt: null };
  expect(await db().collection('sessions').countDocuments(live)).toBe(0);
  expect(
    await db()
      .collection('sessions')
      .countDocuments({ userId: id, actedBy: { $exists: true }, endedAt: null }),
  ).toBe(0);
  expect((await records(staffEmail)).at(-1)?.action).toBe('acting-ended');
});

test('only customers with an open account, and only in companies to which they belong', async () => {
  const { staff } = await newStaff('support');
  const { id, email } = await newCustomer();
  const begin = async (body: object) => errorOf(await staff.post('/api/acting', body)).code;
  expect(await begin({ user: await idOf(demoAdmin.email) })).toBe('not-a-customer');
  expect(await begin({ user: '0'.repeat(24) })).toBe('no-such-customer');
  expect(await begin({ user: id, company: '0'.repeat(24) })).toBe('no-such-customer');
  await users().updateOne({ email }, { $set: { disabledAt: new Date() } });
  expect(await begin({ user: id })).toBe('not-a-customer');
  for (const role of ['customer', 'warehouse', 'content', 'read-only']) {
    const { staff: other } = await newStaff(role);
    expect([role, (await other.post('/api/acting', { user: id })).status]).toEqual([role, 403]);
  }
  const stranger = new Person(theShop(), uniqueIpAddress());
  expect((await stranger.post('/api/acting', { user: id })).status).toBe(401);
});
