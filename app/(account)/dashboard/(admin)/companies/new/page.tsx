import type { Metadata } from 'next';
import { CompanyForm } from '@/components/companies/company-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { listParents } from '@/lib/companies/queries/companies';
import { companiesPath } from '@/lib/companies/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { listStaffWith } from '@/lib/users/queries';

export const metadata: Metadata = {
  title: 'Add a company',
  description: 'Open the account of a company.',
  robots: { index: false },
};

export default async function NewCompanyPage() {
  const path = `${companiesPath}/new`;
  await requireRight('companies.edit', path);
  const [shop, parents, salesPeople] = await Promise.all([
    findShop(),
    listParents(),
    listStaffWith('companies.view'),
  ]);
  const trail = [
    { name: 'Companies', href: companiesPath },
    { name: 'Add a company', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Add a company</h1>
      <CompanyForm countries={shop.countries} parents={parents} salesPeople={salesPeople} />
    </div>
  );
}
