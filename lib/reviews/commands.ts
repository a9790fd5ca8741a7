import { ObjectId } from 'mongodb';
import { recordChange } from '../audit/commands';
import { setRating } from '../catalog/commands/products';
import { productNotFound } from '../catalog/commands/product-writes';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { randomSecret } from '../platform/ids';
import { tags } from '../shared/cache-tags';
import { ok, fail, type Result } from '../shared/result';
import type { AccountOwner, Customer, Staff } from '../users/types';
import {
  ownReviewView,
  reviewChanges,
  reviews,
  moderatedReviewView,
  type ReviewDocument,
} from './collection';
import { countRatings, findReviewedProduct, hasReceived, isReviewable } from './queries';
import type { ModeratedReview, ModerationInput, OwnReview, ReviewInput } from './schema';

/** Recounts the rating that a product shows from its approved reviews. Returns the cache tags to expire. */
async function recountRating(productId: string): Promise<string[]> {
  const changesOf = async () => (await reviewChanges().findOne({ _id: productId }))?.changes;
  const waiting = await reviews()
    .find({ productId, uncounted: { $exists: true } }, { projection: { uncounted: 1 } })
    .toArray();
  await reviewChanges().updateOne({ _id: productId }, { $inc: { changes: 1 } }, { upsert: true });
  for (;;) {
    const changes = await changesOf();
    const { average, count } = await countRatings(productId);
    const written = await setRating(productId, { average, count });
    // A change since the count means that the rating written may be outdated: count again.
    if ((await changesOf()) !== changes) continue;
    for (const { _id, uncounted } of waiting) {
      await reviews().updateOne({ _id, uncounted }, { $unset: { uncounted: 1 } });
    }
    return [tags.reviews(productId), ...(written.ok ? written.expire : [])];
  }
}

/**
 * Recounts the rating of the given product and of all whose last change was interrupted before it was counted. Returns
 * the cache tags to expire. Safe to repeat.
 */
export async function recountRatings(productId?: string): Promise<string[]> {
  const uncounted = await reviews()
    .find({ uncounted: { $gt: '' } }, { projection: { productId: 1 } })
    .limit(500)
    .toArray();
  const stalled = new Set([
    ...(productId ? [productId] : []),
    ...uncounted.map((review) => review.productId),
  ]);
  const expired: string[] = [];
  for (const id of stalled) expired.push(...(await recountRating(id)));
  return [...new Set(expired)];
}

/**
 * Saves a customer's review of a product: a new one, or a change of the existing one. Either waits for a moderator
 * before it is shown or counted; saving the same text again changes nothing. Fails for products that are not on sale,
 * and for exclusive ones that are not offered to the customer.
 */
export async function saveReview(actor: Customer, input: ReviewInput): Promise<Result<OwnReview>> {
  const { productId, rating, text, name: author = actor.name } = input;
  const { userId } = actor;
  const product = await findReviewedProduct(productId, actor);
  if (!product || !isReviewable(product))
    return productNotFound({ fields: { productId: 'Choose a product' } });
  const same = await reviews().findOne({ productId, userId, rating, text, author });
  if (same) return ok(ownReviewView(same), await recountRatings(productId));
  const verifiedPurchase = await hasReceived(userId, productId);
  const write = () =>
    reviews().findOneAndUpdate(
      { productId, userId },
      {
        $set: {
          slug: product.slug,
          productName: product.name,
          author,
          rating,
          text,
          verifiedPurchase,
          state: 'waiting',
          reason: null,
          updatedAt: now(),
          uncounted: randomSecret(),
        },
        $inc: { version: 1 },
        $setOnInsert: { _id: new ObjectId(), createdAt: now(), moderatedAt: null },
      },
      { upsert: true, returnDocument: 'after' },
    );
  const saved = await write().catch((error: unknown) => {
    // Another call has inserted it at the same time: this one changes it.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
  if (!saved) return fail('unavailable', 'not-saved', 'The review could not be saved. Please try again.');
  return ok(ownReviewView(saved), await recountRatings(productId));
}

const statusAfter = { approve: 'approved', reject: 'rejected' } as const;

/**
 * Approves a review or rejects it with a reason, and records who did. `version` is the text that the moderator has
 * read: the command fails with `review-changed` when the customer has changed it. Safe to repeat.
 */
export async function moderateReview(
  actor: Staff,
  id: string,
  { decision, version, reason }: ModerationInput,
): Promise<Result<ModeratedReview>> {
  const before = await reviews().findOne({ _id: new ObjectId(id) });
  if (!before) return fail('not-found', 'no-such-review', 'There is no such review.');
  const change: Partial<ReviewDocument> = {
    state: statusAfter[decision],
    reason: decision === 'reject' ? (reason ?? null) : null,
    verifiedPurchase: await hasReceived(before.userId, before.productId),
    moderatedAt: now(),
    uncounted: randomSecret(),
  };
  const after = await reviews().findOneAndUpdate(
    { _id: before._id, version },
    { $set: change },
    { returnDocument: 'after' },
  );
  if (!after) {
    return fail(
      'conflict',
      'review-changed',
      'The customer has changed this review in the meantime. Load the page again.',
    );
  }
  if (before.state !== after.state || before.reason !== after.reason) {
    await recordChange({
      actor,
      action: `review-${after.state}`,
      subject: { kind: 'review', id, name: after.productName },
      before: { state: before.state, reason: before.reason },
      after: { state: after.state, reason: after.reason, version },
    });
  }
  return ok(moderatedReviewView(after), await recountRatings(after.productId));
}

/** Removes the name of a closed account from its reviews, which stay. Returns the cache tags to expire. */
export async function anonymizeReviews({ userId }: AccountOwner): Promise<string[]> {
  const own = await reviews()
    .find({ userId }, { projection: { productId: 1 } })
    .toArray();
  await reviews().updateMany({ userId }, { $set: { author: 'Former customer' } });
  return own.map(({ productId }) => tags.reviews(productId));
}
