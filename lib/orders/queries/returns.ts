import type { Document, Filter } from 'mongodb';
import { findShop } from '../../settings/queries';
import { daySpan } from '../../shared/dates';
import { pageOf, type Page } from '../../shared/paging';
import { fail, ok, type Result } from '../../shared/result';
import { beginningWithEach } from '../../shared/word-filter';
import { may } from '../../users/rules/rights';
import type { SignedIn } from '../../users/types';
import { orders, type OrderAttempt } from '../collection';
import { hasLabel, lineNameOf, unitsInRepair } from '../rules/return-lines';
import type { ListedReturn } from '../rules/return-list';
import type { ReturnFilters, ReturnRow } from '../schema/return-list';
import type { Order } from '../schema/order';
import { returnStatuses, type OrderReturn, type ReturnStatus } from '../schema/returns';
import { findOrder, findOwnOrder } from './orders';

const pageSize = 25;

/** The condition on the time at which a return was requested. */
export async function requestedBetween({
  from,
  to,
}: Pick<ReturnFilters, 'from' | 'to'>): Promise<{ $gt: string; $gte?: string; $lt?: string }> {
  const { timeZone } = await findShop();
  const span = Object.entries(daySpan({ from, to }, timeZone)).map(([key, time]) => [
    key,
    time.toISOString(),
  ]);
  return { $gt: '', ...Object.fromEntries(span) };
}

/**
 * The steps to the returns that match the filters, one document for each: the first finds their orders by an index, the
 * others look at each return of these.
 */
async function matching({ status, q = '', from, to }: ReturnFilters): Promise<Document[]> {
  const at = await requestedBetween({ from, to });
  const ofOrder: Filter<OrderAttempt> = status ? { 'returns.status': status } : { 'returns.at': at };
  return [
    { $match: { ...ofOrder, ...beginningWithEach(q, 8) } },
    {
      $project: {
        number: 1,
        customer: 1,
        'lines.sku': 1,
        'lines.name': 1,
        'lines.color': 1,
        'lines.size': 1,
        'totals.currency': 1,
        returns: 1,
      },
    },
    { $unwind: '$returns' },
    { $match: { 'returns.at': at, ...(status && { 'returns.status': status }) } },
  ];
}

function rowOf(listed: ListedReturn): ReturnRow {
  const { number, status, lines, refund, at } = listed.returns;
  return {
    number,
    status,
    orderNumber: listed.number,
    customer: { name: listed.customer.name, email: listed.customer.email },
    lines: lines.map(({ sku, quantity, reason }) => ({
      sku,
      quantity,
      reason,
      name: lineNameOf(listed, sku),
    })),
    photos: lines.reduce((sum, { photos }) => sum + photos.length, 0),
    inRepair: unitsInRepair(listed.returns).reduce((sum, { quantity }) => sum + quantity, 0),
    credited: refund?.amount ?? null,
    currency: listed.totals.currency,
    at,
  };
}

const order = ({ sort }: ReturnFilters) => {
  const direction = sort === 'requested' ? 1 : -1;
  return { $sort: { 'returns.at': direction, 'returns.number': direction } };
};

/** One page of the returns that match the filters, newest first unless they say otherwise. */
export async function listReturns(filters: ReturnFilters, number: number): Promise<Page<ReturnRow>> {
  const steps = await matching(filters);
  const [found, counted] = await Promise.all([
    orders()
      .aggregate<ListedReturn>([
        ...steps,
        order(filters),
        { $skip: (number - 1) * pageSize },
        { $limit: pageSize },
      ])
      .toArray(),
    orders()
      .aggregate<{ total: number }>([...steps, { $count: 'total' }])
      .toArray(),
  ]);
  return pageOf(found.map(rowOf), number, pageSize, counted[0]?.total ?? 0);
}

/** Streams every return that matches the filters, for the CSV export. */
export async function* eachReturn(filters: ReturnFilters): AsyncGenerator<ListedReturn> {
  yield* orders().aggregate<ListedReturn>([...(await matching(filters)), order(filters)]);
}

/** The number of returns in each status, and of all. */
export async function countReturns(): Promise<Record<ReturnStatus | 'all', number>> {
  const found = await orders()
    .aggregate<{ _id: ReturnStatus; count: number }>([
      { $match: { 'returns.at': { $gt: '' } } },
      { $unwind: '$returns' },
      { $group: { _id: '$returns.status', count: { $sum: 1 } } },
    ])
    .toArray();
  const counts = new Map(found.map(({ _id, count }) => [_id, count]));
  const all = found.reduce((sum, { count }) => sum + count, 0);
  const entries = returnStatuses.map((status) => [status, counts.get(status) ?? 0]);
  return { ...Object.fromEntries(entries), all } as Record<ReturnStatus | 'all', number>;
}

/** An approved return with its order, for its customer and for staff who see orders; for others there is none. */
export async function findLabelledReturn(
  person: SignedIn,
  number: string,
  id: string,
): Promise<Result<{ order: Order; orderReturn: OrderReturn }>> {
  const order = may(person.role, 'orders.view')
    ? await findOrder(number)
    : await findOwnOrder(person.userId, number);
  const orderReturn = order?.returns?.find((each) => each.id === id);
  if (!order || !orderReturn) return fail('not-found', 'unknown-return', 'There is no such return.');
  if (hasLabel(orderReturn)) return ok({ order, orderReturn });
  return fail('conflict', 'no-label', 'A return has its label once the shop has approved it.');
}
