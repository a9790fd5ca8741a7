'use client';
import { Allowed } from '@/components/layout/allowed';
import { Button, buttonClasses } from '@/components/ui/button';
import { certificatesHref } from '@/lib/taxes/rules/certificates';
import type { CertificateFilters } from '@/lib/taxes/schema/certificate';
import { CertificateDialog, type CountryOption } from './certificate-form';

/** The title of the list, its export, and the button that adds a certificate. */
export function CertificatesHead({
  filters,
  countries,
  today,
}: {
  filters: CertificateFilters;
  countries: CountryOption[];
  today: string;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Tax certificates</h1>
        <div className="flex flex-wrap gap-3">
          <a
            href={certificatesHref(filters, '/api/tax-certificates/export')}
            download
            className={buttonClasses('secondary', 'sm')}
          >
            Export as CSV
          </a>
          <Allowed right="taxes.edit">
            <CertificateDialog
              countries={countries}
              today={today}
              trigger={<Button size="sm">Add a certificate</Button>}
            />
          </Allowed>
        </div>
      </div>
      <p className="mt-3 mb-4 max-w-prose text-muted">
        A valid certificate exempts its customer’s orders in its states. Once it has expired or is revoked,
        tax is charged again.
      </p>
    </>
  );
}
