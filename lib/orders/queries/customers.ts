import { findAccount, listAccounts } from '../../users/queries';
import type { OrderCustomer } from '../schema/edit';
import type { SavedAddress } from '../schema/order';
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
