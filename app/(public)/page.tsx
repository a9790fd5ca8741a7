import type { Metadata } from 'next';
import { ProductCard } from '@/components/catalog/product-card';
import { ClientReviews } from '@/components/home/client-reviews';
import { ContactPrompt } from '@/components/home/contact-prompt';
import { Hero } from '@/components/home/hero';
import { Industries } from '@/components/home/industries';
import { NewsletterBlock } from '@/components/home/newsletter-block';
import { Statistics } from '@/components/home/statistics';
import { ButtonLink } from '@/components/ui/button';
import { SectionHeading } from '@/components/ui/section-heading';
import { listFirstProducts } from '@/lib/catalog/queries/products';
import { listTestimonials } from '@/lib/content/queries';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = { alternates: { canonical: '/' } };

/** The number of products in the TOOLS section. */
const toolsShown = 3;

export default async function HomePage() {
  const [products, testimonials, shop] = await Promise.all([
    listFirstProducts(toolsShown),
    listTestimonials(),
    findShop(),
  ]);
  return (
    <main id="main">
      <Hero shop={shop} />
      <Industries />
      <section aria-labelledby="tools" className="mx-auto max-w-7xl px-4 py-20">
        <SectionHeading
          id="tools"
          title="TOOLS"
          action={
            <ButtonLink href="/shop" variant="secondary">
              See More<span className="sr-only"> tools</span>
            </ButtonLink>
          }
        />
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {products.map((product) => (
            <li key={product.id} className="flex">
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
      <ClientReviews testimonials={testimonials} />
      <NewsletterBlock />
      <Statistics statistics={shop.statistics} />
      <ContactPrompt />
    </main>
  );
}
