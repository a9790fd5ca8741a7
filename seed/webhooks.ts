import { ObjectId } from 'mongodb';
import type { PendingEvent } from '../lib/events/outbox';
import { orders, isPlaced } from '../lib/orders/collection';
import { placedEvents } from '../lib/orders/events';
import { deliveries, endpoints, type DeliveryDocument } from '../lib/webhooks/collection';
import { deliveryRetention } from '../lib/webhooks/rules';
import { sealSecret } from '../lib/webhooks/commands/secrets';
import { newSecret } from '../lib/webhooks/commands/signature';
import { addMissing } from './add-missing';

const endpointId = new ObjectId('0000000000000000000000b1');
const hour = 3_600_000;

type Sent = { state: 'delivered' | 'failed'; status: number | null; response: string; error: string };
const outcomes: Sent[] = [
  { state: 'delivered', status: 202, response: '{"queued":true}', error: '' },
  { state: 'delivered', status: 202, response: '{"queued":true}', error: '' },
  {
    state: 'failed',
    status: 422,
    response: '{"error":"unknown SKU"}',
    error: 'The receiver answered 422',
  },
  { state: 'failed', status: null, response: '', error: 'No complete response within 10 seconds' },
  { state: 'delivered', status: 202, response: '{"queued":true}', error: '' },
];

/**
 * Adds an endpoint that is switched off, so that the demo sends nothing to anybody, with a log of invented deliveries
 * about the last orders. Idempotent.
 */
export async function seedWebhooks(): Promise<void> {
  const time = Date.now();
  await addMissing(endpoints(), [
    {
      _id: endpointId,
      url: 'https://erp.example/events',
      description: 'Orders for the ERP, stopped while it is being moved',
      events: ['order.*', 'payment.*', 'return.*'],
      active: false,
      secrets: [sealSecret(endpointId.toHexString(), newSecret())],
      createdAt: new Date(time - 60 * 24 * hour),
      mails: [],
    },
  ]);
  const latest = await orders()
    .find({ number: { $exists: true } })
    .sort({ placedAt: -1 })
    .limit(outcomes.length)
    .toArray();
  const documents = latest.filter(isPlaced).map((order, index): DeliveryDocument => {
    const { state, status, response, error } = outcomes[index]!;
    const createdAt = new Date(time - (index * 5 + 80) * hour);
    const event = `evt_demo${index + 1}`;
    const object = `order:${order._id.toHexString()}`;
    const [{ data }] = placedEvents({ ...order, state: 'placed' }) as [PendingEvent];
    const attempts = state === 'failed' ? 44 : 1;
    return {
      _id: new ObjectId(`0000000000000000000000e${index + 1}`),
      endpointId,
      key: `${event}:${endpointId.toHexString()}`,
      event,
      type: 'order.placed',
      object,
      sequence: 1,
      customer: order.customer.id,
      body: JSON.stringify({
        type: 'order.placed',
        timestamp: createdAt.toISOString(),
        object,
        sequence: 1,
        data,
      }),
      state,
      attempts,
      log: [
        {
          at: state === 'failed' ? new Date(createdAt.getTime() + 72 * hour) : createdAt,
          status,
          response,
          error,
          milliseconds: status ? 180 + 37 * index : 10_000,
        },
      ],
      createdAt,
      removeAt: new Date(time + deliveryRetention),
    };
  });
  await addMissing(deliveries(), documents);
}
