import type { Metadata } from 'next';
import { PriceListForm } from '@/components/price-lists/price-list-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';
import { priceListsPath } from '@/lib/price-lists/rules/list';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'New price list',
  description: 'Add prices for a customer, a company or a group.',
  robots: { index: false },
};

const path = `${priceListsPath}/new`;

export default async function NewPriceListPage() {
  await requireRight('prices.edit', path);
  const [{ currency }, structure] = await Promise.all([findShop(), findStructure()]);
  const trail = [
    { name: 'Price lists', href: priceListsPath },
    { name: 'New price list', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New price list</h1>
      <PriceListForm categories={categoryOptions(structure)} currency={currency} />
    </div>
  );
}
