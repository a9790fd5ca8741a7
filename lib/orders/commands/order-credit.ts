import { ObjectId } from 'mongodb';
import { claimCredit, listPendingClaims, releaseCredit, settleCredit } from '../../credit/commands/claims';
import { findCreditAccount } from '../../credit/queries';
import type { CreditProblem } from '../../credit/rules/claims';
import type { Shop } from '../../settings/schema/shop';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../collection';
import { creditAccountOf, owedFor } from '../rules/credit';
import { isOnTerms, paymentStateOf, type Receivable } from '../rules/payments';
import type { OrderStatus } from '../rules/status';
import { ofAccount } from '../queries/account-orders';
import { fateOfExpired } from './hold-fate';

async function findPlaced(_id: ObjectId): Promise<OrderDocument | null> {
  const order = await orders().findOne({ _id });
  return order && isPlaced(order) ? order : null;
}

type Buying = Pick<OrderAttempt, '_id' | 'customer' | 'company' | 'payment' | 'totals'>;

/**
 * Claims what an order on terms costs from the limit of its customer before the order commits. Returns why the terms
 * don't allow it, or null. Repeating it for the same attempt claims nothing more.
 */
export async function claimOrderCredit(
  { _id, customer, company, payment, totals }: Buying,
  shop: Shop,
  override = false,
): Promise<CreditProblem | null> {
  if (!isOnTerms(payment.method)) return null;
  const id = _id.toHexString();
  const claim = {
    accountId: creditAccountOf({ customer, company }),
    key: id,
    orderId: id,
    amount: totals.total,
  };
  return claimCredit(claim, shop, override);
}

/**
 * Claims by how much an edit raises the total of an order on terms, under the key of the edit. An order from before terms,
 * or beyond them, whose customer has none uses no limit.
 */
export async function claimEditCredit(
  { _id, customer, company, payment, totals }: Buying,
  key: string,
  total: number,
  shop: Shop,
): Promise<CreditProblem | null> {
  const amount = total - totals.total;
  if (!isOnTerms(payment.method) || amount <= 0) return null;
  const accountId = creditAccountOf({ customer, company });
  if (!(await findCreditAccount(accountId))) return null;
  return claimCredit({ accountId, key, orderId: _id.toHexString(), amount }, shop);
}

/** Takes back what an attempt or an edit has claimed. Only for those that can't commit any more. */
export async function releaseOrderCredit(
  { customer, company, payment }: Pick<OrderAttempt, 'customer' | 'company' | 'payment'>,
  key: string,
): Promise<void> {
  if (isOnTerms(payment.method)) await releaseCredit(creditAccountOf({ customer, company }), key);
}

/** What a committed order says about its use of the limit. */
export const creditOf = (order: OrderDocument) => ({
  orderId: order._id.toHexString(),
  version: order.version,
  amount: owedFor(order),
  dueOn: owedFor(order) > 0 ? (order.receivable?.dueOn ?? null) : null,
  keys: (order.edits ?? []).map(({ key }) => key),
});

/** Brings the claim of a committed order on terms to what the order says. Safe to repeat and in any order. */
export async function settleOrderCredit(order: OrderDocument): Promise<void> {
  if (isOnTerms(order.payment.method)) await settleCredit(creditAccountOf(order), creditOf(order));
}

/** Settles or takes back claims that a crash, or a write that arrived late, left pending since before `claimedBefore`. */
export async function resolvePendingCredit(claimedBefore: Date): Promise<void> {
  for (const { accountId, key, orderId } of await listPendingClaims(claimedBefore)) {
    const fate = await fateOfExpired(key);
    const order = fate === 'committed' ? await findPlaced(new ObjectId(orderId)) : null;
    if (order) await settleOrderCredit(order);
    else if (fate === 'dead') await releaseCredit(accountId, key);
  }
}

/**
 * Records what the issued documents say about an order on terms; its claim follows in the same way as after any other
 * change. Returns the version of the order afterwards, or null when there was nothing to record.
 */
export async function recordReceivable(orderId: string, receivable: Receivable): Promise<number | null> {
  const _id = new ObjectId(orderId);
  for (;;) {
    const order = await findPlaced(_id);
    if (!order || !isOnTerms(order.payment.method)) return null;
    // A change that makes it owed again lets the documents be looked at again.
    if (owedFor({ ...order, receivable: undefined }) === 0) return null;
    const { credited, dueOn } = order.receivable ?? { credited: 0, dueOn: null };
    if (credited === receivable.credited && dueOn === receivable.dueOn) return null;
    const version = order.version + 1;
    // What has arrived may be all that is left after a credit note.
    const state = paymentStateOf({ ...order, receivable }) ?? order.payment.state;
    const payment = { ...order.payment, state };
    const { matchedCount } = await orders().updateOne(
      { _id, version: order.version },
      { $set: { receivable, payment, unfinished: true, version } },
    );
    if (!matchedCount) continue;
    await settleOrderCredit({ ...order, receivable, payment, version });
    // Work of an earlier change may remain: then the sweeper finishes the order.
    if (!order.unfinished) await orders().updateOne({ _id, version }, { $unset: { unfinished: 1 } });
    return version;
  }
}

const owingStatuses: OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

/** Brings the claims of all orders of an account to what the orders say, as when terms are granted. */
export async function settleAccount(accountId: string): Promise<void> {
  for await (const order of orders().find({ ...ofAccount(accountId), state: { $in: owingStatuses } }))
    if (isPlaced(order) && owedFor(order) > 0) await settleOrderCredit(order);
}
