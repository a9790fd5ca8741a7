import { fail, ok, type Result } from '../../shared/result';
import { may } from '../../users/rules/rights';
import type { SignedIn } from '../../users/types';
import { findMembership } from './memberships';
import { mayInCompany, staffRightFor, type CompanyRight } from '../rules/rights';
import type { CompanyActor } from '../types';
import { noSuchCompany } from '../rules/members';

/**
 * Whether a person may do this in a company at this moment: as one of its members, or as staff. Everybody else, former
 * members too, is told that there is no such company. Nothing is remembered: each request asks again.
 */
export async function authorizeInCompany(
  { userId, email, name, role }: SignedIn,
  companyId: string,
  right: CompanyRight,
): Promise<Result<CompanyActor>> {
  const person = { userId, email, name };
  const membership = await findMembership(companyId, userId);
  if (membership && mayInCompany(membership, right)) return ok({ ...person, role: membership.role });
  if (may(role, staffRightFor(right))) return ok({ ...person, role: null });
  if (!membership) return noSuchCompany();
  return membership.status === 'active' || mayInCompany({ ...membership, status: 'active' }, right) === false
    ? fail(
        'forbidden',
        'not-allowed',
        'Your role in the company does not allow this: its admin can change it.',
      )
    : fail('forbidden', 'company-not-active', 'This company can’t do that at the moment: please contact us.');
}
