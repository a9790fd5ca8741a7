import type { Metadata } from 'next';
import { AssortmentForm } from '@/components/assortments/assortment-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { assortmentsPath } from '@/lib/assortments/rules/form';
import { requireRight } from '@/lib/auth/current-session';
import { findStructure } from '@/lib/catalog/queries/structure';
import { categoryOptions } from '@/lib/catalog/rules/structure';

export const metadata: Metadata = {
  title: 'New assortment',
  description: 'Offer exclusive products to a customer, a company or a group.',
  robots: { index: false },
};

const path = `${assortmentsPath}/new`;

export default async function NewAssortmentPage() {
  await requireRight('prices.edit', path);
  const structure = await findStructure();
  const trail = [
    { name: 'Assortments', href: assortmentsPath },
    { name: 'New assortment', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New assortment</h1>
      <AssortmentForm categories={categoryOptions(structure)} />
    </div>
  );
}
