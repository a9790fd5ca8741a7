import { Link } from '@/components/ui/link';

/** Says which settings are missing for e-invoices. */
export function EInvoiceHint() {
  return (
    <p className="mb-4 max-w-prose rounded-card border border-line bg-raised p-4 text-sm">
      E-invoices need a country code and a VAT ID or tax number:{' '}
      <Link href="/dashboard/shop" className="underline underline-offset-4">
        enter them in the settings
      </Link>
      . What is issued from then on can be downloaded as Factur-X, UBL and CII.
    </p>
  );
}
