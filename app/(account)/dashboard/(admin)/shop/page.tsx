import type { Metadata } from 'next';
import { ShopForm } from '@/components/admin/shop-form';
import { requireAdmin } from '@/lib/auth/current-session';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Shop settings',
  description: 'Name, address, delivery, tax and payment of the shop.',
  robots: { index: false },
};

export default async function ShopSettingsPage() {
  await requireAdmin('/dashboard/shop');
  return (
    <>
      <h1 className="text-4xl">Shop settings</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Every page, mail and document shows these from the moment they are saved. Orders keep the prices, tax
        and delivery of their own day.
      </p>
      <ShopForm shop={await findShop()} />
    </>
  );
}
