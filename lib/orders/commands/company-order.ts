import type { ObjectId } from 'mongodb';
import { findCompany } from '../../companies/queries/companies';
import { findMembership } from '../../companies/queries/memberships';
import { purchaseOrderProblem } from '../../companies/rules/purchase-orders';
import type { PurchaseOrderRules } from '../../companies/schema/purchase-orders';
import { mayInCompany, type CompanyRole } from '../../companies/rules/rights';
import type { Site } from '../../companies/schema/company';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import { orders, type OrderAttempt } from '../collection';
import { claimedPurchaseOrders, type ClaimedPurchaseOrder } from '../collection/claimed-purchase-orders';
import type { OrderInput } from '../schema/inputs';
import type { OrderCompany } from '../schema/order';
import { attemptTimeout } from './sweep-orders';

const invalidNumber = (message: string) =>
  fail('invalid', 'purchase-order-invalid', `${message}.`, { fields: { purchaseOrder: message } });

/** The failure of an order whose number another order of the company has. */
export const usedNumber = (number: string) => {
  const message = `Your company uses each purchase order number once, and another order has ${number}`;
  return { code: 'purchase-order-used', message: `${message}.`, fields: { purchaseOrder: message } };
};

/**
 * The company of an order as the order names it, what it demands of purchase order numbers, its sites, and the role of who
 * orders.
 */
export type OrderingCompany = {
  company?: OrderCompany;
  rules?: PurchaseOrderRules;
  sites?: Site[];
  role?: CompanyRole;
};

/**
 * The company that an order names, if its customer may order in its name at this moment, or ask to, and as it demands.
 */
export async function findOrderingCompany(
  { userId }: { userId: string },
  { company: id, payment, blanketOrder }: Pick<OrderInput, 'company' | 'payment' | 'blanketOrder'>,
  right: 'orders.place' | 'orders.request' = 'orders.place',
): Promise<Result<OrderingCompany>> {
  if (id === undefined) return ok({});
  const [membership, company] = await Promise.all([findMembership(id, userId), findCompany(id)]);
  if (!company || !membership || !mayInCompany(membership, right))
    return fail(
      'forbidden',
      'company-not-allowed',
      'You can’t order in the name of this company. Choose in the account menu for whom you are buying.',
    );
  const { name, taxId, billing, purchaseOrders: rules, sites } = company;
  const { role } = membership;
  // A call-off has the number of its blanket order, which was agreed with the company.
  const problem = blanketOrder ? null : purchaseOrderProblem(rules, payment.purchaseOrder);
  return problem ? invalidNumber(problem) : ok({ company: { id, name, taxId, billing }, rules, sites, role });
}

const failed: OrderAttempt['state'][] = ['aborted', 'refused', 'cancelled'];
const keyOf = (companyId: string, number: string) => `${companyId}:${number.trim().toUpperCase()}`;

/** Whether the order that has a number needs it no longer: it came to nothing, or staff gave it another number. */
async function isFree({ _id, companyId, order, at }: ClaimedPurchaseOrder): Promise<boolean> {
  const holder = await orders().findOne({ _id: order });
  if (!holder || failed.includes(holder.state)) return true;
  const isRecent = now().getTime() - at.getTime() < attemptTimeout;
  return !isRecent && keyOf(companyId, holder.payment.purchaseOrder) !== _id;
}

async function isUsedAlready(companyId: string, number: string, order: ObjectId): Promise<boolean> {
  const other = await orders().findOne({
    'company.id': companyId,
    'payment.purchaseOrder': number,
    _id: { $ne: order },
    state: { $nin: [...failed, 'placing'] },
  });
  return other !== null;
}

/**
 * Claims the purchase order number of an attempt for a company that uses each number once. Of many orders with one number
 * exactly one gets it; what an attempt that failed has claimed is free without being given back. Call-offs of a blanket
 * order share its number. False when it is used.
 */
export async function claimPurchaseOrder(
  { _id: order, payment, blanketOrder }: Pick<OrderAttempt, '_id' | 'payment' | 'blanketOrder'>,
  { company, rules }: OrderingCompany,
): Promise<boolean> {
  const number = payment.purchaseOrder;
  if (!company || !rules?.isUnique || !number || blanketOrder) return true;
  if (await isUsedAlready(company.id, number, order)) return false;
  const claim = { _id: keyOf(company.id, number), companyId: company.id, order, at: now() };
  try {
    await claimedPurchaseOrders().insertOne(claim);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const held = await claimedPurchaseOrders().findOne({ _id: claim._id });
  if (held?.order.equals(order)) return true;
  if (!held || !(await isFree(held))) return false;
  const { order: former, _id } = held;
  const taken = await claimedPurchaseOrders().updateOne(
    { _id, order: former },
    { $set: { order, at: claim.at } },
  );
  return taken.matchedCount > 0;
}
