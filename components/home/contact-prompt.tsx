import { ButtonLink } from '@/components/ui/button';

export function ContactPrompt() {
  return (
    <section aria-labelledby="contact-prompt" className="mx-auto max-w-7xl px-4">
      <div className="flex flex-col items-start gap-6 border-l-4 border-accent bg-surface px-6 py-10 sm:flex-row sm:items-center sm:justify-between sm:px-10">
        <h2 id="contact-prompt" className="max-w-2xl text-3xl">
          Have any question about us or get a product request?
        </h2>
        <ButtonLink href="/contact?topic=product-request">Contact Us</ButtonLink>
      </div>
    </section>
  );
}
