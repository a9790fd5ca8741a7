import { ObjectId } from 'mongodb';
import { invitations, joinRequests } from '@/lib/companies/collection';
import { changeCompanyStatus } from '@/lib/companies/commands/companies';
import { acceptInvitation, inviteMember, revokeInvitation } from '@/lib/companies/commands/invitations';
import { addMember, removeMember } from '@/lib/companies/commands/members';
import { findInvitation, listInvitations, listJoinRequests } from '@/lib/companies/queries/members';
import { findMembership } from '@/lib/companies/queries/memberships';
import type { CompanyRole } from '@/lib/companies/rules/rights';
import { chooseCompany, findCompanies } from '@/lib/auth/active-company';
import { setClock } from '@/lib/platform/clock';
import type { Customer } from '@/lib/users/types';
import { createAdmin } from '../orders/fixtures';
import { actorOf, codeOf, createCompany, createMember, createPerson, valueOf } from './fixtures';

afterEach(() => setClock());

/** Invites a person and returns the secret of the mailed link. */
async function invite(boss: Customer, company: string, email: string, role: CompanyRole = 'buyer') {
  const { id } = valueOf(await inviteMember(actorOf(boss), company, { email, role }));
  const found = (await invitations().find({ companyId: company, email, closedAt: null }).toArray())[0]!;
  const [mail] = found.mails;
  const link = mail!.template.action!.url;
  return { id, secret: new URL(link).searchParams.get('token')!, stored: JSON.stringify(found.tokenHash) };
}

test('an invitation makes its addressee a member once, in the role that it names', async () => {
  const company = await createCompany();
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  const { secret, stored } = await invite(boss, company, person.email, 'approver');
  expect(stored).not.toContain(secret);
  expect(await findInvitation(secret)).toMatchObject({ email: person.email, company: 'Lakeside Pumps Inc.' });
  expect(valueOf(await acceptInvitation(person, secret))).toEqual({ company });
  expect(await findMembership(company, person.userId)).toMatchObject({ role: 'approver' });
  expect(codeOf(await acceptInvitation(person, secret))).toBe('invitation-invalid');
  expect(await listInvitations(company)).toEqual([]);
});

test('who joins in another way is no longer among those who are invited or ask to join', async () => {
  const company = await createCompany();
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  await invite(boss, company, person.email);
  await joinRequests().insertOne({
    _id: new ObjectId(),
    companyId: company,
    userId: person.userId,
    at: new Date(),
  });
  valueOf(await addMember(boss, company, person, 'buyer', 'member-added'));
  expect([await listInvitations(company), await listJoinRequests(company)]).toEqual([[], []]);
});

test('nobody but the addressee can accept an invitation', async () => {
  const company = await createCompany();
  const [boss, other] = [await createMember(company, 'admin'), await createPerson()];
  const { secret } = await invite(boss, company, 'somebody-else@people.example');
  expect(codeOf(await acceptInvitation(other, secret))).toBe('invitation-invalid');
  expect(await findMembership(company, other.userId)).toBeNull();
});

test('twenty acceptances of one invitation at once make one membership', async () => {
  const company = await createCompany();
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  const { secret } = await invite(boss, company, person.email);
  const all = await Promise.all(Array.from({ length: 20 }, () => acceptInvitation(person, secret)));
  expect(all.some(({ ok }) => ok)).toBe(true);
  expect(await findMembership(company, person.userId)).toMatchObject({ role: 'buyer' });
  await removeMember(actorOf(boss), company, person);
  expect(codeOf(await acceptInvitation(person, secret))).toBe('invitation-invalid');
});

test('an invitation ends when it is revoked, replaced or a week old', async () => {
  const company = await createCompany();
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  const first = await invite(boss, company, person.email);
  const second = await invite(boss, company, person.email);
  expect(codeOf(await acceptInvitation(person, first.secret))).toBe('invitation-invalid');
  await revokeInvitation(actorOf(boss), company, second.id);
  expect(codeOf(await acceptInvitation(person, second.secret))).toBe('invitation-invalid');
  const third = await invite(boss, company, person.email);
  setClock(() => Date.now() + 8 * 86_400_000);
  expect(codeOf(await acceptInvitation(person, third.secret))).toBe('invitation-invalid');
});

test('an invitation that is still open does not bring a removed person back', async () => {
  const company = await createCompany();
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  const { secret } = await invite(boss, company, person.email);
  await removeMember(actorOf(boss), company, person);
  expect(codeOf(await acceptInvitation(person, secret))).toBe('invitation-invalid');
});

test('a suspended company invites nobody, and its open invitations wait', async () => {
  const company = await createCompany();
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  const { secret } = await invite(boss, company, person.email);
  const staff = createAdmin('Sally Staff');
  valueOf(await changeCompanyStatus(staff, company, { status: 'suspended', why: 'Unpaid' }));
  expect(codeOf(await acceptInvitation(person, secret))).toBe('company-suspended');
  const again = await inviteMember(actorOf(boss), company, { email: 'new@people.example', role: 'buyer' });
  expect(codeOf(again)).toBe('company-not-active');
  valueOf(await changeCompanyStatus(staff, company, { status: 'active', why: '' }));
  expect(codeOf(await acceptInvitation(person, secret))).toBe('ok');
});

test('a session buys for the company that it chose, and for nobody once the membership has ended', async () => {
  const [company, second] = [await createCompany(), await createCompany({ name: 'Acme' })];
  const [boss, person] = [await createMember(company, 'admin'), await createPerson()];
  expect((await findCompanies(person)).active).toBeNull();
  const { secret } = await invite(boss, company, person.email);
  await acceptInvitation(person, secret);
  expect((await findCompanies(person)).active).toMatchObject({ id: company });
  valueOf(await chooseCompany(person, null));
  expect((await findCompanies(person)).active).toBeNull();
  valueOf(await chooseCompany(person, company));
  expect(codeOf(await chooseCompany(person, second))).toBe('no-such-company');
  await removeMember(actorOf(boss), company, person);
  expect((await findCompanies(person)).active).toBeNull();
});
