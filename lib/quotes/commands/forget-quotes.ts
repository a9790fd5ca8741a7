import type { AccountOwner } from '../../users/types';
import { derived, quotes } from '../collection';
import { recordsSeenBy } from '../../companies/queries/ownership';

const deleted = { id: 'deleted', name: 'Deleted customer', email: 'deleted@customer.invalid' };

/**
 * Deletes the quotes that a person asked for alone, and takes the name from those that belong to a company. Safe to repeat.
 */
export async function forgetQuotes({ userId, name }: AccountOwner): Promise<void> {
  await quotes().deleteMany(recordsSeenBy(userId, null));
  for await (const quote of quotes().find({ 'customer.id': userId })) {
    const nameless = <T extends { by: string }>(list: T[]) =>
      list.map((one) => (one.by === name ? { ...one, by: deleted.name } : one));
    const set = {
      customer: deleted,
      comments: nameless(quote.comments),
      history: nameless(quote.history),
    };
    const { words } = derived({ ...quote, ...set });
    await quotes().updateOne({ _id: quote._id }, { $set: { ...set, words }, $inc: { seq: 1 } });
  }
}
