'use client';
import { RecordFilter } from '@/components/layout/record-filter';
import { certificatesHref, certificatesPath, certificateStatusNames } from '@/lib/taxes/rules/certificates';
import {
  certificateStatuses,
  type CertificateFilters,
  type CertificateStatus,
} from '@/lib/taxes/schema/certificate';

/** Filters the list of certificates by status, words and last day. */
export function CertificateFilter({
  filters,
  counts,
}: {
  filters: CertificateFilters;
  counts: Record<CertificateStatus | 'all', number>;
}) {
  return (
    <RecordFilter
      action={certificatesPath}
      hrefFor={(status) => certificatesHref({ ...filters, status })}
      filters={filters}
      statuses={certificateStatuses}
      names={certificateStatusNames}
      counts={counts}
      label="Customer, email or number"
      days={{ from: 'Valid to, from', to: 'Valid to, until' }}
    />
  );
}
