import { setTimeout as sleep } from 'node:timers/promises';
import { tagsOfSkus, tagsOfSold } from '../../catalog/queries/stale-tags';
import { findCreditOffer } from '../../credit/queries';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { tags } from '../../shared/cache-tags';
import { ok, fail, type Result } from '../../shared/result';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { findAccount } from '../../users/queries';
import { may } from '../../users/rules/rights';
import type { Customer, Staff } from '../../users/types';
import type { Buyer } from '../../discounts/queries';
import type { AppliedDiscount } from '../../discounts/schema';
import { isPlaced, orderView, type OrderAttempt } from '../collection';
import { creditFailure } from '../rules/credit';
import { readIdempotencyKey } from '../rules/idempotency-key';
import type { PricedOrder } from '../rules/price-changes';
import type { OrderInput } from '../schema/inputs';
import type { Order } from '../schema/order';
import * as attempts from './attempts';
import { checkRequests } from './check-requests';
import { claimPurchaseOrder, findOrderingCompany, usedNumber } from './company-order';
import { finishOrder } from './finish-order';
import { budgetFailure, claimOrderBudgets } from './order-budgets';
import { claimOrderCredit } from './order-credit';
import { holdOrderCallOff } from './order-call-off';
import { holdOrderQuote } from './order-quote';
import { priceOrder } from './price-order';
import { deleteReview, endReview, priceByReview, type AgreedPrices } from './review-prices';
import { findOrderBudgets } from '../queries/order-budgets';
import { paymentMethodProblem } from '../queries/payment-methods';
import { isOnTerms } from '../rules/payments';
import { rejectUnapproved } from './require-approval';
import { reclaimHeld, attemptTimeout } from './sweep-orders';
import { shortage, takeUnits } from './take-units';

const pollInterval = 60;
const maxWait = 2_500;

const rejected = ({ code = 'out-of-stock', message, fields }: NonNullable<OrderAttempt['rejection']>) =>
  fail('conflict', code, message, { fields });

export const busy = () =>
  fail('conflict', 'busy', 'This order is being placed already. Please wait a moment.', { retryAfter: 1 });

const tooManyUnpaid = (max: number) =>
  fail(
    'conflict',
    'too-many-unpaid-orders',
    `You have ${max} open orders that are not paid yet. Please pay or cancel one of them first, or contact us.`,
  );

/** The result of a key that was used before: the same order or failure, or null when the caller may start again. */
export async function replayKey(liveKey: string, fingerprint: string): Promise<Result<Order> | null> {
  const until = Date.now() + maxWait;
  for (;;) {
    const live = await attempts.findByKey(liveKey);
    if (!live) return null;
    if (live.fingerprint !== fingerprint) {
      const message = 'This key was used for another order. Use a new one.';
      return fail('unprocessable', 'idempotency-key-reused', message);
    }
    if (isPlaced(live)) {
      if (!live.unfinished) return ok(orderView(live));
      await tryToFinish(live);
      return ok(orderView(live), await soldTags(live));
    }
    if (live.rejection) return rejected(live.rejection);
    // Its server may be dead or only slow. An aborted attempt can never commit, so either is safe.
    if (now().getTime() - live.attemptedAt.getTime() > attemptTimeout) {
      if (await attempts.abortAttempt(live)) await attempts.releaseHeld(live);
    } else if (Date.now() > until) return busy();
    else await sleep(pollInterval);
  }
}

export async function takeUnitsOrSweep(attempt: OrderAttempt) {
  const short = await takeUnits(attempt);
  if (!short) return { short: null, reclaimed: [] };
  // Units still held by a dead server may be enough for this order.
  const reclaimed = await reclaimHeld();
  return { short: reclaimed.length ? await takeUnits(attempt) : short, reclaimed };
}

/** Claims the discounts of an attempt; uses still held by a dead server may be enough for it. */
async function claimOrSweep(attempt: OrderAttempt) {
  const usedUp = await attempts.claimDiscounts(attempt);
  if (!usedUp) return { usedUp: null, reclaimed: [] };
  const reclaimed = await reclaimHeld();
  return { usedUp: await attempts.claimDiscounts(attempt), reclaimed };
}

/** Claims the credit of an order on terms; what a dead server still claims may be enough for it. */
async function claimCreditOrSweep(attempt: OrderAttempt, shop: Shop) {
  const override = attempt.creditOverride !== undefined;
  const problem = await claimOrderCredit(attempt, shop, override);
  if (problem !== 'limit') return { problem, reclaimed: [] };
  const reclaimed = await reclaimHeld();
  return { problem: await claimOrderCredit(attempt, shop, override), reclaimed };
}

