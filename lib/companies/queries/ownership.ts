import { callCompany } from '../../platform/call-company';
import { mayInCompany, type CompanyRight } from '../rules/rights';
import type { Membership } from '../schema/members';
import { findMembership } from './memberships';

/** An order or a quote: a customer's, in the name of a company or alone. */
type Owned = { customer: { id: string }; company?: { id: string } };

/**
 * The filter of the records that a person sees while buying for a company, or for themselves: in a company all of it with
 * the right to view its orders, else their own.
 */
export function recordsSeenBy(
  userId: string,
  company: Pick<Membership, 'id' | 'role' | 'status'> | null,
): Record<string, unknown> {
  // A call that is confined to a company sees nothing of the person alone.
  if (!company && callCompany() !== undefined) return { 'customer.id': '' };
  if (!company) return { 'customer.id': userId, 'company.id': { $exists: false } };
  const all = { 'company.id': company.id };
  return mayInCompany(company, 'orders.view') ? all : { ...all, 'customer.id': userId };
}

/**
 * Whether a record is the person's to see (`orders.view`) or to act on (another right) at this moment. One of a company
 * belongs to it: who has left the company has no part in it any more, whoever made it. In a call that is confined to a
 * company no other record is theirs.
 */
export async function isOwnRecord(
  { customer, company }: Owned,
  userId: string,
  right: CompanyRight & `orders.${string}`,
): Promise<boolean> {
  const isCustomer = customer.id === userId;
  if (!company) return isCustomer && callCompany() === undefined;
  const membership = await findMembership(company.id, userId);
  if (!membership) return false;
  const seesAll = mayInCompany(membership, 'orders.view');
  if (right === 'orders.view') return seesAll || isCustomer;
  return mayInCompany(membership, right) && (seesAll || isCustomer);
}
