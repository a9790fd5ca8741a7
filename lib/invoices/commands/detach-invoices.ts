import type { AccountOwner } from '../../users/types';
import { invoices } from '../collection';

/**
 * Cuts the tie between a customer's documents and the account that is being deleted. What they say stays, names
 * included: tax law obliges the shop to keep issued invoices unchanged. Safe to repeat.
 */
export async function detachInvoices({ userId }: AccountOwner): Promise<void> {
  await invoices().updateMany({ customerId: userId }, { $set: { customerId: 'deleted' } });
}
