import { listMemberships } from '../../companies/queries/memberships';
import { findAccount, listAccounts } from '../../users/queries';
import type { OrderCustomer } from '../schema/edit';
import type { SavedAddress } from '../schema/order';
import { findOrderingCompany, type CheckoutCompany } from './checkout-buyer';
import { listAddresses } from './orders';

/** Accounts that begin with these words in name or email, for whom staff can place an order; disabled ones are left out. */
export async function findOrderCustomers(q: string): Promise<OrderCustomer[]> {
  const { rows } = await listAccounts(q, 1);
  return rows.filter(({ disabled }) => !disabled).map(({ id, name, email }) => ({ id, name, email }));
}

/** The address book of a customer, most recently used first; null when there is no such account. */
export async function findCustomerAddresses(id: string): Promise<SavedAddress[] | null> {
  return (await findAccount(id)) ? listAddresses(id) : null;
}

/** The companies in whose name a customer may order at this moment, by name; null when there is no such account. */
export async function findCustomerCompanies(id: string): Promise<CheckoutCompany[] | null> {
  if (!(await findAccount(id))) return null;
  const found = await Promise.all((await listMemberships(id)).map(findOrderingCompany));
  return found.filter((company) => company !== null);
}
