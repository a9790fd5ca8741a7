import { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { pageOf, type Page } from '../shared/paging';
import { deliveries, deliveryView, endpoints, endpointView } from './collection';
import { deliveryStates, type DeliveryFilters, type DeliveryState } from './rules';
import type { Delivery, Endpoint } from './schema';

/** All endpoints, the oldest first. */
export async function listEndpoints(): Promise<Endpoint[]> {
  const time = now();
  const found = await endpoints().find().sort({ createdAt: 1 }).toArray();
  return found.map((document) => endpointView(document, time));
}

/** One endpoint, or null. */
export async function findEndpoint(id: string): Promise<Endpoint | null> {
  const found = await endpoints().findOne({ _id: new ObjectId(id) });
  return found && endpointView(found, now());
}

/** The numbers of failed and of waiting deliveries of each endpoint, by its id. */
export async function countDeliveries(
  ids: string[],
): Promise<Map<string, { failed: number; waiting: number }>> {
  const count = (id: string, state: 'failed' | 'waiting') =>
    deliveries().countDocuments({ endpointId: new ObjectId(id), state });
  const counted = await Promise.all(
    ids.map(async (id) => {
      const [failed, waiting] = await Promise.all([count(id, 'failed'), count(id, 'waiting')]);
      return [id, { failed, waiting }] as const;
    }),
  );
  return new Map(counted);
}

/** The number of deliveries that failed for good, for the overview. */
export const countFailedDeliveries = async (): Promise<number> =>
  deliveries().countDocuments({ state: 'failed' });

/** The number of deliveries in each state, of one endpoint or of all. */
export async function countByState(endpoint?: string): Promise<Record<DeliveryState, number>> {
  const of = endpoint ? { endpointId: new ObjectId(endpoint) } : {};
  const counts = await Promise.all(
    deliveryStates.map(async (state) => [state, await deliveries().countDocuments({ ...of, state })]),
  );
  return Object.fromEntries(counts) as Record<DeliveryState, number>;
}

const pageSize = 20;

/** One page of the deliveries, the newest first. */
export async function listDeliveries({
  endpoint,
  state,
  page = 1,
}: DeliveryFilters): Promise<Page<Delivery>> {
  const filter = { ...(endpoint && { endpointId: new ObjectId(endpoint) }), ...(state && { state }) };
  const [found, total, all] = await Promise.all([
    deliveries()
      .find(filter)
      .sort({ createdAt: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    endpoint || state ? deliveries().countDocuments(filter) : deliveries().estimatedDocumentCount(),
    endpoints()
      .find({}, { projection: { url: 1 } })
      .toArray(),
  ]);
  const urls = new Map(all.map(({ _id, url }) => [_id.toHexString(), url]));
  const rows = found.map((document) =>
    deliveryView(document, urls.get(document.endpointId.toHexString()) ?? ''),
  );
  return pageOf(rows, page, pageSize, total);
}

/** What was sent to other systems about an account, and what waits: for the account export. */
export async function listOwnDeliveries(
  userId: string,
): Promise<{ type: string; host: string; state: DeliveryState; at: string }[]> {
  const [found, all] = await Promise.all([
    deliveries()
      .find({ customer: userId }, { projection: { type: 1, endpointId: 1, state: 1, createdAt: 1 } })
      .sort({ createdAt: 1 })
      .toArray(),
    endpoints()
      .find({}, { projection: { url: 1 } })
      .toArray(),
  ]);
  const hosts = new Map(all.map(({ _id, url }) => [_id.toHexString(), new URL(url).host]));
  return found.map(({ type, endpointId, state, createdAt }) => ({
    type,
    host: hosts.get(endpointId.toHexString()) ?? '',
    state,
    at: createdAt.toISOString(),
  }));
}