/** Stores why an attempt failed, and gives back what it holds. */
export async function reject(
  attempt: OrderAttempt,
  failure: NonNullable<OrderAttempt['rejection']>,
): Promise<Result<Order>> {
  const stored = await attempts.rejectAttempt(attempt, failure);
  await attempts.releaseHeld(attempt);
  return stored ? rejected(failure) : busy();
}

/** The failure of a discount that has no use left. */
export function exhaustion({ code, title }: AppliedDiscount) {
  const name = code ? `code ${code}` : `discount “${title}”`;
  const message = `The ${name} can no longer be used. Please check the new total and order again.`;
  return { code: 'discount-used-up', message, fields: { code: message } };
}

/** Runs the follow-up work of a committed order; when that fails the order stands, and the sweeper repeats it. */
export async function tryToFinish(order: Parameters<typeof finishOrder>[0]): Promise<void> {
  await finishOrder(order).catch((error: unknown) => log.warn({ err: error }, 'order not finished yet'));
}

/** Staff who enter an order, and who approves one, see the present prices; they have no review. */
async function priceForApprover(input: OrderInput, shop: Shop, buyer: Buyer): Promise<Result<AgreedPrices>> {
  const priced = await priceOrder(input, shop, buyer);
  return priced.ok ? ok({ prices: priced.value, review: null }) : priced;
}

/** Forgets the review of a committed order; when that fails the order stands, and the review ends by itself. */
async function tryToDelete(review: string): Promise<void> {
  await deleteReview(review).catch((error: unknown) => log.warn({ err: error }, 'review not deleted yet'));
}

/**
 * Places an order, once for each customer and idempotency key: a repeat returns the same order (or the same failure),
 * another body under a used key fails with 422. Stock is taken by single-document conditional updates before the one
 * write that commits, and so are the uses of discounts. The prices are those that the customer has reviewed, or fail
 * with `prices-changed`; too little stock fails with `out-of-stock` ("Only 3 left"), or with `backorder-changed` where more
 * units would be on backorder than the customer has accepted; a discount without uses left with
 * `discount-used-up`, terms that don't allow it with `credit-limit` or `credit-hold`, and all leave nothing taken.
 */
export async function placeOrder(
  customer: Customer,
  input: OrderInput,
  key: string | null,
): Promise<Result<Order>> {
  return place(customer, input, key);
}

/**
 * Places an order for a customer, as `placeOrder` does; the customer gets the usual mail. The limit of unpaid orders
 * doesn't count here. On invoice it stays within the customer's terms, unless `creditOverride` says why not and the actor
 * may change terms. Fails with `unknown-customer` for no or a disabled account.
 */
export async function placeOrderFor(
  { userId, email, name, role }: Pick<Staff, 'userId' | 'email' | 'name' | 'role'>,
  customerId: string,
  input: OrderInput,
  key: string | null,
  creditOverride?: string,
): Promise<Result<Order>> {
  const account = await findAccount(customerId);
  if (!account || account.disabled)
    return fail('not-found', 'unknown-customer', 'There is no such customer.', {
      fields: { customer: 'Choose a customer' },
    });
  const customer = { userId: account.id, name: account.name, email: account.email };
  if (creditOverride && !may(role, 'credit.edit'))
    return fail('forbidden', 'forbidden', 'Only those who may change terms can exceed them.');
  return place(customer, input, key, { placedBy: { userId, email, name }, creditOverride });
}

/**
 * Places the order of a request that members of its company have approved, in the name of who asked, as `placeOrder` does:
 * once for each key, at the present prices, whose total the last approver has seen. Neither the rules of approvals nor the
 * limit of unpaid orders count. Each failure but `busy` is stored under the key, so that no repeat can place it any more;
 * `prices` are those that the approver has seen.
 */
export async function placeApprovedOrder(
  customer: attempts.OrderCustomer,
  input: OrderInput,
  prices: PricedOrder,
  key: string,
  approval: NonNullable<OrderAttempt['approval']>,
): Promise<Result<Order>> {
  const placed = await place(customer, input, key, { approval });
  if (placed.ok || placed.failure.code === 'busy') return placed;
  const attempt = await attempts.beginAttempt(customer, key, input, prices, { approval });
  if (!attempt)
    return (await replayKey(attempts.approvedKeyOf(key), attempts.fingerprintOf(input))) ?? busy();
  const { code, message, fields = {} } = placed.failure;
  return reject(attempt, { code, message, fields });
}

