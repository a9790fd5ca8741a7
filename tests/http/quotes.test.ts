import { randomBytes } from 'node:crypto';
import { companyRoles, type CompanyRole } from '@/lib/companies/rules/rights';
import { closeTheDatabase, signInNewPerson, theDatabase } from '../support/factories';
import { ohioAddress } from '../support/ohio-address';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';

type Caller = CompanyRole | 'who asked' | 'former member' | 'outsider' | 'visitor';

const sku = 'FX-BD18K-BL';
const newKey = () => randomBytes(8).toString('hex');
const { name: _name, company: _company, phone: _phone, ...billing } = ohioAddress;
const people = {} as Record<Caller, Person>;
let staff: Person;
let company = '';
let number = '';

async function idOf(person: Person): Promise<string> {
  const { json } = await person.get<{ person: { email: string } }>('/api/me');
  return (await theDatabase().collection('users').findOne({ email: json.person.email }))!._id.toHexString();
}

async function join(role: CompanyRole): Promise<Person> {
  const person = await signInNewPerson(theShop());
  const membership = { companyId: company, userId: await idOf(person), role, seq: 0, joinedAt: new Date() };
  await theDatabase().collection('companyMembers').insertOne(membership);
  return person;
}

const ask = (person: Person, companyId: string) =>
  person.post<{ number: string }>('/api/my-quotes', {
    key: newKey(),
    lines: [{ sku, quantity: 300 }],
    text: '',
    company: companyId,
  });

type Draft = Record<string, unknown> & { lines: Record<string, unknown>[] };

/** Sends the next version of a quote as staff do, at this price. */
async function sendVersion(unitPrice: number): Promise<void> {
  const stored = await theDatabase().collection<{ draft: Draft; seq: number }>('quotes').findOne({ number });
  const { draft, seq } = stored!;
  const lines = [{ sku, quantity: 300, unitPrice, alternativeTo: '', note: '' }];
  const { text, terms, validUntil, delivery } = draft;
  const body = { seq, text, terms, validUntil, delivery, lines };
  const saved = await staff.call<{ seq: number }>('PUT', `/api/quotes/${number}/draft`, body);
  const sent = await staff.post(`/api/quotes/${number}/versions`, { seq: saved.json.seq });
  expect([saved.status, sent.status]).toEqual([200, 200]);
}

beforeAll(async () => {
  const shop = theShop();
  staff = await new Person(shop).signIn(demoAdmin);
  const purchaseOrders = { required: false, pattern: '', isUnique: false };
  const none = { parentId: null, mailDomain: '', joinsByDomain: false, salesPersonId: null, note: '' };
  const body = { name: 'Quoted Pumps Inc.', taxId: '', billing, purchaseOrders, ...none };
  company = (await staff.post<{ id: string }>('/api/companies', body)).json.id;
  for (const role of companyRoles) people[role] = await join(role);
  people['who asked'] = await join('buyer');
  people['former member'] = await join('admin');
  const path = `/api/companies/${company}/members/${await idOf(people['former member'])}`;
  number = (await ask(people['who asked'], company)).json.number;
  await people.admin.call('DELETE', path);
  people.outsider = await signInNewPerson(shop);
  people.visitor = new Person(shop);
  await sendVersion(30_000);
}, 120_000);

afterAll(closeTheDatabase);

const statuses = async (call: (person: Person) => Promise<{ status: number }>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([caller, person]) => [caller, (await call(person)).status]),
    ),
  ) as Record<Caller, number>;

const nobody = { 'former member': 404, outsider: 404 };

test('a quote of a company is seen by who asked and by roles that see its orders', async () => {
  const seen = { 'who asked': 200, buyer: 404, approver: 200, accountant: 200, admin: 200, ...nobody };
  expect(await statuses((person) => person.get(`/dashboard/myQuotes/${number}`))).toEqual({
    ...seen,
    visitor: 307,
  });
  expect(await statuses((person) => person.get(`/api/my-quotes/${number}/versions/1/pdf`))).toEqual({
    ...seen,
    visitor: 401,
  });
});

test('only who sees it and may order, or request to, comments on it', async () => {
  const comment = (person: Person) =>
    person.post(`/api/my-quotes/${number}/comments`, { key: newKey(), text: 'Hello' });
  const may = { 'who asked': 200, buyer: 404, approver: 200, accountant: 200, admin: 200, ...nobody };
  expect(await statuses(comment)).toEqual({ ...may, visitor: 401 });
});

test('nobody but staff prices a quote, and nobody asks in the name of a company that is not theirs', async () => {
  const send = (person: Person) => person.post(`/api/quotes/${number}/versions`, { seq: 1 });
  const { visitor, ...others } = await statuses(send);
  expect([visitor, new Set(Object.values(others))]).toEqual([401, new Set([403])]);
  expect((await ask(people.outsider, company)).status).toBe(403);
});

test('the link of the mail opens that version to anybody, stored and indexed nowhere, and no other', async () => {
  const email = (await theDatabase().collection('quotes').findOne({ number }))!.customer.email as string;
  const mail = await theDatabase()
    .collection('outbox')
    .findOne({ to: email, subject: `Our quote ${number}` });
  const [path = ''] = /\/quote\/[\w.-]+/.exec(mail!.text as string) ?? [];
  const opened = await people.visitor.get(path);
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  expect(opened.text).toMatch(/<meta name="robots" content="noindex/);
  expect(opened.text).toContain('$90,000.00');
  const pdf = await people.visitor.get(`/api/quote-links/${path.slice('/quote/'.length)}/pdf`);
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const end = path.at(-1) === 'A' ? 'Q' : 'A';
  expect((await people.visitor.get(path.slice(0, -1) + end)).status).toBe(404);
  await sendVersion(29_000);
  const again = await people.visitor.get(path);
  expect(again.text).toContain('A later version has replaced this one.');
  expect(again.text).not.toContain('$87,000.00');
});
