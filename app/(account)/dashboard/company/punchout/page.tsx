import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ConnectionAddresses } from '@/components/punchout/connection-addresses';
import { ConnectionTable } from '@/components/punchout/connection-table';
import { DocumentTable } from '@/components/punchout/document-table';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { EmptyState } from '@/components/ui/empty-state';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { ownCompanyPath } from '@/lib/companies/rules/paths';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { siteUrl } from '@/lib/platform/env';
import { listConnections } from '@/lib/punchout/queries/connections';
import { listSentDocuments } from '@/lib/punchout/queries/documents';
import { ownConnectionsPath } from '@/lib/punchout/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Purchasing systems of the company',
  description: 'The purchasing systems out of which your company shops and orders.',
  robots: { index: false },
};

export default async function OwnPunchoutPage() {
  const person = await requireSignedIn(ownConnectionsPath);
  const company = await findActiveCompany(person);
  if (!company || !mayInCompany(company, 'company.edit')) redirect(ownCompanyPath);
  const [rows, documents, shop] = await Promise.all([
    listConnections(company.id),
    listSentDocuments(company.id),
    findShop(),
  ]);
  const trail = [
    { name: company.name, href: ownCompanyPath },
    { name: 'Purchasing systems', href: ownConnectionsPath },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Purchasing systems</h1>
      <p className="max-w-prose text-muted">
        Out of these systems your colleagues shop here at the prices of {company.name}. The shop connects
        them: contact us to add or change one.
      </p>
      <ConnectionAddresses site={siteUrl()} />
      {rows.length > 0 ? (
        <ConnectionTable rows={rows} clock={clockSettings(shop)} />
      ) : (
        <EmptyState title="No system yet">We connect yours by cXML or OCI.</EmptyState>
      )}
      <DocumentTable rows={documents} clock={clockSettings(shop)} />
    </div>
  );
}
