import { auditRecords } from '@/lib/audit/collection';
import { products } from '@/lib/catalog/collection/products';
import { orders } from '@/lib/orders/collection';
import { reviews } from '@/lib/reviews/collection';
import { moderateReview, saveReview } from '@/lib/reviews/commands';
import {
  countRatings,
  listForModeration,
  listOwnReviews,
  listReviewable,
  listReviews,
} from '@/lib/reviews/queries';
import { moderationInput, reviewInput } from '@/lib/reviews/schema';
import type { Customer } from '@/lib/users/types';
import { createCustomer, createAdmin, createProduct, bodyFor, orderWithRetries } from '../orders/fixtures';

async function createProductId(): Promise<string> {
  const sku = await createProduct(100);
  return (await products().findOne({ 'variants.sku': sku }))!._id;
}

async function delivered(
  customer: Customer,
  productId: string,
  state: 'delivered' | 'shipped' | 'returned' = 'delivered',
) {
  const product = await products().findOne({ _id: productId });
  const placed = await orderWithRetries(customer, await bodyFor([[product!.variants[0]!.sku, 1]]));
  if (!placed.ok) throw new Error(placed.failure.message);
  await orders().updateOne({ 'customer.id': customer.userId }, { $set: { state } });
}

const write = async (customer: Customer, productId: string, rating: number, text = 'Does what it says.') => {
  const saved = await saveReview(customer, { productId, rating, text });
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value;
};
const versionOf = async (productId: string, userId: string) =>
  (await reviews().findOne({ productId, userId }))!.version;

async function decide(decision: 'approve' | 'reject', customer: Customer, productId: string) {
  const found = await reviews().findOne({ productId, userId: customer.userId });
  const input = moderationInput.parse({ decision, version: found!.version, reason: 'Off topic' });
  return moderateReview(createAdmin(), found!._id.toHexString(), input);
}

async function approved(productId: string, rating: number): Promise<Customer> {
  const customer = createCustomer();
  await write(customer, productId, rating);
  await decide('approve', customer, productId);
  return customer;
}

const shown = async (productId: string) => (await products().findOne({ _id: productId }))!.rating;

describe('writing', () => {
  test('a new review awaits moderation: nobody sees it and no average includes it', async () => {
    const productId = await createProductId();
    const saved = await write(createCustomer(), productId, 5);
    expect(saved.state).toBe('waiting');
    expect((await listReviews(productId, 1)).rows).toEqual([]);
    expect(await shown(productId)).toEqual({ average: 0, count: 0 });
  });

  test('one customer has one review of a product, however often and concurrently it is sent', async () => {
    const productId = await createProductId();
    const customer = createCustomer();
    await Promise.all([1, 2, 3, 4, 5].map((rating) => write(customer, productId, rating)));
    expect(await reviews().countDocuments({ productId })).toBe(1);
  });

  test('the same text again changes nothing, another text awaits moderation again', async () => {
    const productId = await createProductId();
    const customer = await approved(productId, 4);
    expect((await write(customer, productId, 4)).state).toBe('approved');
    expect(await shown(productId)).toEqual({ average: 4, count: 1 });
    expect((await write(customer, productId, 1, 'Broke after a week.')).state).toBe('waiting');
    expect(await shown(productId)).toEqual({ average: 0, count: 0 });
  });

  test('a product that is not for sale can’t be reviewed', async () => {
    const result = await saveReview(createCustomer(), { productId: 'nothing', rating: 3, text: 'Hm' });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'not-found', code: 'no-such-product' } });
  });

  test('markup stays plain text', async () => {
    const productId = await createProductId();
    const text = '<script>alert(1)</script>';
    await write(createCustomer(), productId, 3, text);
    expect((await reviews().findOne({ productId }))!.text).toBe(text);
  });
});

describe('verified purchase', () => {
  test.each([
    ['a delivered order', 'delivered', true],
    ['an order on its way', 'shipped', false],
    ['an order that was returned', 'returned', false],
  ] as const)('%s', async (_, state, verified) => {
    const productId = await createProductId();
    const customer = createCustomer();
    await delivered(customer, productId, state);
    expect((await write(customer, productId, 5)).verifiedPurchase).toBe(verified);
  });

  test('doesn’t follow from another person’s order, nor from an order of another product', async () => {
    const [productId, otherId] = [await createProductId(), await createProductId()];
    const customer = createCustomer();
    await delivered(createCustomer(), productId);
    await delivered(customer, otherId);
    expect((await write(customer, productId, 5)).verifiedPurchase).toBe(false);
  });

  test('is checked at approval, for goods delivered after the review', async () => {
    const productId = await createProductId();
    const customer = createCustomer();
    await write(customer, productId, 5);
    await delivered(customer, productId);
    await decide('approve', customer, productId);
    expect((await listReviews(productId, 1)).rows[0]!.verifiedPurchase).toBe(true);
  });

  test('delivered products are offered for review until they are reviewed', async () => {
    const productId = await createProductId();
    const customer = createCustomer();
    expect(await listReviewable(customer)).toEqual([]);
    await delivered(customer, productId);
    expect((await listReviewable(customer)).map((product) => product.productId)).toEqual([productId]);
    await write(customer, productId, 4);
    expect(await listReviewable(customer)).toEqual([]);
    expect(await listOwnReviews(customer.userId)).toHaveLength(1);
  });
});

