'use client';
import { EmailText } from '@/components/account/email-text';
import { Allowed } from '@/components/layout/allowed';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { api } from '@/lib/api/client/api';
import { formatDay } from '@/lib/shared/dates';
import { sortableColumn } from '@/lib/shared/sorting';
import { certificatePlace, certificatesHref, certificateStatusNames } from '@/lib/taxes/rules/certificates';
import type { CertificateFilters, CertificateRow, CertificateStatus } from '@/lib/taxes/schema/certificate';
import { CertificateDialog, type CountryOption } from './certificate-form';

const tones: Record<CertificateStatus, Tone> = {
  valid: 'good',
  ending: 'warn',
  coming: 'info',
  ended: 'bad',
  revoked: 'neutral',
};

/** Where a certificate stands today. */
export function CertificateBadge({ status }: { status: CertificateStatus }) {
  return <Badge tone={tones[status]}>{certificateStatusNames[status]}</Badge>;
}

/** The link to the scanned certificate. */
export function CertificateFile({ id, number }: { id: string; number: string }) {
  return (
    <a
      href={`/api/tax-certificates/${id}/file`}
      target="_blank"
      aria-label={`Scan of ${number} (PDF)`}
      className="text-sm underline underline-offset-4"
    >
      Scan (PDF)
    </a>
  );
}

type Shown = { countries: CountryOption[]; locale: string; today: string };

/** The certificates of customers, with what staff can do about each. */
export function CertificateTable({
  rows,
  filters,
  ...shown
}: { rows: CertificateRow[]; filters: CertificateFilters } & Shown) {
  const { locale } = shown;
  const sorting = {
    sort: filters.sort,
    fallback: 'to',
    hrefFor: (sort: CertificateFilters['sort']) => certificatesHref({ ...filters, sort }),
  };
  return (
    <Table
      caption="Exemption certificates"
      columns={[
        sortableColumn('Customer', 'name', sorting),
        'Number',
        'Where',
        'Valid from',
        sortableColumn('Valid to', 'to', sorting),
        'Status',
        '',
      ]}
    >
      {rows.map((row) => (
        <TableRow key={row.id}>
          <TableCell label="">
            <span className="font-semibold wrap-anywhere">{row.customer.name}</span>
            <span className="block text-sm text-muted">
              {row.customer.email ? <EmailText email={row.customer.email} /> : 'Company'}
            </span>
          </TableCell>
          <TableCell label="Number" className="wrap-anywhere">
            <span className="block">{row.number}</span>
            {row.hasFile && <CertificateFile {...row} />}
          </TableCell>
          <TableCell label="Where">{certificatePlace(row)}</TableCell>
          <TableCell label="Valid from">{formatDay(row.from, locale)}</TableCell>
          <TableCell label="Valid to">{formatDay(row.to, locale)}</TableCell>
          <TableCell label="Status">
            <CertificateBadge status={row.status} />
            {row.why && <span className="block text-sm wrap-anywhere text-muted">{row.why}</span>}
          </TableCell>
          <TableCell label="">
            {row.status !== 'revoked' && (
              <Allowed right="taxes.edit">
                <CertificateActions row={row} {...shown} />
              </Allowed>
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function CertificateActions({ row, countries, today }: { row: CertificateRow } & Shown) {
  const { run } = useOrderCall();
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      <CertificateDialog
        row={row}
        countries={countries}
        today={today}
        trigger={
          <Button variant="secondary" size="sm" aria-label={`Edit ${row.number}`}>
            Edit
          </Button>
        }
      />
      <ConfirmDialog
        trigger={
          <Button variant="secondary" size="sm" aria-label={`Revoke ${row.number}`}>
            Revoke
          </Button>
        }
        title={`Revoke ${row.number}?`}
        description={`From now on ${row.customer.name} is charged tax again. Orders that are placed already stay exempt.`}
        label="Why"
        oneLine
        action="Revoke certificate"
        variant="danger"
        onConfirm={(why) =>
          run(() => api.put(`/tax-certificates/${row.id}/revocation`, { why }), 'The certificate is revoked')
        }
      />
    </span>
  );
}
