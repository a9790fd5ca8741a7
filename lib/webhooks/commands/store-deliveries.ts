import { ObjectId, type AnyBulkWriteOperation } from 'mongodb';
import { eventSources, relayEvents, type NumberedEvent } from '../../events/outbox';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { deliveries, endpoints, type DeliveryDocument, type EndpointDocument } from '../collection';
import { deliveryRetention, subscribes } from '../rules';

type Subscriber = Pick<EndpointDocument, '_id' | 'events'>;

/** The body as receivers get it. */
const bodyOf = ({ type, at, object, sequence, data }: NumberedEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), object, sequence, data });

function deliveryOf(event: NumberedEvent, { _id: endpointId }: Subscriber): DeliveryDocument {
  const { _id: id, type, object, sequence, customer } = event;
  const time = now();
  return {
    _id: new ObjectId(),
    endpointId,
    key: `${id}:${endpointId.toHexString()}`,
    event: id,
    type,
    object,
    sequence,
    ...(customer && { customer }),
    body: bodyOf(event),
    state: 'waiting',
    queue: `${endpointId.toHexString()}:${object}`,
    attempts: 0,
    log: [],
    dueAt: time,
    createdAt: time,
    removeAt: new Date(time.getTime() + deliveryRetention),
  };
}

async function insertOnce(documents: DeliveryDocument[]): Promise<void> {
  const operations: AnyBulkWriteOperation<DeliveryDocument>[] = documents.map(({ key, ...rest }) => ({
    updateOne: { filter: { key }, update: { $setOnInsert: rest }, upsert: true },
  }));
  for (let attempt = 1; ; attempt++) {
    try {
      // In order: an event must not be seen before an earlier one of its object.
      await deliveries().bulkWrite(operations, { ordered: true });
      return;
    } catch (error) {
      // Another server stores the same ones.
      if (!isDuplicateKey(error) || attempt === 5) throw error;
    }
  }
}

/**
 * Stores a delivery of each event for each endpoint that subscribes to it, also for one that is paused. Safe to repeat
 * and to run on many servers at once.
 */
export async function storeDeliveries(events: NumberedEvent[]): Promise<void> {
  const subscribers = await endpoints()
    .find({ active: true }, { projection: { events: 1 } })
    .toArray();
  const documents = events.flatMap((event) =>
    subscribers
      .filter(({ events: filters }) => subscribes(filters, event.type))
      .map((subscriber) => deliveryOf(event, subscriber)),
  );
  if (documents.length) await insertOnce(documents);
}

/** Moves the events that documents carry to the deliveries. What a crash interrupts, the next call does. */
export async function relayAllEvents(): Promise<void> {
  for (const collectionName of eventSources.keys()) await relayEvents(collectionName, storeDeliveries);
}
