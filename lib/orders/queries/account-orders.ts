import { ObjectId, type Filter } from 'mongodb';
import { isOwnRecord } from '../../companies/queries/ownership';
import { orders, type OrderAttempt } from '../collection';

/** The orders of an account: those of a company, or those that a customer placed alone. */
export const ofAccount = (accountId: string): Filter<OrderAttempt> => ({
  $or: [{ 'company.id': accountId }, { 'customer.id': accountId, 'company.id': { $exists: false } }],
});

/** Whether an order was placed for a company in which a person may see it at this moment. */
export async function isOrderOfCompany(orderId: string, userId: string): Promise<boolean> {
  const order = await orders().findOne({ _id: new ObjectId(orderId) });
  return order?.company !== undefined && isOwnRecord(order, userId, 'orders.view');
}
