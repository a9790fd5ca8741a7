import type { Filter } from 'mongodb';
import { findShop } from '../../settings/queries';
import { daySpan } from '../../shared/dates';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import {
  addresses,
  addressView,
  isPlaced,
  orders,
  orderView,
  orderRowView,
  type OrderAttempt,
} from '../collection';
import { listStatuses, type ListStatus } from '../rules/status';
import type { OrderFilters } from '../schema/inputs';
import type { Order, OrderRow, SavedAddress } from '../schema/order';

const placed = { placedAt: { $gt: new Date(0) } };

const sorts = {
  newest: { placedAt: -1 },
  placed: { placedAt: 1 },
  total: { 'totals.total': 1, placedAt: 1 },
  '-total': { 'totals.total': -1, placedAt: -1 },
} as const;

async function page(
  filter: Filter<OrderAttempt>,
  number: number,
  pageSize: number,
  sort: OrderFilters['sort'] = undefined,
): Promise<Page<OrderRow>> {
  const [found, total] = await Promise.all([
    orders()
      .find(filter)
      .sort(sorts[sort ?? 'newest'])
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    orders().countDocuments(filter),
  ]);
  return pageOf(found.filter(isPlaced).map(orderRowView), number, pageSize, total);
}

/** One page of a customer's orders that match the filters, newest first. */
export async function listOwnOrders(
  customerId: string,
  filters: OrderFilters,
  number: number,
): Promise<Page<OrderRow>> {
  return page({ 'customer.id': customerId, ...(await filterOf(filters)) }, number, 10);
}

/** Without a shipment there is no `shipments.id`: both an empty list and none at all count as no shipment. */
function stateFilter(state: ListStatus): Filter<OrderAttempt> {
  return state === 'partly-shipped' ? { state: 'confirmed', 'shipments.id': { $exists: true } } : { state };
}

/** Each word of the search must be a prefix of some word of the order. */
async function filterOf({ state, returns, q = '', from, to }: OrderFilters): Promise<Filter<OrderAttempt>> {
  const { timeZone } = await findShop();
  return {
    placedAt: { ...placed.placedAt, ...daySpan({ from, to }, timeZone) },
    ...(state && stateFilter(state)),
    ...(returns && { 'returnRequest.state': returns }),
    ...beginningWithEach(q, 8),
  };
}

/** One page of all orders that match the filters, newest first unless they say otherwise. */
export async function listAllOrders(filters: OrderFilters, number: number): Promise<Page<OrderRow>> {
  return page(await filterOf(filters), number, 25, filters.sort);
}

/** Streams every order that matches the filters, newest first, for the CSV export. */
export async function* eachOrder(filters: OrderFilters): AsyncGenerator<Order> {
  for await (const order of orders()
    .find(await filterOf(filters))
    .sort({ placedAt: -1 })) {
    if (isPlaced(order)) yield orderView(order);
  }
}

/** The number of orders in each status, and of those that are partly shipped, for the filter of a list. */
export async function countByStatus(customerId?: string): Promise<Record<string, number>> {
  const owner = customerId ? { 'customer.id': customerId } : {};
  const counts = listStatuses.map(
    async (state) =>
      [state, await orders().countDocuments({ ...owner, ...stateFilter(state), ...placed })] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

/** The number of return requests that wait for a decision. */
export async function countOpenReturns(): Promise<number> {
  return orders().countDocuments({ 'returnRequest.state': 'open', ...placed });
}

/** Any order by its number, or null: for admins. */
export async function findOrder(number: string): Promise<Order | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? orderView(order) : null;
}

/** A customer's own order; null for anybody else's, as if it did not exist. */
export async function findOwnOrder(customerId: string, number: string): Promise<Order | null> {
  const order = await findOrder(number);
  return order?.customer.id === customerId ? order : null;
}

/** The delivered orders of a customer, newest first: what may be reviewed as a verified purchase. */
export async function listDeliveredOrders(customerId: string): Promise<Order[]> {
  const found = await orders()
    .find({ 'customer.id': customerId, state: 'delivered', ...placed })
    .sort({ placedAt: -1 })
    .limit(200)
    .toArray();
  return found.filter(isPlaced).map(orderView);
}

/** A customer's address book, most recently used first. */
export async function listAddresses(customerId: string): Promise<SavedAddress[]> {
  const found = await addresses().find({ customerId }).sort({ usedAt: -1 }).toArray();
  return found.map(addressView);
}
