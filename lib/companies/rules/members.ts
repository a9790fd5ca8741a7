import { fail } from '../../shared/result';
import type { CompanyRole } from './rights';

type Stored = { userId: string; role: CompanyRole | null };

export const maxMembers = 500;

export const noSuchCompany = () => fail('not-found', 'no-such-company', 'There is no such company.');

/** The failure of taking the role of admin from the last member who has it; null when another stays. */
export function rejectLastCompanyAdmin(members: Stored[], userId: string) {
  const admins = members.filter(({ role }) => role === 'admin');
  return admins.length === 1 && admins[0]?.userId === userId
    ? fail(
        'conflict',
        'last-company-admin',
        'This is the last admin of the company: make somebody else a company admin first.',
      )
    : null;
}

/** The role of a person among the memberships of a company; null for none. */
export const roleAmong = (members: Stored[], userId: string): CompanyRole | null =>
  members.find((one) => one.userId === userId)?.role ?? null;
