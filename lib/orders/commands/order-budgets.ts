import { ObjectId } from 'mongodb';
import {
  claimBudget,
  listPendingBudgets,
  releaseBudget,
  settleBudget,
} from '../../companies/commands/budgets';
import type { Shop } from '../../settings/schema/shop';
import { formatMoney } from '../../shared/money';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../collection';
import type { OrderBudget } from '../queries/order-budgets';
import { chargedFor } from '../rules/payments';
import { fateOfExpired } from './hold-fate';

/** The failure of an order that would exceed a budget. */
export function budgetFailure({ name, amount }: OrderBudget, shop: Pick<Shop, 'currency' | 'locale'>) {
  const limit = formatMoney(amount, shop.currency, shop.locale);
  const message = `This order would exceed ${name} of ${limit}. Order less, or wait for the next month.`;
  return { code: 'budget-exceeded', message, fields: { total: message } };
}

/**
 * Claims what an order costs from its budgets before it commits. Returns the first that has too little left, or null; what
 * was claimed until then is released with the attempt. Approved orders exceed budgets that ask for an approval, and orders
 * that staff place exceed all.
 */
export async function claimOrderBudgets(
  { _id, totals, approval, placedBy }: OrderAttempt,
  budgets: OrderBudget[],
): Promise<OrderBudget | null> {
  for (const budget of budgets) {
    const isFree = placedBy !== undefined || (approval !== undefined && budget.over === 'approval');
    const limit = isFree ? null : budget.amount;
    const claim = { key: _id.toHexString(), amount: totals.total, limit };
    if (!(await claimBudget(budget.id, claim))) return budget;
  }
  return null;
}

/** Takes back what an attempt has claimed. Only for one that can't commit any more. */
export async function releaseOrderBudgets({ _id, budgets = [] }: Pick<OrderAttempt, '_id' | 'budgets'>) {
  for (const id of budgets) await releaseBudget(id, _id.toHexString());
}

/** Brings the claims of a committed order to what it costs: nothing once it is cancelled. Safe to repeat. */
export async function settleOrderBudgets(order: OrderDocument): Promise<void> {
  const amount = order.state === 'cancelled' ? 0 : chargedFor(order);
  const claim = { key: order._id.toHexString(), amount, version: order.version };
  for (const id of order.budgets ?? []) await settleBudget(id, claim);
}

/** Settles or takes back claims that a crash, or a write that arrived late, left pending since before `claimedBefore`. */
export async function resolvePendingBudgets(claimedBefore: Date): Promise<void> {
  for (const { id, key } of await listPendingBudgets(claimedBefore)) {
    const fate = await fateOfExpired(key);
    if (fate === 'dead') await releaseBudget(id, key);
    if (fate !== 'committed') continue;
    const order = await orders().findOne({ _id: new ObjectId(key) });
    if (order && isPlaced(order)) await settleOrderBudgets(order);
  }
}
