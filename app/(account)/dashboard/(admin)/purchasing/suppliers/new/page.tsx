import type { Metadata } from 'next';
import { SupplierForm } from '@/components/purchasing/supplier-form';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { suppliersPath } from '@/lib/purchasing/rules/paths';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'New supplier',
  description: 'Add a supplier.',
  robots: { index: false },
};

const path = `${suppliersPath}/new`;

export default async function NewSupplierPage() {
  await requireRight('purchasing.edit', path);
  const { currency } = await findShop();
  const trail = [
    { name: 'Suppliers', href: suppliersPath },
    { name: 'New supplier', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <h1 className="text-4xl">New supplier</h1>
      <SupplierForm currency={currency} />
    </div>
  );
}
