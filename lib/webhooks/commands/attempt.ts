import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { randomSecret } from '../../platform/ids';
import { findShop } from '../../settings/queries';
import { listOwnerEmails } from '../../users/queries';
import { deliveries, endpoints, type DeliveryDocument, type EndpointDocument } from '../collection';
import { pausedMails } from '../emails';
import { postMessage, type PostResult } from './post-message';
import { leaseTime, retryDelay, retryWindow } from '../rules';
import { signingSecrets } from './secrets';
import { signedHeaders } from './signature';

const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
const keptAttempts = 10;

/** The fields that claim a delivery for one attempt. */
export const claimed = () => ({
  $set: { claim: randomSecret(), dueAt: later(leaseTime) },
  $min: { firstTriedAt: now() },
  $inc: { attempts: 1 },
});

/** The earlier delivery of the same object that has to come first, or null. */
const findEarlier = ({ queue, sequence }: DeliveryDocument) =>
  queue === undefined
    ? null
    : deliveries().findOne(
        { queue, sequence: { $lt: sequence } },
        { sort: { sequence: 1 }, projection: { dueAt: 1 } },
      );

/** Claims the delivery of an endpoint that is due and whose turn it is; null when there is none. */
export async function claimDelivery(endpointId: ObjectId): Promise<DeliveryDocument | null> {
  for (;;) {
    const due = { endpointId, state: 'waiting' as const, dueAt: { $lte: now() } };
    const candidates = await deliveries().find(due).sort({ dueAt: 1 }).limit(20).toArray();
    if (!candidates.length) return null;
    for (const candidate of candidates) {
      const { _id, state, dueAt } = candidate;
      const earlier = await findEarlier(candidate);
      if (earlier) {
        // After the earlier one; what delivers that makes this one due at once.
        const after = Math.max(now().getTime(), earlier.dueAt?.getTime() ?? 0) + 1_000;
        await deliveries().updateOne({ _id, state, dueAt }, { $set: { dueAt: new Date(after) } });
        continue;
      }
      const taken = await deliveries().findOneAndUpdate({ _id, state, dueAt }, claimed(), {
        returnDocument: 'after',
      });
      if (taken) return taken;
    }
  }
}

/** Makes the deliveries due that have waited for this one. */
async function releaseNext({ queue }: DeliveryDocument): Promise<void> {
  if (queue === undefined) return;
  await deliveries().updateMany(
    { queue, state: 'waiting', claim: { $exists: false } },
    { $set: { dueAt: now() } },
  );
}

const done = { dueAt: 1, claim: 1, queue: 1 } as const;

async function recordOutcome(delivery: DeliveryDocument, outcome: PostResult, begun: Date): Promise<void> {
  const { _id, claim, attempts, manual, firstTriedAt = begun } = delivery;
  const attempt = { ...outcome, at: begun, milliseconds: now().getTime() - begun.getTime() };
  const log = { $push: { log: { $each: [attempt], $slice: -keptAttempts } } };
  if (!outcome.error) {
    // Also after the lease: it was delivered.
    await deliveries().updateOne(
      { _id, state: 'waiting' },
      { $set: { state: 'delivered' }, $unset: done, ...log },
    );
    return releaseNext(delivery);
  }
  const isGivenUp = manual || now().getTime() - firstTriedAt.getTime() >= retryWindow;
  const { matchedCount } = await deliveries().updateOne(
    { _id, state: 'waiting', claim },
    isGivenUp
      ? { $set: { state: 'failed' }, $unset: done, ...log }
      : { $set: { dueAt: later(retryDelay(attempts)) }, $unset: { claim: 1 }, ...log },
  );
  if (matchedCount && isGivenUp) await releaseNext(delivery);
}

const gone = 410;

/** Pauses an endpoint and tells the owners, once. */
async function pause(endpoint: EndpointDocument, why: string): Promise<void> {
  const [owners, shop] = await Promise.all([listOwnerEmails(), findShop()]);
  await endpoints().updateOne(
    { _id: endpoint._id, active: true, pausedAt: { $exists: false } },
    {
      $set: { pausedAt: now() },
      $push: { mails: { $each: pausedMails(endpoint, why, owners, shop) } },
    },
  );
}

async function recordHealth(endpoint: EndpointDocument, { status, error }: PostResult): Promise<void> {
  const { _id, silent = 0, failingSince } = endpoint;
  if (!error) {
    if (silent || failingSince)
      await endpoints().updateOne({ _id }, { $unset: { silent: 1, retryAt: 1, failingSince: 1 } });
    return;
  }
  // One that doesn't answer at all is left alone for a while, with all that waits for it.
  const isSilent = status === null;
  await endpoints().updateOne(
    { _id },
    {
      $min: { failingSince: now() },
      ...(isSilent
        ? { $set: { silent: silent + 1, retryAt: later(retryDelay(silent + 1)) } }
        : { $unset: { silent: 1, retryAt: 1 } }),
    },
  );
  if (status === gone) return pause(endpoint, 'The receiver answered that it no longer exists (410).');
  if (failingSince && now().getTime() - failingSince.getTime() >= retryWindow)
    await pause(endpoint, 'Every attempt of the last three days has failed.');
}

async function post(endpoint: EndpointDocument, delivery: DeliveryDocument): Promise<PostResult> {
  const { event, body } = delivery;
  try {
    const time = now();
    return await postMessage(
      endpoint.url,
      signedHeaders(signingSecrets(endpoint, time), event, time, body),
      body,
    );
  } catch (error) {
    return { status: null, response: '', error: (error as Error).message };
  }
}

/** Sends a claimed delivery once and records what came of it. Returns whether the receiver answered at all. */
export async function attemptDelivery(
  endpoint: EndpointDocument,
  delivery: DeliveryDocument,
): Promise<boolean> {
  const begun = now();
  const outcome = await post(endpoint, delivery);
  await recordOutcome(delivery, outcome, begun);
  // What staff send by hand to an endpoint that is off or paused says nothing about its events.
  if (endpoint.active && !endpoint.pausedAt && !delivery.manual) await recordHealth(endpoint, outcome);
  return outcome.status !== null;
}
