import { notFound } from 'next/navigation';
import { findCompany } from '@/lib/companies/queries/companies';
import { companyHref } from '@/lib/companies/rules/paths';
import { customerIdIn, customerOwner } from '@/lib/own-numbers/queries';
import { ownerParams } from '@/lib/own-numbers/schema';
import { findAccount } from '@/lib/users/queries';
import { accountsHref } from '@/lib/users/rules/accounts-href';

/** The company or the customer that the address names, with the page that leads to it; answers 404 for none. */
export async function findNamedOwner(owner: string) {
  if (owner === 'me' || !ownerParams.safeParse({ owner }).success) notFound();
  const customerId = customerIdIn(owner);
  if (customerId === undefined) {
    const company = await findCompany(owner);
    if (!company) notFound();
    return { stored: `company ${owner}`, name: company.name, href: companyHref(owner) };
  }
  const account = await findAccount(customerId);
  if (!account) notFound();
  return {
    stored: customerOwner(customerId),
    name: account.name,
    href: accountsHref({ search: account.email }),
  };
}
