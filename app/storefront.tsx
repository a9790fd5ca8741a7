import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { findStructure } from '@/lib/catalog/queries/structure';
import { childrenOf } from '@/lib/catalog/rules/structure';
import { findShop } from '@/lib/settings/queries';
import { isSetupOpen } from '@/lib/setup/queries';
import { isDemoShop } from '@/lib/users/queries';

/** The storefront's header and footer; null for a shop that is not set up yet. */
export async function findStorefrontParts(): Promise<{ header: ReactNode; footer: ReactNode } | null> {
  const [shop, structure, isDemo, isNew] = await Promise.all([
    findShop(),
    findStructure(),
    isDemoShop(),
    isSetupOpen(),
  ]);
  if (isNew) return null;
  const categories = childrenOf(structure, null).map(({ slug, name: label }) => ({ slug, name: label }));
  const { name, logo, tagline, address, legalName, phone, email, footer, foundedYear } = shop;
  const { hours, navigation, announcementBar } = shop;
  // Only what header and footer show, because all props are sent with each page.
  const headerShop = { name, logo, tagline, hours, phone, navigation, announcementBar };
  const footerShop = { name, logo, tagline, address, legalName, phone, email, footer, foundedYear };
  return {
    header: <Header shop={headerShop} categories={categories} />,
    footer: <Footer shop={footerShop} isDemo={isDemo || undefined} />,
  };
}
