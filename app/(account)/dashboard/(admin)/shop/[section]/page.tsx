import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { shopSections } from '@/components/admin/shop-sections';
import { requireRight } from '@/lib/auth/current-session';
import { SettingsPage } from '../settings-page';

type Props = { params: Promise<{ section: string }> };

const sectionOf = (slug: string) => shopSections.find((section) => section.slug === slug);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const section = sectionOf((await params).section);
  return {
    title: section ? `${section.name} · Shop settings` : 'Shop settings',
    description: section?.intro,
    robots: { index: false },
  };
}

export default async function ShopSettingsSectionPage({ params }: Props) {
  const { section: slug } = await params;
  await requireRight('settings.view', `/dashboard/shop/${slug}`);
  const section = sectionOf(slug);
  if (!section) notFound();
  return <SettingsPage section={section} />;
}
