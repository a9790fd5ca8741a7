import { NewsletterForm } from './newsletter-form';

/** The invitation to the newsletter, in the words of the specification's section 1. */
export function NewsletterBlock() {
  return (
    <section aria-labelledby="newsletter" className="bg-dark text-on-dark">
      <div className="mx-auto grid max-w-7xl items-center gap-6 px-4 py-12 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-4xl">
            Sign Up For Newsletters
          </h2>
          <p className="mt-2 text-on-dark/80">Get e-mail updates about our latest shop and special offers.</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
