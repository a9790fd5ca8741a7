import { ObjectId } from 'mongodb';
import { composeEvent, firstEvents, type EventCarrier } from '@/lib/events/outbox';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { deliveries, endpoints } from '@/lib/webhooks/collection';
import { addEndpoint } from '@/lib/webhooks/commands/endpoints';
import { createAdmin } from '../orders/fixtures';
import type { Receiver } from './receiver';

export const owner = createAdmin();

/** Lets the shop send to this machine, as an operator can. */
export function allowLoopback(): void {
  env().WEBHOOK_ALLOWED_TARGETS = '127.0.0.1';
}

/** Deletes all endpoints and deliveries. */
export async function clear(): Promise<void> {
  await endpoints().deleteMany({});
  await deliveries().deleteMany({});
}

/** Subscribes a receiver and gives it the secret. */
export async function subscribe(receiver: Receiver, events = ['customer.*']): Promise<string> {
  const added = await addEndpoint(owner, { url: receiver.url, description: '', events });
  if (!added.ok) throw new Error(added.failure.message);
  receiver.secret = added.value.secret;
  return added.value.id;
}

const carriers = () => database().collection<EventCarrier & { _id: ObjectId }>('users');
const eventOf = (id: ObjectId, name: string) =>
  composeEvent('customer.updated', { customer: { id: id.toHexString(), name, email: 'a@b.example' } });

/** Creates a document that has caused `count` events, and returns its id. */
export async function causeEvents(count: number): Promise<ObjectId> {
  const _id = new ObjectId();
  const events = Array.from({ length: count }, (_, index) => eventOf(_id, `Name ${index + 1}`));
  await carriers().insertOne({
    _id,
    email: `${_id.toHexString()}@b.example`,
    ...firstEvents(events),
  } as never);
  return _id;
}

/** Lets a document cause one more event. */
export async function causeAnother(_id: ObjectId, name: string): Promise<void> {
  await carriers().updateOne({ _id }, { $push: { events: eventOf(_id, name) }, $inc: { eventCount: 1 } });
}

export const stateOf = async (object: string) =>
  (await deliveries().find({ object }).sort({ sequence: 1 }).toArray()).map(({ state }) => state);
