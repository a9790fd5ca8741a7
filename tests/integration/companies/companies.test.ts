import { companies, memberships } from '@/lib/companies/collection';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import {
  addCompany,
  changeCompany,
  changeCompanyStatus,
  changeDetails,
  requestCompany,
} from '@/lib/companies/commands/companies';
import { finishMemberChanges, firstMember } from '@/lib/companies/commands/change-member';
import { askToJoin, decideJoinRequest } from '@/lib/companies/commands/join-requests';
import { addSite, changeSite, removeSite } from '@/lib/companies/commands/sites';
import { eachCompany, findCompany, listCompanies } from '@/lib/companies/queries/companies';
import { listJoinable, listJoinRequests } from '@/lib/companies/queries/members';
import { findMembership, listMemberships } from '@/lib/companies/queries/memberships';
import { companyCsvRow } from '@/lib/companies/rules/csv';
import { createAdmin } from '../orders/fixtures';
import {
  actorOf,
  billing,
  codeOf,
  companyInputOf,
  createCompany,
  createMember,
  createPerson,
  siteInputOf,
  valueOf,
} from './fixtures';

const staff = createAdmin('Sally Staff');

test('staff open, find and change a company; a change of what somebody else has changed fails', async () => {
  const { id, version } = valueOf(await addCompany(staff, companyInputOf({ name: 'Quarry & Sons' })));
  const found = await listCompanies({ q: 'quarry cleve' }, 1);
  expect(found.rows).toMatchObject([{ id, name: 'Quarry & Sons', city: 'Cleveland', members: 0 }]);
  const change = { ...companyInputOf({ name: 'Quarry & Daughters' }), version };
  expect(valueOf(await changeCompany(staff, id, change)).version).toBe(version + 1);
  expect(codeOf(await changeCompany(staff, id, change))).toBe('company-changed');
  const rows = [];
  for await (const one of eachCompany({ q: 'daughters' })) rows.push(companyCsvRow(one));
  expect(rows).toEqual([expect.arrayContaining(['Quarry & Daughters', 'Active', 'Cleveland', 'OH'])]);
});

test('a VAT id of the EU is checked and stored in its plain form; other tax ids are kept as they are', async () => {
  const inGermany = { ...billing, region: '', postcode: '10115', country: 'DE' };
  const wrong = await addCompany(staff, companyInputOf({ taxId: 'DE123', billing: inGermany }));
  expect(wrong).toMatchObject({ failure: { fields: { taxId: expect.any(String) } } });
  const right = valueOf(
    await addCompany(staff, companyInputOf({ taxId: 'de 136 695 976', billing: inGermany })),
  );
  expect(right.taxId).toBe('DE136695976');
  expect(valueOf(await addCompany(staff, companyInputOf({ taxId: '34-1234567' }))).taxId).toBe('34-1234567');
});

test('a group has companies, and belongs to none itself', async () => {
  const group = await createCompany({ name: 'Group' });
  const part = await createCompany({ name: 'Part', parentId: group });
  expect(codeOf(await addCompany(staff, companyInputOf({ parentId: part })))).toBe('invalid-company');
  const above = await createCompany({ name: 'Above' });
  const change = { ...companyInputOf({ name: 'Group', parentId: above }), version: 1 };
  expect(codeOf(await changeCompany(staff, group, change))).toBe('invalid-company');
  expect(codeOf(await changeCompany(staff, above, { ...change, parentId: above }))).toBe('invalid-company');
});

test('a requested company can do nothing until staff open it, and then tells who asked', async () => {
  const person = await createPerson();
  const { id } = valueOf(await requestCompany(person, { name: 'New Mill LLC', taxId: '', billing }));
  expect(codeOf(await authorizeInCompany(person, id, 'company.view'))).toBe('ok');
  expect(codeOf(await authorizeInCompany(person, id, 'orders.place'))).toBe('company-not-active');
  valueOf(await changeCompanyStatus(staff, id, { status: 'active', why: '' }));
  expect(codeOf(await authorizeInCompany(person, id, 'orders.place'))).toBe('ok');
  const { mails } = (await companies().findOne({ name: 'New Mill LLC' }))!;
  expect(mails.map(({ to }) => to)).toContain(person.email);
});

