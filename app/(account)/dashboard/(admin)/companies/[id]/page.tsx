import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findCompanyFiles } from '@/app/(account)/dashboard/company/company-files';
import { CompanyKeys } from '@/components/api-keys/company-keys';
import { CompanyAccount } from '@/components/companies/company-account';
import { listCompanyKeys } from '@/lib/api-keys/queries';
import { requireRight } from '@/lib/auth/current-session';
import { findCompany, listParents, listSubsidiaries } from '@/lib/companies/queries/companies';
import { listInvitations, listJoinRequests, listMembers } from '@/lib/companies/queries/members';
import { companyHref } from '@/lib/companies/rules/paths';
import { companyParams } from '@/lib/companies/schema/company';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { listStaffWith } from '@/lib/users/queries';
import { may } from '@/lib/users/rules/rights';

export const metadata: Metadata = {
  title: 'Company',
  description: 'A company, its members and its sites.',
  robots: { index: false },
};

export default async function CompanyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const person = await requireRight('companies.view', companyHref(id));
  const company = companyParams.safeParse({ id }).success ? await findCompany(id) : null;
  if (!company) notFound();
  const [members, invitations, requests, parents, subsidiaries, salesPeople, files, shop, keys] =
    await Promise.all([
      listMembers(id),
      listInvitations(id),
      listJoinRequests(id),
      listParents(),
      listSubsidiaries(id),
      listStaffWith('companies.view'),
      findCompanyFiles(id),
      findShop(),
      may(person.role, 'keys.view') ? listCompanyKeys(id) : null,
    ]);
  return (
    <CompanyAccount
      company={company}
      mayEdit={may(person.role, 'companies.edit')}
      members={members}
      invitations={invitations}
      requests={requests}
      parents={parents.filter((parent) => parent.id !== id)}
      subsidiaries={subsidiaries}
      salesPeople={salesPeople}
      files={files}
      countries={shop.countries}
    >
      {keys && (
        <CompanyKeys
          companyId={id}
          rows={keys}
          clock={clockSettings(shop)}
          mayRevoke={may(person.role, 'keys.edit')}
        />
      )}
    </CompanyAccount>
  );
}
