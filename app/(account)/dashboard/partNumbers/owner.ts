import { findActiveCompany } from '@/lib/auth/active-company';
import { mayInCompany } from '@/lib/companies/rules/rights';
import type { SignedIn } from '@/lib/users/types';

/** Whose part numbers a person sees now: those of the company that is active in the session, else their own. */
export async function findNumberOwner(person: SignedIn) {
  const company = await findActiveCompany(person);
  return company
    ? {
        id: company.id,
        stored: `company ${company.id}`,
        name: company.name,
        mayEdit: mayInCompany(company, 'numbers.edit'),
      }
    : { id: 'me', stored: `customer ${person.userId}`, name: '', mayEdit: true };
}