test('a request whose server died before the person was its admin is finished by the job', async () => {
  const person = await createPerson();
  const { id } = valueOf(await requestCompany(person, { name: 'Crashed LLC', taxId: '', billing }));
  const stored = (await companies().findOne({ name: 'Crashed LLC' }))!;
  // As the one write of the request has left it.
  await memberships().deleteMany({ companyId: id });
  const { userId, email } = person;
  const decided = {
    userId,
    email,
    role: 'admin',
    actor: { userId, email },
    action: 'member-joined',
  } as const;
  await companies().updateOne({ _id: stored._id }, { $set: firstMember(decided) });
  expect(await listMemberships(userId)).toEqual([]);
  expect(await finishMemberChanges()).toBe(1);
  expect(await listMemberships(userId)).toMatchObject([{ id, role: 'admin', status: 'requested' }]);
  expect(await finishMemberChanges()).toBe(0);
});

test('a suspended company is still seen by its members, and can do nothing', async () => {
  const company = await createCompany();
  const boss = await createMember(company, 'admin');
  valueOf(await changeCompanyStatus(staff, company, { status: 'suspended', why: 'Unpaid' }));
  expect(codeOf(await authorizeInCompany(boss, company, 'orders.view'))).toBe('ok');
  expect(codeOf(await authorizeInCompany(boss, company, 'orders.place'))).toBe('company-not-active');
  expect(codeOf(await authorizeInCompany(boss, company, 'members.edit'))).toBe('company-not-active');
});

test('only where staff allow it, people with an address of the domain ask to join, and admins decide', async () => {
  const company = await createCompany({ mailDomain: 'people.example' });
  const person = await createPerson();
  expect(await listJoinable(person.userId, person.email)).toEqual([]);
  expect(codeOf(await askToJoin(person, company))).toBe('no-such-company');
  const open = await createCompany({ name: 'Open', mailDomain: 'people.example', joinsByDomain: true });
  const boss = await createMember(open, 'admin');
  expect(await listJoinable(person.userId, 'me@people.example.evil.example')).toEqual([]);
  valueOf(await askToJoin(person, open));
  valueOf(await askToJoin(person, open));
  expect(await listJoinRequests(open)).toMatchObject([{ userId: person.userId, email: person.email }]);
  expect(await findMembership(open, person.userId)).toBeNull();
  valueOf(await decideJoinRequest(actorOf(boss), open, person.userId, 'buyer'));
  expect(await findMembership(open, person.userId)).toMatchObject({ role: 'buyer' });
  expect(codeOf(await decideJoinRequest(actorOf(boss), open, person.userId, null))).toBe('no-such-request');
  await companies().updateMany({ mailDomain: 'people.example' }, { $set: { joinsByDomain: false } });
});

test('sites are added, changed and removed, at most 100 of them', async () => {
  const company = await createCompany();
  const boss = actorOf(await createMember(company, 'admin'));
  const added = await Promise.all(Array.from({ length: 103 }, () => addSite(boss, company, siteInputOf())));
  expect(added.map(codeOf).filter((code) => code === 'too-many-sites')).toHaveLength(3);
  const [first] = (await findCompany(company))!.sites;
  valueOf(await changeSite(boss, company, first!.id, siteInputOf({ name: 'Plant 9' })));
  expect((await findCompany(company))!.sites[0]).toMatchObject({ id: first!.id, name: 'Plant 9' });
  valueOf(await removeSite(boss, company, first!.id));
  expect(codeOf(await changeSite(boss, company, first!.id, siteInputOf()))).toBe('no-such-site');
  expect((await findCompany(company))!.sites).toHaveLength(99);
});

test('a company admin changes the billing address, and not to a country where the tax id is wrong', async () => {
  const company = await createCompany();
  const boss = actorOf(await createMember(company, 'admin'));
  const purchaseOrders = { required: true, pattern: 'PO-##', isUnique: true };
  const rules = { purchaseOrders, shipComplete: true };
  valueOf(await changeDetails(boss, company, { billing: { ...billing, city: 'Akron' }, ...rules }));
  expect(await findCompany(company)).toMatchObject(rules);
  expect((await listCompanies({ q: 'akron' }, 1)).rows).toMatchObject([{ id: company }]);
  const abroad = { ...billing, country: 'DE', region: '', postcode: '10115' };
  expect(codeOf(await changeDetails(boss, company, { billing: abroad, ...rules }))).toBe('invalid-company');
});
