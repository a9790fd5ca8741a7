import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AgentAccess } from '@/components/api-keys/agent-access';
import { KeyForm } from '@/components/api-keys/key-form';
import { KeyTable } from '@/components/api-keys/key-table';
import { RevokeKey } from '@/components/api-keys/revoke-key';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { listCompanyKeys } from '@/lib/api-keys/queries';
import { companyScopeNames } from '@/lib/api-keys/rules';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireOwner } from '@/lib/auth/current-session';
import { companyKeysPath, ownCompanyPath } from '@/lib/companies/rules/paths';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'API keys of the company',
  description: 'The keys with which the systems of your company call the shop.',
  robots: { index: false },
};

export default async function CompanyKeysPage() {
  const person = await requireOwner(companyKeysPath);
  const company = await findActiveCompany(person);
  if (!company || !mayInCompany(company, 'company.edit')) redirect(ownCompanyPath);
  const [rows, shop] = await Promise.all([listCompanyKeys(company.id), findShop()]);
  const trail = [
    { name: company.name, href: ownCompanyPath },
    { name: 'API keys', href: companyKeysPath },
  ];
  const endpoint = `/companies/${company.id}/keys`;
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">API keys</h1>
      <p className="max-w-prose text-muted">
        With a key a system of your company, such as its ERP, calls the shop. It may do what its scopes name
        with the data of {company.name}, and nothing else. It acts for the admin who makes it, by the approval
        rules of the company, and stops when they leave. The calls are in the{' '}
        <a className="underline" href="/api/docs">
          API document
        </a>
        .
      </p>
      {rows.length > 0 ? (
        <KeyTable
          rows={rows}
          clock={clockSettings(shop)}
          scopeNames={companyScopeNames}
          revoke={({ id, name }) => <RevokeKey path={`${endpoint}/${id}`} name={name} />}
        />
      ) : (
        <EmptyState title="No keys yet">
          Make one for each system, so that you can revoke it alone.
        </EmptyState>
      )}
      <KeyForm endpoint={endpoint} scopeNames={companyScopeNames} />
      <AgentAccess site={siteUrl()} name={shop.name} needsKey />
    </div>
  );
}
