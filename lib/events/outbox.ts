import type { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { database } from '../platform/database';
import { randomSecret } from '../platform/ids';
import { wireNames } from '../shared/wire-names';
import type { EventData, EventType } from './schema';

/** An event on its way to those who subscribed to it, in the field `events` of the document that caused it. */
export type PendingEvent = {
  _id: string;
  type: EventType;
  at: Date;
  data: object;
  /** The account whose personal data it holds. */
  customer?: string;
};

/** The fields of a document that causes events. `eventCount` numbers them, also those that have left. */
export type EventCarrier = { events?: PendingEvent[]; eventCount?: number };

/** An event with its place among those of its object, which begin at 1 and have no gap. */
export type NumberedEvent = PendingEvent & { object: string; sequence: number };

/**
 * The collections whose documents carry events in a field `events`, with `eventsIndex`, and what such a document is
 * called in `object`.
 */
export const eventSources = new Map<string, string>([
  ['orders', 'order'],
  [wireNames.productCollection, 'product'],
  ['stock', 'stock'],
  ['quotes', 'quote'],
  ['users', 'customer'],
]);

/** The index of every collection in `eventSources`: it finds the documents that carry an event. */
export const eventsIndex = { key: { 'events._id': 1 }, sparse: true };

/**
 * Composes an event. Write it with `eventWrites` or `firstEvents` into the document that causes it, in that same write.
 */
export function composeEvent<T extends EventType>(
  type: T,
  data: EventData<T>,
  customer?: string,
): PendingEvent {
  return { _id: `evt_${randomSecret()}`, type, at: now(), data, ...(customer && { customer }) };
}

/** The operators that add events to a document: merge `push` into `$push` and `inc` into `$inc` of its update. */
export function eventWrites(events: PendingEvent[]) {
  if (!events.length) return { push: {}, inc: {} };
  return { push: { events: { $each: events } }, inc: { eventCount: events.length } };
}

/** The fields of a new document that causes events. */
export const firstEvents = (events: PendingEvent[]): EventCarrier =>
  events.length ? { events, eventCount: events.length } : {};

type Carrier = Required<EventCarrier> & { _id: ObjectId | string };
const batchSize = 200;

/** The events of a document with their numbers: the last one has the number `eventCount`. */
function numbered(name: string, { _id, events, eventCount }: Carrier): NumberedEvent[] {
  const before = eventCount - events.length;
  return events.map((event, index) => ({
    ...event,
    object: `${name}:${String(_id)}`,
    sequence: before + index + 1,
  }));
}

/**
 * Hands the events that documents of a collection carry to `store`, those of one document in their order, and then
 * removes them. `store` must be safe to repeat: a crash or another server that does the same repeats it.
 */
export async function relayEvents(
  collectionName: string,
  store: (events: NumberedEvent[]) => Promise<void>,
): Promise<void> {
  const name = eventSources.get(collectionName);
  if (!name) throw new Error(`${collectionName} is not in eventSources`);
  const carriers = database().collection<Carrier>(collectionName);
  // Ids are strings, so this means "carries an event" in a form that uses the index.
  const carrying = { 'events._id': { $gt: '' } };
  for (;;) {
    const found = await carriers
      .find(carrying, { projection: { events: 1, eventCount: 1 } })
      .limit(batchSize)
      .toArray();
    if (!found.length) return;
    await store(found.flatMap((carrier) => numbered(name, carrier)));
    await carriers.bulkWrite(
      found.map(({ _id, events }) => ({
        updateOne: {
          filter: { _id },
          update: { $pull: { events: { _id: { $in: events.map((event) => event._id) } } } },
        },
      })),
      { ordered: false },
    );
    if (found.length < batchSize) return;
  }
}
