import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Editable } from '@/components/layout/allowed';
import { ConnectionAddresses } from '@/components/punchout/connection-addresses';
import { ConnectionActions } from '@/components/punchout/connection-actions';
import { ConnectionForm } from '@/components/punchout/connection-form';
import { ConnectionTable } from '@/components/punchout/connection-table';
import { DocumentTable } from '@/components/punchout/document-table';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findCompany } from '@/lib/companies/queries/companies';
import { listMembers } from '@/lib/companies/queries/members';
import { companiesPath, companyHref } from '@/lib/companies/rules/paths';
import { companyParams } from '@/lib/companies/schema/company';
import { siteUrl } from '@/lib/platform/env';
import { listConnections } from '@/lib/punchout/queries/connections';
import { listSentDocuments } from '@/lib/punchout/queries/documents';
import { connectionsHref } from '@/lib/punchout/rules/paths';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

export const metadata: Metadata = {
  title: 'Purchasing systems',
  description: 'The purchasing systems out of which a company shops and orders.',
  robots: { index: false },
};

export default async function CompanyPunchoutPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireRight('companies.view', connectionsHref(id));
  const company = companyParams.safeParse({ id }).success ? await findCompany(id) : null;
  if (!company) notFound();
  const [rows, documents, members, shop] = await Promise.all([
    listConnections(id),
    listSentDocuments(id),
    listMembers(id),
    findShop(),
  ]);
  const trail = [
    { name: 'Companies', href: companiesPath },
    { name: company.name, href: companyHref(id) },
    { name: 'Purchasing systems', href: connectionsHref(id) },
  ];
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">Purchasing systems</h1>
      <p className="max-w-prose text-muted">
        A system such as SAP Ariba or Coupa opens the shop and takes the cart back by cXML or OCI, and orders
        by cXML. Each request carries its shared secret.
      </p>
      <ConnectionAddresses site={siteUrl()} />
      {rows.length > 0 && <ConnectionTable rows={rows} clock={clockSettings(shop)} />}
      <DocumentTable rows={documents} clock={clockSettings(shop)} />
      <Editable right="companies.edit">
        {rows.map((row) => (
          <details key={row.id} className="rounded-card border border-line p-4">
            <summary className="min-h-8 cursor-pointer font-semibold">Change {row.name}</summary>
            <div className="mt-4 flex flex-col gap-6">
              <ConnectionForm companyId={id} members={members} connection={row} />
              <ConnectionActions path={`/companies/${id}/punchout/${row.id}`} name={row.name} />
            </div>
          </details>
        ))}
        <section aria-labelledby="connect" className="flex flex-col gap-4">
          <h2 id="connect" className="text-2xl">
            Connect a system
          </h2>
          <ConnectionForm companyId={id} members={members} />
        </section>
      </Editable>
    </div>
  );
}
