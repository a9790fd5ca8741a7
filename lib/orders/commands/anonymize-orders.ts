import { ok, fail, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { addresses, isPlaced, orderNotes, orders, type OrderAttempt } from '../collection';
import { openStatuses } from '../rules/status';
import { searchWords } from '../rules/search-words';

const unfinishedStatuses: OrderAttempt['state'][] = ['placing', ...openStatuses];

const deletedCustomer = { id: 'deleted', name: 'Deleted customer', email: 'deleted@customer.invalid' };

/** The part of an address that tax law requires: the place, not the person. */
const anonymousAddress = ({ city, region, postcode, country }: OrderAttempt['address']) => ({
  name: deletedCustomer.name,
  company: '',
  line1: '',
  line2: '',
  phone: '',
  city,
  region,
  postcode,
  country,
});

async function anonymizeOrder(order: OrderAttempt): Promise<boolean> {
  const forgotten: OrderAttempt = {
    ...order,
    customer: deletedCustomer,
    address: anonymousAddress(order.address),
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

/** Whether a customer has an order that is neither finished nor aborted. */
async function hasOrdersUnderWay(userId: string): Promise<boolean> {
  return (await orders().findOne({ 'customer.id': userId, state: { $in: unfinishedStatuses } })) !== null;
}

/**
 * Removes everything that names the customer from their orders, which stay, deletes the notes about these orders, and
 * empties their address book. Fails while an order is under way, because it could not be delivered. Safe to repeat.
 */
export async function anonymizeOrders({ userId }: SignedIn): Promise<Result<{ done: boolean }>> {
  if (await hasOrdersUnderWay(userId))
    return fail(
      'conflict',
      'orders-under-way',
      'You have an order under way. Please wait until it is delivered, or cancel it first.',
    );
  for await (const order of orders().find({ 'customer.id': userId })) {
    // The notes first: once an order is anonymous, a repeat no longer finds it.
    if (isPlaced(order)) await orderNotes().deleteMany({ number: order.number });
    if (!(await anonymizeOrder(order)))
      return fail('conflict', 'order-changed', 'One of your orders is being changed. Please try again.');
  }
  await addresses().deleteMany({ customerId: userId });
  return ok({ done: true });
}
