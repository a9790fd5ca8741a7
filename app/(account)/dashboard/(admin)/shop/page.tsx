import type { Metadata } from 'next';
import { shopSections } from '@/components/admin/shop-sections';
import { SettingsPage } from './settings-page';

export const metadata: Metadata = {
  title: 'Shop settings',
  description: 'Name, address and opening hours of the shop.',
  robots: { index: false },
};

export default function ShopSettingsPage() {
  return <SettingsPage section={shopSections[0]} />;
}
