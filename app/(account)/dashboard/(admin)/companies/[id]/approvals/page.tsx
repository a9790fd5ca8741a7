import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { findApprovalChoices } from '@/app/(account)/dashboard/company/approval-choices';
import { ApprovalSettingsForm } from '@/components/approvals/settings-form';
import { Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findCompany } from '@/lib/companies/queries/companies';
import { companiesPath, companyHref } from '@/lib/companies/rules/paths';
import { companyParams } from '@/lib/companies/schema/company';

export const metadata: Metadata = {
  title: 'Approval rules',
  description: 'Which orders of a company need an approval, and of whom.',
  robots: { index: false },
};

export default async function CompanyApprovalsPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${companyHref(id)}/approvals`;
  await requireRight('companies.view', path);
  const company = companyParams.safeParse({ id }).success ? await findCompany(id) : null;
  if (!company) notFound();
  const trail = [
    { name: 'Companies', href: companiesPath },
    { name: company.name, href: companyHref(id) },
    { name: 'Approval rules', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Approval rules</h1>
      <Editable right="companies.edit">
        <ApprovalSettingsForm {...await findApprovalChoices(company)} />
      </Editable>
    </div>
  );
}
