import { closedEvent } from '../../users/events';
import { findEventCount } from '../../users/queries';
import { deliveries } from '../collection';
import { relayAllEvents, storeDeliveries } from './store-deliveries';

/**
 * Erases the deliveries that hold the personal data of an account which is about to be deleted, and stores the event that
 * it is closed, which names nobody. The account's own document can't carry that event, because it is deleted. Safe to
 * repeat: the event is stored once.
 */
export async function forgetInWebhooks(userId: string): Promise<void> {
  await relayAllEvents();
  await deliveries().deleteMany({ customer: userId });
  const count = await findEventCount(userId);
  if (count === null) return;
  const event = { ...closedEvent(userId), _id: `evt_closed_${userId}` };
  await storeDeliveries([{ ...event, object: `customer:${userId}`, sequence: count + 1 }]);
}
