import { ShopForm } from '@/components/admin/shop-form';
import { shopSections, type ShopSection } from '@/components/admin/shop-sections';
import { Editable } from '@/components/layout/allowed';
import { TabBar } from '@/components/ui/tab-bar';
import { requireRight } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';

const addressOf = ({ slug }: ShopSection) => `/dashboard/shop${slug && `/${slug}`}`;

/** One page of the shop's settings, with links to the others. */
export async function SettingsPage({ section }: { section: ShopSection }) {
  await requireRight('settings.view', addressOf(section));
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
        <Editable right="settings.edit">
          <ShopForm key={section.slug} shop={await findShop()} slug={section.slug} />
        </Editable>
      </div>
    </>
  );
}
