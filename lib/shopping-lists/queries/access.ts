import { ObjectId } from 'mongodb';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import { callCompany } from '../../platform/call-company';
import { fail } from '../../shared/result';
import { shoppingLists, type ShoppingListDocument } from '../collection';

export const customerOwner = (userId: string): string => `customer ${userId}`;
export const companyOwner = (companyId: string): string => `company ${companyId}`;

/** A list with what a person may do with it. */
export type ListAccess = {
  list: ShoppingListDocument;
  company: { id: string; name: string } | null;
  mayEdit: boolean;
};

/**
 * A list that a person may see: their own, or one of a company to which they belong at this moment. Members who may
 * order change it. Null for any other and for none; a call by a company's key sees no list of a person.
 */
export async function findListAccess(userId: string, id: string): Promise<ListAccess | null> {
  const list = ObjectId.isValid(id) ? await shoppingLists().findOne({ _id: new ObjectId(id) }) : null;
  if (!list) return null;
  if (list.owner === customerOwner(userId))
    return callCompany() === undefined ? { list, company: null, mayEdit: true } : null;
  const [kind, companyId = ''] = list.owner.split(' ');
  const membership = kind === 'company' ? await findMembership(companyId, userId) : null;
  if (!membership || !mayInCompany(membership, 'company.view')) return null;
  const { id: company, name } = membership;
  return { list, company: { id: company, name }, mayEdit: mayInCompany(membership, 'orders.request') };
}

export const noSuchList = () => fail('not-found', 'no-such-list', 'There is no such list.');
