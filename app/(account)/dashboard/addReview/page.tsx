import type { Metadata } from 'next';
import { AddReviewCard } from '@/components/reviews/add-review-card';
import { OwnReviews } from '@/components/reviews/own-reviews';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requireSignedIn } from '@/lib/auth/current-session';
import { listOwnReviews, listReviewable } from '@/lib/reviews/queries';
import { findShop } from '@/lib/settings/queries';

export const metadata: Metadata = {
  title: 'Add A Review',
  description: 'Say what you think of what we delivered to you.',
  robots: { index: false },
};

export default async function AddReviewPage() {
  const person = await requireSignedIn('/dashboard/addReview');
  const [products, reviews, shop] = await Promise.all([
    listReviewable(person),
    listOwnReviews(person.userId),
    findShop(),
  ]);
  return (
    <>
      <h1 className="mb-6 text-4xl">Add A Review</h1>
      {products.length > 0 ? (
        <AddReviewCard key={products.map(({ productId }) => productId).join()} products={products} />
      ) : (
        <EmptyState
          title="Nothing to review at the moment"
          action={<ButtonLink href="/shop">Go to the shop</ButtonLink>}
        >
          {reviews.length > 0
            ? 'You have reviewed everything that was delivered to you. Thank you.'
            : 'You can review what you ordered as soon as it is delivered.'}
        </EmptyState>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="own" className="mt-12">
          <h2 id="own" className="mb-4 text-2xl">
            Your reviews
          </h2>
          <OwnReviews reviews={reviews} clock={shop} />
        </section>
      )}
    </>
  );
}