async function place(
  customer: attempts.OrderCustomer,
  input: OrderInput,
  key: string | null,
  placement: attempts.Placement = {},
): Promise<Result<Order>> {
  const parsedKey = readIdempotencyKey(key);
  if (!parsedKey.ok) return parsedKey;
  const liveKey = attempts.placementKeyOf(customer, parsedKey.value, placement);
  const fingerprint = attempts.fingerprintOf(input);
  const known = await replayKey(liveKey, fingerprint);
  if (known) return known;

  const { placedBy, approval } = placement;
  const right = approval ? 'orders.request' : 'orders.place';
  const ordering = await findOrderingCompany(customer, input, right);
  if (!ordering.ok) return ordering;
  const shop = await findShop();
  const buyer = { ...customer, companyId: input.company };
  const agreed =
    placedBy || approval
      ? await priceForApprover(input, shop, buyer)
      : await priceByReview(input, shop, buyer);
  if (!agreed.ok) return agreed;
  const { prices, review } = agreed.value;
  const requests = await checkRequests(customer, input, prices.delivery, shop, approval !== undefined);
  if (!requests.ok) return requests;
  const budgets = await findOrderBudgets(buyer, input, shop, placedBy !== undefined);
  if (!budgets.ok) return budgets;
  const unapproved = await rejectUnapproved(customer, input, prices, ordering.value, placement, shop);
  if (unapproved) return unapproved;
  const credit = await findCreditOffer(input.company ?? customer.userId, shop);
  const { method } = input.payment;
  const isBeyondTerms = isOnTerms(method) && placement.creditOverride !== undefined;
  const payable = { total: prices.totals.total, delivery: prices.delivery.id };
  const unpayable = isBeyondTerms ? null : paymentMethodProblem(method, payable, shop, credit);
  if (unpayable) return fail('invalid', 'unknown-payment', unpayable, { fields: { payment: unpayable } });
  const attempt = await attempts.beginAttempt(customer, parsedKey.value, input, prices, {
    ...placement,
    ...requests.value,
    company: ordering.value.company,
    budgets: budgets.value.map(({ id }) => id),
    ...(isOnTerms(method) && { netDays: credit?.netDays }),
  });
  if (!attempt) return (await replayKey(liveKey, fingerprint)) ?? busy();
  if (!placedBy && !approval && (await attempts.exceedsQuota(attempt, shop.maxUnpaidOrders))) {
    await attempts.abortAttempt(attempt);
    return tooManyUnpaid(shop.maxUnpaidOrders);
  }
  // Before any stock: of several who accept a quote at once one goes on, and nobody calls off more than remains.
  const unheld = (await holdOrderQuote(attempt)) ?? (await holdOrderCallOff(attempt));
  if (unheld) {
    await attempts.abortAttempt(attempt);
    return { ok: false, failure: unheld };
  }
  const { short, reclaimed } = await takeUnitsOrSweep(attempt);
  if (short) return reject(attempt, shortage(attempt, short));
  const { usedUp, reclaimed: more } = await claimOrSweep(attempt);
  if (usedUp) {
    if (review) await endReview(review);
    return reject(attempt, exhaustion(usedUp));
  }
  const { problem, reclaimed: further } = await claimCreditOrSweep(attempt, shop);
  if (problem) return reject(attempt, creditFailure(problem, attempt.totals));
  const exceeded = await claimOrderBudgets(attempt, budgets.value);
  if (exceeded) return reject(attempt, budgetFailure(exceeded, shop));
  if (!(await claimPurchaseOrder(attempt, ordering.value)))
    return reject(attempt, usedNumber(input.payment.purchaseOrder));
  const order = await attempts.commitAttempt(attempt, shop);
  if (!order) {
    await attempts.releaseHeld(attempt);
    return busy();
  }
  await tryToFinish(order);
  if (review) await tryToDelete(review);
  return ok(orderView(order), await soldTags(attempt, [...reclaimed, ...more, ...further]));
}

/**
 * The cache tags that an order expires. The order is committed, so this must not fail: when the catalog can't be read,
 * the lines still name their product pages.
 */
export async function soldTags(
  { lines }: Pick<OrderAttempt, 'lines'>,
  reclaimed: string[] = [],
): Promise<string[]> {
  try {
    const [sold, returned] = await Promise.all([
      tagsOfSold(lines.map(({ sku }) => sku)),
      tagsOfSkus(reclaimed),
    ]);
    return [...new Set([...sold, ...returned])];
  } catch (error) {
    log.warn({ err: error }, 'cache tags of an order not found');
    return [...lines.map(({ slug }) => tags.product(slug)), tags.products];
  }
}
