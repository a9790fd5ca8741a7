import { ButtonLink } from '@/components/ui/button';
import type { HomeSection } from '@/lib/settings/schema/storefront';
import { Lines } from './lines';

/** A link to the contact form. */
export function ContactPrompt({ section }: { section: HomeSection }) {
  return (
    <section aria-labelledby="contact-prompt" className="mx-auto max-w-7xl px-4 pt-20">
      <div className="flex flex-col items-start gap-6 border-t-2 border-ink pt-6 sm:flex-row sm:items-center sm:justify-between">
        <h2 id="contact-prompt" className="max-w-3xl text-4xl sm:text-5xl">
          <Lines text={section.title} />
        </h2>
        {section.text && (
          <p className="text-lg text-muted">
            <Lines text={section.text} />
          </p>
        )}
        <ButtonLink href="/contact?topic=product-request" size="lg" className="shrink-0">
          Contact Us
        </ButtonLink>
      </div>
    </section>
  );
}
