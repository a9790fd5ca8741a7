import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { NavigationProgress } from '@/components/layout/navigation-progress';
import { PageFrame } from '@/components/layout/page-frame';
import { Toasts } from '@/components/layout/toasts';
import { siteUrl } from '@/lib/platform/env';
import { iconHref } from '@/lib/settings/rules/icons';
import { findShop } from '@/lib/settings/queries';
import { sharedPictureOf } from '@/lib/settings/rules/shop';
import { colorStyle, defaultColors } from '@/lib/shared/colors';
import { headingFont, textFont } from './fonts';
import { findStorefrontParts } from './storefront';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const shop = await findShop();
  const { name, tagline } = shop;
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: `${name}: tools and industrial equipment`, template: `%s · ${name}` },
    description: `${name} sells tools and industrial equipment to trades and industry. ${tagline}.`,
    openGraph: { siteName: name, type: 'website', images: [sharedPictureOf(shop)] },
    twitter: { card: 'summary_large_image' },
    icons: {
      icon: { url: iconHref(shop, 48), type: 'image/png', sizes: '48x48' },
      apple: { url: iconHref(shop, 180), sizes: '180x180' },
    },
  };
}

export async function generateViewport(): Promise<Viewport> {
  const { header } = (await findShop()).colors;
  const dark = header === defaultColors.header ? '#0d0f11' : header;
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: header },
      { media: '(prefers-color-scheme: dark)', color: dark },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [shop, parts] = await Promise.all([findShop(), findStorefrontParts()]);
  const colors = colorStyle(shop.colors);
  return (
    <html lang="en" className={`${textFont.variable} ${headingFont.variable}`}>
      <body className="flex min-h-dvh flex-col">
        {colors && <style>{colors}</style>}
        <a href="#main" className="skip-link">
          Skip to the content
        </a>
        <NavigationProgress />
        <PageFrame header={parts?.header} footer={parts?.footer}>
          {children}
        </PageFrame>
        <Toasts />
      </body>
    </html>
  );
}