describe('moderating', () => {
  test('approving shows the review and counts it, rejecting undoes both', async () => {
    const productId = await createProductId();
    const customer = await approved(productId, 3);
    expect((await listReviews(productId, 1)).rows.map((review) => review.rating)).toEqual([3]);
    expect(await shown(productId)).toEqual({ average: 3, count: 1 });
    await decide('reject', customer, productId);
    expect((await listReviews(productId, 1)).rows).toEqual([]);
    expect(await shown(productId)).toEqual({ average: 0, count: 0 });
    expect((await listOwnReviews(customer.userId))[0]).toMatchObject({
      state: 'rejected',
      reason: 'Off topic',
    });
  });

  test('a text that the moderator has not seen can’t be approved', async () => {
    const productId = await createProductId();
    const customer = createCustomer();
    const { id } = await write(customer, productId, 5);
    const version = await versionOf(productId, customer.userId);
    await write(customer, productId, 5, 'Buy at spam.example');
    const result = await moderateReview(createAdmin(), id, { decision: 'approve', version });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'conflict', code: 'review-changed' } });
  });

  test('each decision is recorded once, with who, before and after', async () => {
    const productId = await createProductId();
    const customer = await approved(productId, 5);
    await decide('approve', customer, productId);
    const id = (await reviews().findOne({ productId }))!._id.toHexString();
    const records = await auditRecords().find({ 'subject.kind': 'review', 'subject.id': id }).toArray();
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ action: 'review-approved', before: { state: 'waiting' } });
    expect(records[0]!.actor?.userId).toBeTruthy();
  });

  test('moderators see waiting reviews, oldest first', async () => {
    const productId = await createProductId();
    const [first, second] = [createCustomer('First'), createCustomer('Second')];
    await write(first, productId, 2);
    await write(second, productId, 4);
    const { rows } = await listForModeration('waiting', 1);
    const mine = rows.filter((review) => review.productId === productId);
    expect(mine.map((review) => review.author)).toEqual(['First', 'Second']);
  });

  test('an unknown review is a not-found failure', async () => {
    const result = await moderateReview(createAdmin(), '0'.repeat(24), { decision: 'approve', version: 1 });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'not-found' } });
  });
});

describe('the average', () => {
  test('equals a recount after many reviews were approved, rejected and changed at once', async () => {
    const productId = await createProductId();
    const customers = Array.from({ length: 12 }, () => createCustomer());
    await Promise.all(customers.map((customer, index) => write(customer, productId, (index % 5) + 1)));
    await Promise.all(customers.map((customer) => decide('approve', customer, productId)));
    await Promise.all(
      customers.map((customer, index) =>
        index % 3 === 0
          ? decide('reject', customer, productId)
          : index % 3 === 1
            ? write(customer, productId, 5, 'Changed my mind.')
            : decide('approve', customer, productId),
      ),
    );
    const { average, count, histogram } = await countRatings(productId);
    expect(await shown(productId)).toEqual({ average, count });
    expect(histogram.reduce((sum, each) => sum + each, 0)).toBe(count);
    expect(count).toBe(4);
    expect(await reviews().countDocuments({ uncounted: { $exists: true } })).toBe(0);
  });

  test('left wrong by a crash is corrected by the next review of any product', async () => {
    const productId = await createProductId();
    const customer = await approved(productId, 5);
    await reviews().updateOne(
      { productId, userId: customer.userId },
      { $set: { rating: 1, uncounted: 'cut off before the count' } },
    );
    await write(createCustomer(), await createProductId(), 3);
    expect(await shown(productId)).toEqual({ average: 1, count: 1 });
  });
});

test.each([
  ['no stars', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 2.5 }],
  ['stars as text', { rating: '5' }],
  ['no text', { text: '  ' }],
  ['an operator for the product', { productId: { $gt: '' } }],
  ['an e-mail of its own', { email: 'other@people.example' }],
  ['a state of its own', { state: 'approved' }],
])('a review with %s is rejected', (_, wrong) => {
  const input = { productId: 'some-item', rating: 4, text: 'Fine', ...wrong };
  expect(reviewInput.safeParse(input).success).toBe(false);
});

test('a rejection without a reason is an error', () => {
  expect(moderationInput.safeParse({ decision: 'reject', version: 1 }).success).toBe(false);
  expect(moderationInput.safeParse({ decision: 'reject', version: 1, reason: '  ' }).success).toBe(false);
});
