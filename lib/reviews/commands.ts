import { ObjectId } from 'mongodb';
import { recordChange } from '../audit/commands';
import { setRating } from '../catalog/commands/products';
import { findProductsById } from '../catalog/queries/products';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { randomSecret } from '../platform/ids';
import { tags } from '../shared/cache-tags';
import { ok, fail, type Result } from '../shared/result';
import type { Admin, Customer, SignedIn } from '../users/types';
import {
  ownReviewView,
  reviewChanges,
  reviews,
  moderatedReviewView,
  type ReviewDocument,
} from './collection';
import { countRatings, hasReceived } from './queries';
import type { ModerationInput, ReviewInput } from './schema';
import type { OwnReview, ModeratedReview } from './types';

/** Brings the average that an item shows in line with its approved reviews. Answers the tags that this made stale. */
async function recountRating(productId: string): Promise<string[]> {
  const changesOf = async () => (await reviewChanges().findOne({ _id: productId }))?.changes;
  const waiting = await reviews()
    .find({ itemId: productId, uncounted: { $exists: true } }, { projection: { uncounted: 1 } })
    .toArray();
  await reviewChanges().updateOne({ _id: productId }, { $inc: { changes: 1 } }, { upsert: true });
  for (;;) {
    const changes = await changesOf();
    const { average, count } = await countRatings(productId);
    const written = await setRating(productId, { average, count });
    // Whoever counted before another's change and wrote after it sees the change here, and counts again.
    if ((await changesOf()) !== changes) continue;
    for (const { _id, uncounted } of waiting) {
      await reviews().updateOne({ _id, uncounted }, { $unset: { uncounted: 1 } });
    }
    return [tags.reviews(productId), ...(written.ok ? written.expire : [])];
  }
}

/**
 * Brings the averages in line of all items whose last change was cut off before it was counted, and of the given one.
 * Answers the cache tags that this made stale; safe to repeat.
 */
export async function recountRatings(productId?: string): Promise<string[]> {
  const stale = await reviews()
    .find({ uncounted: { $gt: '' } }, { projection: { itemId: 1 } })
    .limit(500)
    .toArray();
  const stalled = new Set([...(productId ? [productId] : []), ...stale.map((review) => review.itemId)]);
  const expired: string[] = [];
  for (const id of stalled) expired.push(...(await recountRating(id)));
  return [...new Set(expired)];
}

/**
 * Keeps what a customer thinks of an item: the first time as a new review, later as a change of it. Either waits for
 * a moderator before it is shown or counted; the same words again change nothing. Refuses items that are not on sale.
 */
export async function saveReview(actor: Customer, input: ReviewInput): Promise<Result<OwnReview>> {
  const { itemId: productId, rating, text, name: author = actor.name } = input;
  const { userId } = actor;
  const [product] = await findProductsById([productId]);
  if (!product) {
    return fail('not-found', 'no-such-item', 'There is no such item.', {
      fields: { itemId: 'Choose an item' },
    });
  }
  const same = await reviews().findOne({ itemId: productId, userId, rating, text, author });
  if (same) return ok(ownReviewView(same), await recountRatings(productId));
  const verifiedPurchase = await hasReceived(userId, productId);
  const write = () =>
    reviews().findOneAndUpdate(
      { itemId: productId, userId },
      {
        $set: {
          slug: product.slug,
          itemName: product.name,
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
    // Pressed twice at one moment: the other call has inserted it, this one now changes it.
    if (isDuplicateKey(error)) return write();
    throw error;
  });
  if (!saved) return fail('unavailable', 'not-saved', 'The review could not be saved. Please try again.');
  return ok(ownReviewView(saved), await recountRatings(productId));
}

const statusAfter = { approve: 'approved', reject: 'rejected' } as const;

/**
 * Approves a review or rejects it with a reason, and records who did. `version` names the wording that the moderator
 * has read: when the customer changed it meanwhile the answer is `review-changed`. Repeating a decision is harmless.
 */
export async function moderateReview(
  actor: Admin,
  id: string,
  { decision, version, reason }: ModerationInput,
): Promise<Result<ModeratedReview>> {
  const before = await reviews().findOne({ _id: new ObjectId(id) });
  if (!before) return fail('not-found', 'no-such-review', 'There is no such review.');
  const change: Partial<ReviewDocument> = {
    state: statusAfter[decision],
    reason: decision === 'reject' ? (reason ?? null) : null,
    verifiedPurchase: await hasReceived(before.userId, before.itemId),
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
      'The customer has changed this review meanwhile. Load the page again.',
    );
  }
  if (before.state !== after.state || before.reason !== after.reason) {
    await recordChange({
      actor,
      deed: `review-${after.state}`,
      subject: { kind: 'review', id, name: after.itemName },
      before: { state: before.state, reason: before.reason },
      after: { state: after.state, reason: after.reason, version },
    });
  }
  return ok(moderatedReviewView(after), await recountRatings(after.itemId));
}

/** Takes the name of someone who leaves off their reviews, which stay. Answers the tags that this made stale. */
export async function anonymizeReviews({ userId }: SignedIn): Promise<string[]> {
  const own = await reviews()
    .find({ userId }, { projection: { itemId: 1 } })
    .toArray();
  await reviews().updateMany({ userId }, { $set: { author: 'Former customer' } });
  return own.map(({ itemId: productId }) => tags.reviews(productId));
}
