import { NewsletterForm } from './newsletter-form';

/** The invitation to the newsletter. */
export function NewsletterBlock() {
  return (
    <section aria-labelledby="newsletter" className="bg-accent text-on-accent">
      <div className="mx-auto grid max-w-7xl items-center gap-x-10 gap-y-6 px-4 py-14 lg:grid-cols-2">
        <div>
          <h2 id="newsletter" className="text-5xl">
            Sign Up For Newsletters
          </h2>
          <p className="mt-3 text-lg">Get e-mail updates about latest shop and special offers.</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
