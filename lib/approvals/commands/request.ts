import { ObjectId } from 'mongodb';
import { mergeLines } from '../../cart/rules';
import { findCreditOffer } from '../../credit/queries';
import { fingerprintOf } from '../../orders/commands/attempts';
import { checkRequests } from '../../orders/commands/check-requests';
import { keepForRequest } from '../../orders/commands/purchase-order-files';
import { findOrderingCompany } from '../../orders/commands/company-order';
import { budgetFailure } from '../../orders/commands/order-budgets';
import { deleteReview, priceByReview } from '../../orders/commands/review-prices';
import { findApprovalNeed } from '../../orders/queries/approval-need';
import { findExceededBudget, findOrderBudgets } from '../../orders/queries/order-budgets';
import { paymentMethodProblem } from '../../orders/queries/payment-methods';
import { readIdempotencyKey } from '../../orders/rules/idempotency-key';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { countAttempt, rateLimited } from '../../platform/rate-limit';
import { findShop } from '../../settings/queries';
import { fail, ok, type Result } from '../../shared/result';
import type { Customer } from '../../users/types';
import { approvalRequests, type ApprovalRequestDocument } from '../collection';
import type { RequestInput } from '../schema';
import { eventOf, tryToFinish } from './change';
import { askDeciders } from './links';

const requestLimit = { name: 'approval-requests', count: 100, seconds: 3_600 };

const unpayable = (message: string) =>
  fail('invalid', 'unknown-payment', message, { fields: { payment: message } });

const noApprover = () =>
  fail(
    'conflict',
    'no-approver',
    'Nobody in your company can approve this order. An admin of the company can change that.',
  );

async function replay(liveKey: string, fingerprint: string): Promise<Result<{ id: string }> | null> {
  const found = await approvalRequests().findOne({ liveKey });
  if (!found) return null;
  if (found.fingerprint !== fingerprint)
    return fail(
      'unprocessable',
      'idempotency-key-reused',
      'This key was used for another request. Use a new one.',
    );
  if (found.unfinished) await tryToFinish(found);
  return ok({ id: found._id.toHexString() });
}

/**
 * Sends an order to those who approve it by the rules of its company, once for each customer and idempotency key: the
 * request holds its lines, prices, address and purchase order number, the lines leave the cart, and the first approver
 * gets a mail. Nothing is taken from stock. Fails with `approval-not-needed` where the order can be placed, and as an
 * order does where it can't be.
 */
export async function requestApproval(
  customer: Customer,
  { note, ...input }: RequestInput,
  key: string | null,
): Promise<Result<{ id: string }>> {
  const parsedKey = readIdempotencyKey(key);
  if (!parsedKey.ok) return parsedKey;
  const { userId, name, email } = customer;
  const [liveKey, fingerprint] = [`${userId}:${parsedKey.value}`, fingerprintOf(input)];
  const known = await replay(liveKey, fingerprint);
  if (known) return known;

  const ordering = await findOrderingCompany(customer, input, 'orders.request');
  if (!ordering.ok) return ordering;
  const { company, role } = ordering.value;
  const shop = await findShop();
  const agreed = await priceByReview(input, shop, { userId, email, companyId: input.company });
  if (!agreed.ok) return agreed;
  const { prices, review } = agreed.value;
  const requests = await checkRequests(customer, input, prices.delivery, shop);
  if (!requests.ok) return requests;
  const buyer = { userId, companyId: input.company, role: role! };
  const budgets = await findOrderBudgets(buyer, input, shop);
  if (!budgets.ok) return budgets;
  const strict = budgets.value.filter(({ over }) => over === 'refuse');
  const exceeded = await findExceededBudget(input.company, strict, prices.totals.total);
  if (exceeded) {
    const { code, message, fields } = budgetFailure(exceeded, shop);
    return fail('conflict', code, message, { fields });
  }
  const need = await findApprovalNeed(buyer, prices, input, shop);
  if (!need)
    return fail('conflict', 'approval-not-needed', 'This order needs no approval. Place it instead.');
  if (need.approvers.length === 0) return noApprover();
  const credit = await findCreditOffer(input.company, shop);
  const { method } = input.payment;
  const payable = { total: prices.totals.total, delivery: prices.delivery.id };
  const problem = paymentMethodProblem(method, payable, shop, credit);
  if (problem) return unpayable(problem);
  if (method === 'card')
    return unpayable('An order that needs an approval can’t be paid by card. Choose another way to pay.');
  const seconds = await countAttempt(requestLimit, userId);
  if (seconds) return rateLimited(seconds);

  const requester = { userId, name, email };
  const request: ApprovalRequestDocument = {
    _id: new ObjectId(),
    liveKey,
    fingerprint,
    companyId: input.company,
    companyName: company!.name,
    requester,
    input,
    asked: mergeLines(input.lines),
    note,
    prices,
    ...need,
    step: 0,
    status: 'waiting',
    history: [eventOf('requested', requester, prices.totals.total, note)],
    links: [],
    order: null,
    version: 1,
    unfinished: true,
    mails: [],
    createdAt: now(),
  };
  const { links, mails } = await askDeciders(request, shop);
  if (links.length === 0) return noApprover();
  await keepForRequest(input.payment.purchaseOrderFile);
  const stored = { ...request, links, mails };
  try {
    await approvalRequests().insertOne(stored);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await replay(liveKey, fingerprint))!;
  }
  await tryToFinish(stored);
  if (review) await deleteReview(review);
  return ok({ id: stored._id.toHexString() });
}
