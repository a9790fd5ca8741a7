import { eventTypes, type EventType } from '../events/schema';

export const webhooksPath = '/dashboard/webhooks';
export const endpointHref = (id: string): string => `${webhooksPath}/${id}`;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The state as screens name it. */
export const deliveryStateNames: Record<DeliveryState, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

export type DeliveryFilters = { endpoint?: string; state?: DeliveryState; page?: number };

/** The address of the log with these filters; defaults are left out. */
export function deliveriesHref({ endpoint, state, page = 1 }: DeliveryFilters = {}): string {
  const query = new URLSearchParams({
    ...(endpoint && { endpoint }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${webhooksPath}/deliveries${query.size ? `?${query}` : ''}`;
}

const day = 24 * 60 * 60_000;

/** Milliseconds from the first attempt until a delivery counts as failed, and of failures until an endpoint is paused. */
export const retryWindow = 3 * day;
/** Milliseconds for which a secret still signs once another has replaced it. */
export const secretOverlap = day;
/** Milliseconds after which deliveries are deleted. */
export const deliveryRetention = 30 * day;
/** The lease of one attempt in milliseconds: after that another server may send it. */
export const leaseTime = 60_000;

const firstDelay = 30_000;
const maxDelay = 2 * 60 * 60_000;

/** Milliseconds until the next attempt after so many failed ones: 30 seconds, doubled each time, at most two hours. */
export function retryDelay(attempts: number): number {
  return Math.min(maxDelay, firstDelay * 2 ** Math.max(0, attempts - 1));
}

/** Whether an endpoint gets an event: each of its filters is a type, or all of a group such as `order.*`. */
export function subscribes(filters: string[], type: string): boolean {
  return filters.some(
    (filter) => filter === type || (filter.endsWith('.*') && type.startsWith(filter.slice(0, -1))),
  );
}

/** The types of events for which an endpoint asks. */
export const typesOf = (filters: string[]): EventType[] =>
  eventTypes.filter((type) => subscribes(filters, type));

/** The filters for the chosen types: a group of which all are chosen becomes one filter, which later types join. */
export function filtersOf(chosen: EventType[]): string[] {
  const groupOf = (type: string) => type.slice(0, type.indexOf('.') + 1);
  const isWhole = (group: string) =>
    eventTypes.every((type) => !type.startsWith(group) || chosen.includes(type));
  return [
    ...new Set(
      eventTypes
        .filter((type) => chosen.includes(type))
        .map((type) => (isWhole(groupOf(type)) ? `${groupOf(type)}*` : type)),
    ),
  ];
}
