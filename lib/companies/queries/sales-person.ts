import { findAccount } from '../../users/queries';
import { isStaff } from '../../users/rules/rights';
import { findCompany } from './companies';

/** Who looks after a company; null for nobody, also when that person has left the staff. */
export async function findSalesPerson(companyId: string): Promise<{ name: string; email: string } | null> {
  const company = await findCompany(companyId);
  const account = company?.salesPersonId ? await findAccount(company.salesPersonId) : null;
  return account && isStaff(account.role) && !account.disabled
    ? { name: account.name, email: account.email }
    : null;
}
