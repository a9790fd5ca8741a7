import { OwnCertificates } from '@/components/taxes/own-certificates';
import { VatIdForm } from '@/components/taxes/vat-id-form';
import type { Shop } from '@/lib/settings/schema/shop';
import { vatCountry } from '@/lib/taxes/rules/european-union';
import type { OwnTaxes } from '@/lib/taxes/schema/certificate';
import { SettingsSection } from './settings-section';

/** What exempts the customer from tax: the VAT id, and the certificates that staff have entered. */
export function TaxSection({
  taxes: { vatId, certificates },
  shop: { invoicing, locale },
}: {
  taxes: OwnTaxes;
  shop: Pick<Shop, 'invoicing' | 'locale'>;
}) {
  return (
    <SettingsSection
      id="taxes"
      title="Taxes"
      intro="What is stored here counts for orders from now on; placed orders and their invoices keep their tax."
    >
      <VatIdForm vatId={vatId} sellerCountry={vatCountry(invoicing.vatId)} />
      <OwnCertificates certificates={certificates} locale={locale} />
    </SettingsSection>
  );
}
