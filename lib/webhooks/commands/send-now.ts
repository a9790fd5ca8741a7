import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { randomSecret } from '../../platform/ids';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import {
  deliveries,
  deliveryView,
  endpoints,
  type DeliveryDocument,
  type EndpointDocument,
} from '../collection';
import { deliveryRetention } from '../rules';
import type { Delivery } from '../schema';
import { attemptDelivery, claimed } from './attempt';
import { noSuchEndpoint } from './endpoints';

/** The type of the test event. Endpoints get it only by the button. */
export const testType = 'webhook.test';

export const noSuchDelivery = () => fail('not-found', 'no-such-delivery', 'There is no such delivery.');

/** Claims a stored delivery and sends it once, also to an endpoint that is off. The result is what came of it. */
async function sendOnce(
  actor: Staff,
  endpoint: EndpointDocument,
  delivery: DeliveryDocument,
): Promise<Result<Delivery>> {
  await attemptDelivery(endpoint, delivery);
  await recordChange({
    actor,
    action: delivery.type === testType ? 'webhook-tested' : 'webhook-sent-again',
    subject: { kind: 'webhook', id: endpoint._id.toHexString(), name: endpoint.url },
    after: { event: delivery.event, type: delivery.type },
  });
  const after = await deliveries().findOne({ _id: delivery._id });
  return after ? ok(deliveryView(after, endpoint.url)) : noSuchDelivery();
}

/** Sends a test event to an endpoint at once, and returns its delivery with the response. */
export async function sendTest(actor: Staff, id: string): Promise<Result<Delivery>> {
  const endpoint = await endpoints().findOne({ _id: new ObjectId(id) });
  if (!endpoint) return noSuchEndpoint();
  const time = now();
  const event = `evt_${randomSecret()}`;
  const data = { message: 'This is a test.' };
  const { $set, $min } = claimed();
  const delivery: DeliveryDocument = {
    _id: new ObjectId(),
    endpointId: endpoint._id,
    key: `${event}:${id}`,
    event,
    type: testType,
    object: '',
    sequence: 0,
    body: JSON.stringify({ type: testType, timestamp: time.toISOString(), object: '', sequence: 0, data }),
    state: 'waiting',
    manual: true,
    attempts: 1,
    log: [],
    ...$set,
    ...$min,
    createdAt: time,
    removeAt: new Date(time.getTime() + deliveryRetention),
  };
  await deliveries().insertOne(delivery);
  return sendOnce(actor, endpoint, delivery);
}

/**
 * Sends a delivered or failed delivery again, at once and once, under the same `webhook-id`. It has no place in the order
 * of its object any more. Fails with `waiting` while it is still to be sent.
 */
export async function replayDelivery(actor: Staff, id: string): Promise<Result<Delivery>> {
  const _id = new ObjectId(id);
  const { $set, ...others } = claimed();
  const delivery = await deliveries().findOneAndUpdate(
    { _id, state: { $in: ['delivered', 'failed'] } },
    { ...others, $set: { ...$set, state: 'waiting', manual: true } },
    { returnDocument: 'after' },
  );
  if (!delivery) {
    if (!(await deliveries().findOne({ _id }, { projection: { _id: 1 } }))) return noSuchDelivery();
    return fail('conflict', 'waiting', 'This delivery is waiting to be sent.');
  }
  const endpoint = await endpoints().findOne({ _id: delivery.endpointId });
  return endpoint ? sendOnce(actor, endpoint, delivery) : noSuchDelivery();
}
