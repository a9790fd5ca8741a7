import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { Delivery, Endpoint, EndpointInput } from './schema';

export type StoredSecret = {
  /** Encrypted for the endpoint. */
  sealed: string;
  /** Until when it signs; absent for the present one, which comes first. */
  until?: Date;
};

/** An address to which events are sent. */
export type EndpointDocument = EndpointInput & {
  _id: ObjectId;
  active: boolean;
  secrets: StoredSecret[];
  /** The attempts without a response since the last one with; until `retryAt` none is made. */
  silent?: number;
  retryAt?: Date;
  /** Since when nothing was delivered. */
  failingSince?: Date;
  pausedAt?: Date;
  createdAt: Date;
  mails: PendingMail[];
};

export const endpoints = defineCollection<EndpointDocument>('webhookEndpoints', [
  { key: { url: 1 }, unique: true },
  { key: { createdAt: 1 } },
  mailsIndex,
]);

/** One event for one endpoint. */
export type DeliveryDocument = {
  _id: ObjectId;
  endpointId: ObjectId;
  /** The id of the event and of the endpoint: the same event is delivered to it once. */
  key: string;
  event: string;
  type: string;
  object: string;
  sequence: number;
  /** The account whose personal data it holds. */
  customer?: string;
  /** The body as it is signed and sent. */
  body: string;
  state: Delivery['state'];
  /** Endpoint and object, while it waits for its turn among their deliveries. */
  queue?: string;
  /** Sent again by hand, or a test: one attempt decides. */
  manual?: true;
  attempts: number;
  log: (Omit<Delivery['log'][number], 'at'> & { at: Date })[];
  /** The time of the next attempt; an attempt first moves it ahead by its lease. */
  dueAt?: Date;
  claim?: string;
  firstTriedAt?: Date;
  createdAt: Date;
  removeAt: Date;
};

export const deliveries = defineCollection<DeliveryDocument>('webhookDeliveries', [
  { key: { key: 1 }, unique: true },
  { key: { endpointId: 1, state: 1, dueAt: 1 } },
  { key: { queue: 1, sequence: 1 }, partialFilterExpression: { queue: { $exists: true } } },
  { key: { createdAt: -1, _id: -1 } },
  { key: { state: 1, createdAt: -1, _id: -1 } },
  { key: { endpointId: 1, createdAt: -1, _id: -1 } },
  { key: { endpointId: 1, state: 1, createdAt: -1, _id: -1 } },
  { key: { customer: 1 }, sparse: true },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
]);

export function endpointView(document: EndpointDocument, time: Date): Endpoint {
  const { _id, url, description, events, active, failingSince, pausedAt, secrets, createdAt } = document;
  const old = secrets.find(({ until }) => until && until > time);
  return {
    id: _id.toHexString(),
    url,
    description,
    events,
    status: !active ? 'off' : pausedAt ? 'paused' : 'on',
    failingSince: failingSince?.toISOString() ?? null,
    pausedAt: pausedAt?.toISOString() ?? null,
    oldSecretUntil: old?.until?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function deliveryView(document: DeliveryDocument, url: string): Delivery {
  const { _id, endpointId, event, type, object, sequence, state, body, attempts, log, dueAt, createdAt } =
    document;
  return {
    id: _id.toHexString(),
    endpoint: endpointId.toHexString(),
    url,
    event,
    type,
    object,
    sequence,
    state,
    body,
    attempts,
    log: log.map((one) => ({ ...one, at: one.at.toISOString() })),
    nextAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
