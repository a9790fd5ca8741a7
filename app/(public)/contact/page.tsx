import { ContactForm } from '@/components/content/contact-form';
import { FaqList } from '@/components/content/faq-list';
import { ShopAddress } from '@/components/content/shop-address';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Card } from '@/components/ui/card';
import { listFaqs } from '@/lib/content/queries';
import { now } from '@/lib/platform/clock';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { pageMetadata } from '../page-metadata';

const trail = [
  { name: 'Home', href: '/' },
  { name: 'Contact', href: '/contact' },
];

export const generateMetadata = () =>
  pageMetadata({
    title: 'Contact',
    description: 'Write to us, visit the trade counter, or find the answer among the common questions.',
    path: '/contact',
  });

export default async function ContactPage() {
  const [shop, faqs] = await Promise.all([findShop(), listFaqs()]);
  return (
    <main id="main" className="mx-auto w-full max-w-7xl px-4 pt-6 pb-8 lg:pb-12">
      <Breadcrumbs trail={trail} />
      <h1 className="mt-6 text-5xl lg:text-6xl">Contact</h1>
      <p className="mt-4 max-w-[60ch] text-xl text-muted">
        Ask about a tool, an order or a quote. A person reads it and answers during our opening hours.
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
        <Card className="sm:p-8">
          <ContactForm />
          <noscript>
            <p className="mt-4">The form needs JavaScript. Please write to {shop.email} instead.</p>
          </noscript>
        </Card>
        <ShopAddress shop={shop} today={dayAt(now(), shop.timeZone)} />
      </div>
      {faqs.length > 0 && (
        <section aria-labelledby="questions" className="mt-16">
          <h2 id="questions" className="mb-4 text-4xl">
            Common questions
          </h2>
          <FaqList faqs={faqs} />
        </section>
      )}
    </main>
  );
}
