import type { Metadata } from 'next';
import { DiscountForm } from '@/components/discounts/discount-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { combiningRule, discountsPath } from '@/lib/discounts/rules/describe';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'New discount',
  description: 'Add a discount code or an automatic rule.',
  robots: { index: false },
};

const path = `${discountsPath}/new`;

export default async function NewDiscountPage() {
  await requireRight('discounts.edit', path);
  const { currency } = await findShop();
  const trail = [
    { name: 'Discounts', href: discountsPath },
    { name: 'New discount', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New discount</h1>
      <p className="max-w-prose text-muted">{combiningRule}</p>
      <DiscountForm categories={categoryOptions(await findStructure())} currency={currency} />
    </div>
  );
}
