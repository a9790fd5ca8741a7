import { discounts, discountUses } from '../collection';
import type { Buyer } from '../queries';

const deletedEmail = 'deleted@customer.invalid';

/**
 * Removes a closed account from the discounts: its email from those that name it, and the counts of its own uses; the
 * totals stay. Safe to repeat.
 */
export async function removeCustomer({ userId, email }: Buyer): Promise<void> {
  // The email is replaced, because a list without entries would allow everyone.
  await discounts().updateMany({ customers: email }, { $set: { 'customers.$': deletedEmail } });
  await discountUses().deleteMany({ customerId: userId });
}
