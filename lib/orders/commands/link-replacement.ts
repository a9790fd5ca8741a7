import { now } from '../../platform/clock';
import { orders, type OrderDocument } from '../collection';

/**
 * Tells a return about the order that replaces its units, once; a cancelled one is taken off a return that is still open,
 * so that its units can be refunded or replaced again. Part of the follow-up work of the replacing order.
 */
export async function linkReplacement({ number, state, replaces, placedBy }: OrderDocument): Promise<void> {
  if (!replaces) return;
  const event = {
    at: now(),
    by: `${placedBy?.name ?? ''} (shop)`.trim(),
    why: `${replaces.returnNumber}: ${number}`,
  };
  const linked = { id: replaces.returnId, 'replacement.order': number };
  if (state === 'cancelled') {
    await orders().updateOne(
      { number: replaces.order, returns: { $elemMatch: { ...linked, status: 'inspected' } } },
      {
        $unset: { 'returns.$.replacement': 1 },
        $inc: { version: 1 },
        $push: { history: { ...event, what: 'replacement cancelled' } },
      },
    );
    return;
  }
  await orders().updateOne(
    { number: replaces.order, returns: { $elemMatch: { ...linked, 'replacement.order': null } } },
    {
      $set: { 'returns.$.replacement.order': number },
      $inc: { version: 1 },
      $push: { history: { ...event, what: 'replacement placed' } },
    },
  );
}
