import type { HomeSection } from '@/lib/settings/schema/storefront';
import { Lines } from './lines';
import { NewsletterForm } from './newsletter-form';

/** The invitation to the newsletter. */
export function NewsletterBlock({ section }: { section: HomeSection }) {
  return (
    <section aria-labelledby="newsletter" className="bg-accent text-on-accent">
      <div className="mx-auto grid max-w-7xl items-center gap-x-10 gap-y-6 px-4 py-14 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-5xl">
            <Lines text={section.title} />
          </h2>
          {section.text && (
            <p className="mt-3 text-lg">
              <Lines text={section.text} />
            </p>
          )}
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
