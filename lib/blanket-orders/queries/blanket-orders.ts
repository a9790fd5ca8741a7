import type { Filter, Sort } from 'mongodb';
import { findMembership } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import { pageOf, type Page } from '../../shared/paging';
import { beginningWithEach } from '../../shared/word-filter';
import { blanketOrders, blanketOrderView, blanketRowView, type BlanketOrderDocument } from '../collection';
import { blanketOrderStatuses, type BlanketOrderStatus } from '../rules/status';
import type { BlanketFilters, BlanketOrder, BlanketRow } from '../schema';

const pageSize = 25;

const sorts: Record<NonNullable<BlanketFilters['sort']>, Sort> = {
  until: { until: 1 },
  '-until': { until: -1 },
  number: { number: 1 },
  '-number': { number: -1 },
};

const someLeft = { lines: { $elemMatch: { remaining: { $gt: 0 } } } };

/** The stored form of a status on a day. */
function statusFilter(status: BlanketOrderStatus, today: string): Filter<BlanketOrderDocument> {
  switch (status) {
    case 'upcoming':
      return { state: 'open', until: { $gte: today }, from: { $gt: today }, ...someLeft };
    case 'active':
      return { state: 'open', until: { $gte: today }, from: { $lte: today }, ...someLeft };
    case 'used-up':
      return {
        state: 'open',
        until: { $gte: today },
        lines: { $not: { $elemMatch: { remaining: { $gt: 0 } } } },
      };
    case 'expired':
      return { state: 'open', until: { $lt: today } };
    default:
      return { state: status };
  }
}

const findToday = async () => dayAt(now(), (await findShop()).timeZone);

const filterOf = ({ status, q = '' }: BlanketFilters, today: string): Filter<BlanketOrderDocument> => ({
  ...(status && statusFilter(status, today)),
  ...beginningWithEach(q, 8),
});

async function page(
  filter: Filter<BlanketOrderDocument>,
  sort: Sort,
  number: number,
  today: string,
): Promise<Page<BlanketRow>> {
  const [found, total] = await Promise.all([
    blanketOrders()
      .find(filter)
      .sort(sort)
      .skip((number - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    Object.keys(filter).length
      ? blanketOrders().countDocuments(filter)
      : blanketOrders().estimatedDocumentCount(),
  ]);
  return pageOf(
    found.map((one) => blanketRowView(one, today)),
    number,
    pageSize,
    total,
  );
}

/** One page of all blanket orders that match the filters, the last changed first unless sorted otherwise. */
export async function listBlanketOrders(filters: BlanketFilters, number: number): Promise<Page<BlanketRow>> {
  const today = await findToday();
  const { sort } = filters;
  return page(filterOf(filters, today), sort ? sorts[sort] : { changedAt: -1 }, number, today);
}

/** One page of the blanket orders of a company that its members see, the last to end first. */
export async function listOwnBlanketOrders(companyId: string, number: number): Promise<Page<BlanketRow>> {
  const filter = { 'company.id': companyId, state: { $in: ['open' as const, 'closed' as const] } };
  return page(filter, { until: -1 }, number, await findToday());
}

/** The number of blanket orders in each status. */
export async function countBlanketOrders(): Promise<Record<BlanketOrderStatus, number>> {
  const today = await findToday();
  const counts = blanketOrderStatuses.map(
    async (status) => [status, await blanketOrders().countDocuments(statusFilter(status, today))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<BlanketOrderStatus, number>;
}

/** Streams every blanket order that matches the filters, the last changed first, for the export. */
export async function* eachBlanketOrder(filters: BlanketFilters): AsyncGenerator<BlanketOrder> {
  const today = await findToday();
  for await (const order of blanketOrders().find(filterOf(filters, today)).sort({ changedAt: -1 }))
    yield blanketOrderView(order, today);
}

/** A blanket order as staff see it, or null. */
export async function findBlanketOrder(number: string): Promise<BlanketOrder | null> {
  const found = await blanketOrders().findOne({ number });
  return found && blanketOrderView(found, await findToday());
}

/**
 * A blanket order as a member of its company sees it, and whether the member may call off; null for others and before it is
 * opened, as if it did not exist.
 */
export async function findOwnBlanketOrder(
  userId: string,
  number: string,
): Promise<{ order: BlanketOrder; mayCallOff: boolean } | null> {
  const found = await blanketOrders().findOne({ number, state: { $ne: 'draft' } });
  const membership = found && (await findMembership(found.company.id, userId));
  if (!found || !membership || !mayInCompany(membership, 'company.view')) return null;
  const order = blanketOrderView(found, await findToday());
  return { order, mayCallOff: mayInCompany(membership, 'orders.request') };
}
