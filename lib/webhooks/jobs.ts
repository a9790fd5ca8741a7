import type { ObjectId } from 'mongodb';
import { backgroundWorker } from '../platform/background-worker';
import { limitConcurrency } from '../platform/concurrency';
import { now } from '../platform/clock';
import { deliveries, endpoints } from './collection';
import { attemptDelivery, claimDelivery } from './commands/attempt';
import { relayAllEvents } from './commands/store-deliveries';

const maxEndpoints = 8;
/** Milliseconds of a round for one endpoint: a slow one with much to get must not hold up what is new for others. */
const maxTurn = 20_000;

/** Endpoints to which something may be sent now. */
const sending = () => ({
  active: true,
  pausedAt: { $exists: false },
  $or: [{ retryAt: { $exists: false } }, { retryAt: { $lte: now() } }],
});

/** Sends what is due for an endpoint, one after another, until nothing is, its turn is over or it doesn't answer. */
async function sendDue(endpointId: ObjectId, isStopping: () => boolean): Promise<void> {
  const end = now().getTime() + maxTurn;
  while (!isStopping() && now().getTime() <= end) {
    // Read again each time: it may have been paused, or have got another secret.
    const endpoint = await endpoints().findOne({ _id: endpointId, ...sending() });
    const delivery = endpoint && (await claimDelivery(endpointId));
    if (!endpoint || !delivery || !(await attemptDelivery(endpoint, delivery))) return;
  }
}

/** When something is to be sent next; null when nothing waits. */
async function findNext(): Promise<Date | null> {
  const active = await endpoints()
    .find({ active: true, pausedAt: { $exists: false } }, { projection: { retryAt: 1 } })
    .toArray();
  const times = await Promise.all(
    active.map(async ({ _id, retryAt }) => {
      const [next] = await deliveries()
        .find({ endpointId: _id, state: 'waiting' }, { projection: { dueAt: 1 } })
        .sort({ dueAt: 1 })
        .limit(1)
        .toArray();
      return next?.dueAt ? Math.max(next.dueAt.getTime(), retryAt?.getTime() ?? 0) : Infinity;
    }),
  );
  const first = Math.min(Infinity, ...times);
  return Number.isFinite(first) ? new Date(first) : null;
}

const worker = backgroundWorker('webhooks', async (isStopping) => {
  await relayAllEvents();
  const due = await endpoints()
    .find(sending(), { projection: { _id: 1 } })
    .toArray();
  const limited = limitConcurrency(maxEndpoints);
  await Promise.all(due.map(({ _id }) => limited(() => sendDue(_id, isStopping))));
  return findNext();
});

/**
 * Stores deliveries of the events that documents carry and sends those that are due. A process runs one round at a
 * time, any number of processes may run. A failed delivery is tried again after 30 seconds to two hours, for three days;
 * until then later events of its object wait. Never throws.
 */
export const deliverWebhooks = worker;
