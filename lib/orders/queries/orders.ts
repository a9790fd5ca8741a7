import type { Filter, Sort } from 'mongodb';
import type { Membership } from '../../companies/schema/members';
import { findShop } from '../../settings/queries';
import { now } from '../../platform/clock';
import { addDays, dayAt, daySpan } from '../../shared/dates';
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
import type { RequestedFilter } from '../rules/list-href';
import { listStatuses, type ListStatus } from '../rules/status';
import type { OrderFilters } from '../schema/inputs';
import type { Order, OrderRow, SavedAddress } from '../schema/order';
import { isOwnRecord, recordsSeenBy } from '../../companies/queries/ownership';

const placed = { placedAt: { $gt: new Date(0) } };

const sorts = {
  newest: { placedAt: -1 },
  requested: { requestedDate: 1, placedAt: 1 },
  placed: { placedAt: 1 },
  total: { 'totals.total': 1, placedAt: 1 },
  '-total': { 'totals.total': -1, placedAt: -1 },
} as const;

async function page(
  filter: Filter<OrderAttempt>,
  number: number,
  pageSize: number,
  order: Sort = sorts.newest,
): Promise<Page<OrderRow>> {
  const [found, total] = await Promise.all([
    orders()
      .find(filter)
      .sort(order)
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    orders().countDocuments(filter),
  ]);
  return pageOf(found.filter(isPlaced).map(orderRowView), number, pageSize, total);
}

/** One page of the orders that a customer placed alone, or sees in a company, newest first. */
export async function listOwnOrders(
  customerId: string,
  filters: OrderFilters,
  number: number,
  company: Membership | null = null,
): Promise<Page<OrderRow>> {
  return page({ ...recordsSeenBy(customerId, company), ...(await orderFilter(filters)) }, number, 10);
}

/** Without a shipment there is no `shipments.id`: both an empty list and none at all count as no shipment. */
function stateFilter(state: ListStatus): Filter<OrderAttempt> {
  return state === 'partly-shipped' ? { state: 'confirmed', 'shipments.id': { $exists: true } } : { state };
}

/** Orders with a return that waits for a decision. */
const openReturns: Filter<OrderAttempt> = { 'returns.status': 'requested' };

/** Orders that wait to be shipped and are wanted by a day. */
function requestedFilter(requested: RequestedFilter, today: string): Filter<OrderAttempt> {
  const last = { overdue: addDays(today, -1), today, week: addDays(today, 7), any: '9999-12-31' }[requested];
  return { requestedDate: { $gt: '', $lte: last }, state: { $in: ['placed', 'confirmed'] } };
}

/** Each word of the search must be a prefix of some word of the order. */
export async function orderFilter({
  state,
  returns,
  q = '',
  from,
  to,
  requested,
}: OrderFilters): Promise<Filter<OrderAttempt>> {
  const { timeZone } = await findShop();
  return {
    placedAt: { ...placed.placedAt, ...daySpan({ from, to }, timeZone) },
    ...(requested && requestedFilter(requested, dayAt(now(), timeZone))),
    ...(state && stateFilter(state)),
    ...(returns && openReturns),
    ...beginningWithEach(q, 8),
  };
}

/** One page of all orders that match the filters, newest first, or by the day that is asked for, unless they say otherwise. */
export async function listAllOrders(filters: OrderFilters, number: number): Promise<Page<OrderRow>> {
  const { requested, sort = requested ? 'requested' : 'newest' } = filters;
  return page(await orderFilter(filters), number, 25, sorts[sort]);
}

/** Streams every order that matches the filters, newest first, for the CSV export. */
export async function* eachOrder(filters: OrderFilters): AsyncGenerator<Order> {
  for await (const order of orders()
    .find(await orderFilter(filters))
    .sort({ placedAt: -1 })) {
    if (isPlaced(order)) yield orderView(order);
  }
}

/** The number of orders in each status, and of those that are partly shipped, for the filter of a list. */
export async function countByStatus(
  customerId?: string,
  company: Membership | null = null,
): Promise<Record<string, number>> {
  const owner = customerId ? recordsSeenBy(customerId, company) : {};
  const counts = listStatuses.map(
    async (state) =>
      [state, await orders().countDocuments({ ...owner, ...stateFilter(state), ...placed })] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

/** Any order by its number, or null: for admins. */
export async function findOrder(number: string): Promise<Order | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? orderView(order) : null;
}

/** A customer's own order; null for anybody else's, as if it did not exist. */
export async function findOwnOrder(customerId: string, number: string): Promise<Order | null> {
  const order = await findOrder(number);
  return order && (await isOwnRecord(order, customerId, 'orders.view')) ? order : null;
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

/** Whether an account has an order in any state, or an attempt at one. */
export const hasOrders = async (customerId: string): Promise<boolean> =>
  (await orders().findOne({ 'customer.id': customerId }, { projection: { _id: 1 } })) !== null;
