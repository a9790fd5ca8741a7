import type { Metadata } from 'next';
import { Fragment, type ReactNode } from 'react';
import { JsonLd } from '@/components/content/json-ld';
import { ClientReviews } from '@/components/home/client-reviews';
import { ContactPrompt } from '@/components/home/contact-prompt';
import { FirstProducts } from '@/components/home/first-products';
import { Hero } from '@/components/home/hero';
import { Industries } from '@/components/home/industries';
import { NewsletterBlock } from '@/components/home/newsletter-block';
import { Statistics } from '@/components/home/statistics';
import { listFirstProducts } from '@/lib/catalog/queries/products';
import { listTestimonials } from '@/lib/content/queries';
import { siteUrl } from '@/lib/platform/env';
import { findShop } from '@/lib/settings/queries';
import { shopFacts } from '@/lib/settings/rules/shop-facts';
import type { HomeSection, HomeSectionId } from '@/lib/settings/schema/storefront';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** The number of products in the section of tools. */
const toolsShown = 3;

export default async function HomePage() {
  const [products, testimonials, shop] = await Promise.all([
    listFirstProducts(toolsShown),
    listTestimonials(),
    findShop(),
  ]);
  const render: Record<HomeSectionId, (section: HomeSection) => ReactNode> = {
    hero: (section) => <Hero section={section} foundedYear={shop.foundedYear} />,
    industries: (section) => <Industries section={section} />,
    tools: (section) => <FirstProducts section={section} products={products} />,
    reviews: (section) => <ClientReviews section={section} testimonials={testimonials} />,
    newsletter: (section) => <NewsletterBlock section={section} />,
    statistics: (section) => <Statistics section={section} statistics={shop.statistics} />,
    contact: (section) => <ContactPrompt section={section} />,
  };
  const sections = shop.homeSections.filter(({ shown }) => shown);
  return (
    <main id="main">
      <JsonLd data={shopFacts(shop, siteUrl())} />
      {/* The page needs one h1: the hero has it. */}
      {!sections.some(({ id }) => id === 'hero') && <h1 className="sr-only">{shop.name}</h1>}
      {sections.map((section) => (
        <Fragment key={section.id}>{render[section.id](section)}</Fragment>
      ))}
    </main>
  );
}
