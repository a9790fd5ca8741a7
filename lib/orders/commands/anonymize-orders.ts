import { deletePrivatePictures } from '../../images/commands';
import { ok, fail, type Result } from '../../shared/result';
import type { AccountOwner } from '../../users/types';
import { addresses, isPlaced, orders, type OrderAttempt } from '../collection';
import { orderNotes } from '../collection/order-notes';
import { reviewedPrices } from '../collection/reviewed-prices';
import { openStatuses } from '../rules/status';
import { searchWords } from '../rules/search-words';
import { deletePurchaseOrderFiles } from './purchase-order-files';

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
    lines: order.lines.map(({ comment: _, ...line }) => line),
    history: order.history.map((event) =>
      event.by === order.customer.name ? { ...event, by: deletedCustomer.name } : event,
    ),
  };
  // What the customer wrote and showed; the units stay.
  const returns = order.returns?.map((each) => ({
    ...each,
    lines: each.lines.map((line) => ({ ...line, note: '', photos: [] })),
  }));
  const { customer, address, lines, history } = forgotten;
  const words = isPlaced(order) ? { words: searchWords(forgotten) } : {};
  const { matchedCount } = await orders().updateOne(
    { _id: order._id, version: order.version },
    {
      $set: { customer, address, lines, history, ...words, ...(returns && { returns }) },
      $inc: { version: 1 },
      $unset: { liveKey: 1, ...(!order.company && { purchaseOrderFile: 1 }) },
    },
  );
  return matchedCount === 1;
}

/** Whether a customer has an order that is neither finished nor aborted. */
async function hasOrdersUnderWay(userId: string): Promise<boolean> {
  return (await orders().findOne({ 'customer.id': userId, state: { $in: unfinishedStatuses } })) !== null;
}

/**
 * Removes everything that names the customer from their orders, which stay, deletes the notes about these orders, and
 * empties their address book, and forgets the prices they have reviewed. Fails while an order is under way, because it could not be delivered. Safe to repeat.
 */
export async function anonymizeOrders({ userId }: AccountOwner): Promise<Result<{ done: boolean }>> {
  if (await hasOrdersUnderWay(userId))
    return fail(
      'conflict',
      'orders-under-way',
      'You have an order under way. Please wait until it is delivered, or cancel it first.',
    );
  for await (const order of orders().find({ 'customer.id': userId })) {
    // The notes first: once an order is anonymous, a repeat no longer finds it.
    await deletePrivatePictures(order._id.toHexString());
    if (isPlaced(order)) await orderNotes().deleteMany({ number: order.number });
    if (!(await anonymizeOrder(order)))
      return fail('conflict', 'order-changed', 'One of your orders is being changed. Please try again.');
  }
  await deletePurchaseOrderFiles({ userId });
  await addresses().deleteMany({ customerId: userId });
  await reviewedPrices().deleteMany({ customerId: userId });
  return ok({ done: true });
}
