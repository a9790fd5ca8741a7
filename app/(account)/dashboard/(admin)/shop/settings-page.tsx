import { ErasureReports } from '@/components/admin/erasure-reports';
import { PaymentProviders } from '@/components/admin/payment-providers';
import { ShopForm } from '@/components/admin/shop-form';
import { shopSections, type ShopSection } from '@/components/admin/shop-sections';
import { TryDelivery } from '@/components/delivery/try-delivery';
import { WeightWarning } from '@/components/delivery/weight-warning';
import { TryTax } from '@/components/taxes/try-tax';
import { Editable } from '@/components/layout/allowed';
import { TabBar } from '@/components/ui/tab-bar';
import { requireRight } from '@/lib/auth/current-session';
import { findWithoutWeight } from '@/lib/catalog/queries/products';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { findCardProvider } from '@/lib/orders/queries/payment-methods';
import { takesTransfers } from '@/lib/orders/rules/transfer';
import { listErasureReports } from '@/lib/retention/queries';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';

const addressOf = ({ slug }: ShopSection) => `/dashboard/shop${slug && `/${slug}`}`;

/** One page of the shop's settings, with links to the others. */
export async function SettingsPage({ section }: { section: ShopSection }) {
  await requireRight('settings.view', addressOf(section));
  const [shop, structure] = await Promise.all([findShop(), findStructure()]);
  const tabs = shopSections.map((each) => ({
    name: each.name,
    href: addressOf(each),
    current: each.slug === section.slug,
  }));
  return (
    <>
      <h1 className="text-4xl">Shop settings</h1>
      <p className="mt-2 mb-4 max-w-prose text-muted">
        {section.intro} Every page, mail and document shows what is saved at once; orders keep the prices, tax
        and delivery of their own day.
      </p>
      <TabBar label="Shop settings" tabs={tabs} />
      <div className="mt-6">
        {section.slug === 'delivery' && <WeightWarning {...await findWithoutWeight()} />}
        {section.slug === 'payment' && (
          <PaymentProviders cards={findCardProvider()} takesTransfers={takesTransfers(shop)} />
        )}
        <Editable right="settings.edit">
          <ShopForm
            key={section.slug}
            shop={shop}
            slug={section.slug}
            categories={categoryOptions(structure)}
          />
        </Editable>
        {section.slug === 'delivery' && <TryDelivery shop={shop} />}
        {section.slug === 'privacy' && (
          <ErasureReports reports={await listErasureReports()} clock={clockSettings(shop)} />
        )}
        {section.slug === 'taxes' && <TryTax shop={shop} />}
      </div>
    </>
  );
}
