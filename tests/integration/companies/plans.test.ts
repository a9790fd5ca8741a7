import { deleteMemberships, removeMember } from '@/lib/companies/commands/members';
import {
  countCompanies,
  eachCompany,
  listCompanies,
  listParents,
  listSubsidiaries,
} from '@/lib/companies/queries/companies';
import {
  listInvitations,
  listJoinable,
  listJoinRequests,
  listMembers,
  listOwnRequests,
} from '@/lib/companies/queries/members';
import { findMembership, listMemberships } from '@/lib/companies/queries/memberships';
import { explained } from '../explained';
import { createCompany, createMember } from './fixtures';

test('the queries of companies read through an index', async () => {
  const company = await createCompany({ mailDomain: 'people.example', joinsByDomain: true });
  await createMember(company, 'admin');
  const { userId, email } = await createMember(company, 'buyer');
  const person = await createMember(company, 'buyer');
  const plans = await explained(async () => {
    await listCompanies({}, 1);
    await listCompanies({ q: 'lake', sort: '-name' }, 1);
    await listCompanies({ status: 'active', sort: 'newest' }, 1);
    await listCompanies({ sales: '0123456789abcdef01234567' }, 1);
    await countCompanies();
    await eachCompany({ q: 'lake' }).next();
    await listParents();
    await listSubsidiaries(company);
    await listMembers(company);
    await listInvitations(company);
    await listJoinRequests(company);
    await listJoinable(userId, email);
    await listOwnRequests(userId, email);
    await findMembership(company, userId);
    await listMemberships(userId);
    await removeMember(person, company, person);
    await deleteMemberships({ userId, email });
  });
  const scans = plans.filter(({ plan }) => plan.includes('COLLSCAN'));
  expect(scans.map(({ ran, plan }) => `${ran} ${plan}`)).toEqual([]);
  expect(plans.length).toBeGreaterThan(15);
});
