import { ObjectId } from 'mongodb';
import { orders } from '../collection';
import type { OrderToInvoice } from '../queries/invoicing';

/** Records that an order has all of its documents, unless it has changed since it was read. Safe to repeat. */
export async function finishInvoicing({ order, version }: OrderToInvoice): Promise<void> {
  await orders().updateOne({ _id: new ObjectId(order.id), version }, { $unset: { invoicePending: 1 } });
}
