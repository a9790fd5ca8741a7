import type { Metadata } from 'next';
import { CertificateFilter } from '@/components/taxes/certificate-filter';
import { CertificatesHead } from '@/components/taxes/certificates-head';
import { CertificateTable } from '@/components/taxes/certificate-table';
import { VatIdTable } from '@/components/taxes/vat-id-table';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { pageNumber } from '@/lib/shared/paging';
import { countCertificates, findToday, listCertificates } from '@/lib/taxes/queries/certificates';
import { listVatIds } from '@/lib/taxes/queries/taxes';
import { certificatesHref, certificatesPath } from '@/lib/taxes/rules/certificates';
import { certificateFilters } from '@/lib/taxes/schema/certificate';

export const metadata: Metadata = {
  title: 'Tax certificates',
  description: 'Customers who are exempt from tax, and their certificates.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function TaxCertificatesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = certificateFilters.parse(query);
  await requireRight('taxes.view', certificatesHref(filters));
  const [found, counts, vatIds, shop, today] = await Promise.all([
    listCertificates(filters, pageNumber(query.page)),
    countCertificates(),
    listVatIds(),
    findShop(),
    findToday(),
  ]);
  const { countries, locale } = shop;
  return (
    <>
      <CertificatesHead filters={filters} countries={countries} today={today} />
      <CertificateFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <CertificateTable
          rows={found.rows}
          filters={filters}
          countries={countries}
          locale={locale}
          today={today}
        />
      ) : counts.all > 0 ? (
        <EmptyState
          title="No certificate matches"
          action={<ButtonLink href={certificatesPath}>Show all</ButtonLink>}
        >
          Try fewer words, another status or other days.
        </EmptyState>
      ) : (
        <EmptyState title="No certificates yet">Add the first one when a customer sends it.</EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => certificatesHref({ ...filters, page })}
      />
      <VatIdTable rows={vatIds} clock={clockSettings(shop)} />
    </>
  );
}
