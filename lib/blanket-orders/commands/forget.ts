import type { AccountOwner } from '../../users/types';
import { blanketOrders, wordsOf } from '../collection';

const deleted = { id: 'deleted', name: 'Deleted customer', email: 'deleted@customer.invalid' };

/** Takes the name of a closed account from blanket orders, which belong to companies. Safe to repeat. */
export async function forgetBlanketOrders({ userId, name }: AccountOwner): Promise<void> {
  for await (const order of blanketOrders().find({ 'contact.id': userId })) {
    const contact = deleted;
    const set = {
      contact,
      words: wordsOf({ ...order, contact }),
      callOffs: order.callOffs.map((one) => (one.by === name ? { ...one, by: deleted.name } : one)),
    };
    const { matchedCount } = await blanketOrders().updateOne(
      { _id: order._id, seq: order.seq },
      { $set: set, $unset: { remindAt: 1 }, $inc: { seq: 1 } },
    );
    if (!matchedCount) throw new Error('A blanket order is being changed. Please try again.');
  }
}
