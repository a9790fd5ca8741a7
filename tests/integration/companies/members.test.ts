import { auditRecords } from '@/lib/audit/collection';
import { companies, memberships } from '@/lib/companies/collection';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import {
  addMember,
  changeMemberRole,
  deleteMemberships,
  rejectLastAdminOfCompany,
  removeMember,
} from '@/lib/companies/commands/members';
import { listMembers } from '@/lib/companies/queries/members';
import { findMembership, listMemberships } from '@/lib/companies/queries/memberships';
import { onCrashingServer } from '../orders/faults';
import { actorOf, codeOf, createCompany, createMember, createPerson } from './fixtures';

const rolesOf = async (companyId: string) => (await listMembers(companyId)).map(({ role }) => role).sort();

test('a removed member is told on the next request that there is no such company', async () => {
  const company = await createCompany();
  const [boss, buyer] = [await createMember(company, 'admin'), await createMember(company, 'buyer')];
  expect(codeOf(await authorizeInCompany(buyer, company, 'company.view'))).toBe('ok');
  expect(codeOf(await removeMember(actorOf(boss), company, buyer))).toBe('ok');
  expect(codeOf(await authorizeInCompany(buyer, company, 'company.view'))).toBe('no-such-company');
  expect(await listMemberships(buyer.userId)).toEqual([]);
});

test('the last company admin can neither leave, nor be removed, nor get another role', async () => {
  const company = await createCompany();
  const boss = await createMember(company, 'admin');
  await createMember(company, 'buyer');
  expect(codeOf(await removeMember(boss, company, boss))).toBe('last-company-admin');
  expect(codeOf(await changeMemberRole(actorOf(boss), company, boss, 'buyer'))).toBe('last-company-admin');
  expect(await rejectLastAdminOfCompany(boss)).not.toBeNull();
  expect(await rolesOf(company)).toEqual(['admin', 'buyer']);
});

test('of ten admins who all leave at the same moment one stays', async () => {
  const company = await createCompany();
  const admins = [];
  for (let count = 0; count < 10; count++) admins.push(await createMember(company, 'admin'));
  const left = await Promise.all(admins.map((admin) => removeMember(admin, company, admin)));
  expect(left.map(codeOf).filter((code) => code === 'ok')).toHaveLength(9);
  expect(await rolesOf(company)).toEqual(['admin']);
}, 60_000);

test('a change whose server dies after any write is made whole or not at all, and recorded once', async () => {
  const company = await createCompany();
  const boss = await createMember(company, 'admin');
  let at = 0;
  for (let died = true; died;) {
    at += 1;
    const buyer = await createMember(company, 'buyer');
    ({ died } = await onCrashingServer(at, 'after', () => removeMember(actorOf(boss), company, buyer)));
    // What everybody sees doesn't change when somebody finishes what the dead server has begun.
    const seen = await findMembership(company, buyer.userId);
    const other = await createMember(company, 'buyer');
    expect(await findMembership(company, buyer.userId)).toEqual(seen);
    const ended = { 'subject.id': company, action: 'member-removed', 'before.userId': buyer.userId };
    expect(await auditRecords().countDocuments(ended)).toBe(seen ? 0 : 1);
    await removeMember(actorOf(boss), company, other);
  }
  expect(at).toBeGreaterThan(3);
  expect(await companies().countDocuments({ memberChange: { $exists: true } })).toBe(0);
}, 60_000);

test('who comes back after leaving has the new role, however late the old change is repeated', async () => {
  const company = await createCompany();
  const boss = await createMember(company, 'admin');
  const person = await createMember(company, 'approver');
  await removeMember(actorOf(boss), company, person);
  const late = await memberships().updateOne(
    { companyId: company, userId: person.userId, seq: { $lt: 2 } },
    { $set: { role: 'approver', seq: 2 } },
  );
  expect(late.matchedCount).toBe(0);
  expect(await findMembership(company, person.userId)).toBeNull();
});

test('closing an account ends its memberships; a last admin with colleagues has to appoint another first', async () => {
  const company = await createCompany();
  const boss = await createMember(company, 'admin');
  expect(await rejectLastAdminOfCompany(boss)).toBeNull();
  const other = await createMember(company, 'admin');
  expect(await rejectLastAdminOfCompany(boss)).toBeNull();
  await deleteMemberships(boss);
  await deleteMemberships(boss);
  expect((await listMembers(company)).map(({ userId }) => userId)).toEqual([other.userId]);
  expect(await memberships().countDocuments({ userId: boss.userId })).toBe(0);
});

test('a person in two companies is in each what that company says', async () => {
  const [first, second] = [
    await createCompany({ name: 'Acme' }),
    await createCompany({ name: 'Bolt Works' }),
  ];
  const person = await createPerson();
  await addMember(person, first, person, 'accountant', 'member-joined');
  await addMember(person, second, person, 'admin', 'member-joined');
  const found = await listMemberships(person.userId);
  expect(found.map(({ name, role }) => [name, role])).toEqual([
    ['Acme', 'accountant'],
    ['Bolt Works', 'admin'],
  ]);
});
