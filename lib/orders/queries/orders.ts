import type { Filter } from 'mongodb';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { isPlaced, orders, toOrder, toOrderRow, type OrderDocument } from '../collection';
import { orderStates } from '../rules/states';
import type { OrderFilters } from '../schema/inputs';
import type { Order, OrderRow } from '../types';

const placed = { placedAt: { $gt: new Date(0) } };

const sorts = {
  newest: { placedAt: -1 },
  placed: { placedAt: 1 },
  total: { 'totals.total': 1, placedAt: 1 },
  '-total': { 'totals.total': -1, placedAt: -1 },
} as const;

async function page(
  filter: Filter<OrderDocument>,
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
  return pageOf(found.filter(isPlaced).map(toOrderRow), number, pageSize, total);
}

/** The orders of one customer that the filters leave, newest first. */
export async function listOwnOrders(
  customerId: string,
  filters: OrderFilters,
  number: number,
): Promise<Page<OrderRow>> {
  return page({ 'customer.id': customerId, ...wanted(filters) }, number, 10);
}

/** Every word that was typed must begin a word of the order. */
function wanted({ state, q = '' }: OrderFilters): Filter<OrderDocument> {
  return { ...placed, ...(state && { state }), ...beginningWithEach(q, 8) };
}

/** All orders of the shop, newest first unless the filters say otherwise, 25 on a page. */
export async function listAllOrders(filters: OrderFilters, number: number): Promise<Page<OrderRow>> {
  return page(wanted(filters), number, 25, filters.sort);
}

/** Every order that the filters of the desk leave, newest first, one at a time: for the export. */
export async function* eachOrder(filters: OrderFilters): AsyncGenerator<Order> {
  for await (const order of orders().find(wanted(filters)).sort({ placedAt: -1 })) {
    if (isPlaced(order)) yield toOrder(order);
  }
}

/** How many orders there are in each state, for the filter of a list. */
export async function countByState(customerId?: string): Promise<Record<string, number>> {
  const owner = customerId ? { 'customer.id': customerId } : {};
  const counts = orderStates.map(
    async (state) => [state, await orders().countDocuments({ ...owner, state, ...placed })] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

/** Any order by its number, or null: for admins. */
export async function findOrder(number: string): Promise<Order | null> {
  const order = await orders().findOne({ number });
  return order && isPlaced(order) ? toOrder(order) : null;
}

/** One's own order; null for another person's, as if it did not exist. */
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
  return found.filter(isPlaced).map(toOrder);
}
