import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { findApprovalChoices } from '../approval-choices';
import { ApprovalSettingsForm } from '@/components/approvals/settings-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findOwnCompany } from '@/lib/companies/queries/companies';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import { mayInCompany } from '@/lib/companies/rules/rights';

export const metadata: Metadata = {
  title: 'Approval rules',
  description: 'Which orders of your company need an approval, and of whom.',
  robots: { index: false },
};

export default async function OwnApprovalsPage() {
  const path = `${ownCompanyPath}/approvals`;
  const person = await requireSignedIn(path);
  const membership = await findActiveCompany(person);
  const company = membership && (await findOwnCompany(membership.id));
  if (!company || !mayInCompany(membership, 'company.edit')) redirect(ownCompanyPath);
  const trail = [
    { name: company.name, href: ownCompanyPath },
    { name: 'Approval rules', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Approval rules</h1>
      <ApprovalSettingsForm {...await findApprovalChoices(company)} />
    </div>
  );
}
