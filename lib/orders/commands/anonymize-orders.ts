import { ok, fail, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { addresses, isPlaced, orders, type OrderAttempt } from '../collection';
import { searchWords } from './search-words';

const openStatuses: OrderAttempt['state'][] = ['placing', 'placed', 'confirmed', 'shipped'];

const deletedCustomer = { id: 'deleted', name: 'Deleted customer', email: 'deleted@customer.invalid' };

/** What tax law still needs of an address: where it was, not whose. */
const placeOf = ({ city, region, postcode, country }: OrderAttempt['address']) => ({
  ...{ name: deletedCustomer.name, company: '', line1: '', line2: '', phone: '' },
  ...{ city, region, postcode, country },
});

async function anonymizeOrder(order: OrderAttempt): Promise<boolean> {
  const forgotten: OrderAttempt = {
    ...order,
    customer: deletedCustomer,
    address: placeOf(order.address),
    history: order.history.map((event) =>
      event.by === order.customer.name ? { ...event, by: deletedCustomer.name } : event,
    ),
  };
  const { customer, address, history } = forgotten;
  const words = isPlaced(order) ? { words: searchWords(forgotten) } : {};
  const { matchedCount } = await orders().updateOne(
    { _id: order._id, version: order.version },
    { $set: { customer, address, history, ...words }, $inc: { version: 1 }, $unset: { liveKey: 1 } },
  );
  return matchedCount === 1;
}

/** Whether a customer has an order that is neither finished nor given up. */
async function hasOrdersUnderWay(userId: string): Promise<boolean> {
  return (await orders().findOne({ 'customer.id': userId, state: { $in: openStatuses } })) !== null;
}

/**
 * Takes everything that names the customer out of their orders, which stay, and empties their address book. Refused
 * while an order is under way: it could not be delivered. Safe to repeat.
 */
export async function anonymizeOrders({ userId }: SignedIn): Promise<Result<{ done: boolean }>> {
  if (await hasOrdersUnderWay(userId))
    return fail(
      'conflict',
      'orders-under-way',
      'You have an order under way. Please wait until it is delivered, or cancel it first.',
    );
  for await (const order of orders().find({ 'customer.id': userId })) {
    if (!(await anonymizeOrder(order)))
      return fail('conflict', 'order-changed', 'One of your orders is being changed. Please try again.');
  }
  await addresses().deleteMany({ customerId: userId });
  return ok({ done: true });
}
