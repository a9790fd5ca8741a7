import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { NavigationProgress } from '@/components/layout/navigation-progress';
import { Toasts } from '@/components/layout/toasts';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { headingFont, textFont } from './fonts';
import './globals.css';

/** The Open Graph picture of pages without one of their own. */
const sharedPicture = { url: '/brand/open-graph.jpg', width: 1200, height: 630 };

export async function generateMetadata(): Promise<Metadata> {
  const { name, tagline } = await findShop();
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: `${name}: tools and industrial equipment`, template: `%s · ${name}` },
    description: `${name} sells tools and industrial equipment to trades and industry. ${tagline}.`,
    openGraph: { siteName: name, type: 'website', images: [sharedPicture] },
    twitter: { card: 'summary_large_image' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#1c2125' },
    { media: '(prefers-color-scheme: dark)', color: '#0d0f11' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const shop = await findShop();
  return (
    <html lang="en" className={`${textFont.variable} ${headingFont.variable}`}>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-accent focus:p-3 focus:text-on-accent"
        >
          Skip to the content
        </a>
        <NavigationProgress />
        <Header shop={shop} />
        <div className="flex flex-1 flex-col">{children}</div>
        <Footer shop={shop} />
        <Toasts />
      </body>
    </html>
  );
}
