import type { Filter } from 'mongodb';
import { findStructure } from '../../catalog/queries/structure';
import { ancestryOf } from '../../catalog/rules/structure';
import { findCompany } from '../../companies/queries/companies';
import type { Site } from '../../companies/schema/company';
import type { Membership } from '../../companies/schema/members';
import { isPlaced, orders, type OrderAttempt, type OrderDocument } from '../../orders/collection';
import { recordsSeenBy } from '../../companies/queries/ownership';
import { now } from '../../platform/clock';
import type { Shop } from '../../settings/schema/shop';
import { addDays, dayAt, daySpan } from '../../shared/dates';
import { periodOf, type Period } from '../rules/periods';
import { sortRows, sumRows } from '../rules/reports';
import { addSales, noSales, type SalesFigures } from '../rules/sales';
import { cameBack, lineFigures, orderFigures } from '../rules/sold-orders';
import { siteNameOf, spendingGroupNames, type SpendingGroup } from '../rules/spending';
import type { Report, ReportColumn, ReportFilters } from '../schema';
import { findProductsOf } from './catalog-copy';

/** Who asks: a member sees the orders of their role, staff see all of the company. */
export type SpendingView = { companyId: string; userId: string; membership: Membership | null };

type Spent = { key: string; name: string; figures: SalesFigures };
type Part = Omit<Spent, 'name'> & { name?: string };

const maxDaysBack = 364;

/** A year up to today, unless the days are chosen. */
const rangeOf = ({ from, to }: ReportFilters, today: string): Period =>
  periodOf({ from: from ?? (to ? undefined : addDays(today, -maxDaysBack)), to }, today);

function visible({ companyId, userId, membership }: SpendingView): Filter<OrderAttempt> {
  return membership ? recordsSeenBy(userId, membership) : { 'company.id': companyId };
}

/** The name of the top category of each product. */
async function findCategoryNames(productIds: string[]): Promise<(productId: string) => string> {
  const [structure, facts] = await Promise.all([findStructure(), findProductsOf(productIds)]);
  return (productId) => {
    const product = facts.get(productId);
    return (product && ancestryOf(structure, product.category)[0]?.name) ?? 'Other';
  };
}

/** What an order adds to each row. */
function partsOf(order: OrderDocument, by: SpendingGroup, sites: Site[], timeZone: string): Part[] {
  if (by === 'categories')
    return order.lines.map((line) => ({
      key: line.productId,
      figures: lineFigures(line, cameBack(order)),
    }));
  const figures = orderFigures(order);
  if (by === 'people') return [{ key: order.customer.id, name: order.customer.name, figures }];
  if (by === 'sites') {
    const name = siteNameOf(order.address, sites);
    return [{ key: name, name, figures }];
  }
  const month = dayAt(order.placedAt, timeZone).slice(0, 7);
  return [{ key: month, name: month, figures }];
}

const money = (id: string, title: string): ReportColumn => ({ id, title, kind: 'money' });
const count = (id: string, title: string): ReportColumn => ({ id, title, kind: 'count' });

function columnsFor(by: SpendingGroup): ReportColumn[] {
  const first: ReportColumn = { id: 'name', title: spendingGroupNames[by], kind: 'text' };
  const goods = [count('units', 'Units'), money('net', 'Goods')];
  // An order with goods of several categories would count more than once, and its delivery belongs to none of them.
  if (by === 'categories') return [first, ...goods];
  const rest = [money('shipping', 'Delivery'), money('tax', 'Tax'), money('total', 'Total')];
  return [first, count('orders', 'Orders'), ...goods, ...rest];
}

/**
 * What a company has spent in a range of days, a year unless chosen: ordered goods less discounts and returns, delivery and
 * tax, by month, person, site or category. Cancelled orders don't count. Amounts are in minor units of the shop's currency.
 */
export async function reportSpending(
  view: SpendingView,
  by: SpendingGroup,
  filters: ReportFilters,
  { timeZone }: Pick<Shop, 'timeZone'>,
): Promise<Report & { period: Period; today: string }> {
  const today = dayAt(now(), timeZone);
  const period = rangeOf(filters, today);
  const sites = by === 'sites' ? ((await findCompany(view.companyId))?.sites ?? []) : [];
  const parts = new Map<string, Spent>();
  for await (const order of orders().find({ ...visible(view), placedAt: daySpan(period, timeZone) })) {
    if (!isPlaced(order) || order.state === 'cancelled' || order.replaces) continue;
    for (const { key, name = key, figures } of partsOf(order, by, sites, timeZone)) {
      const known = parts.get(key)?.figures ?? noSales;
      parts.set(key, { key, name, figures: addSales(known, figures) });
    }
  }
  const spent = by === 'categories' ? await inCategories([...parts.values()]) : [...parts.values()];
  const columns = columnsFor(by);
  const measures = columns.slice(1).map(({ id }) => id as keyof SalesFigures);
  const rows = spent.map(({ key, name, figures }) => ({
    key,
    cells: [name, ...measures.map((id) => figures[id])],
  }));
  const report = { columns, rows, totals: sumRows(columns, rows, measures) };
  return {
    ...report,
    rows: sortRows(report, filters.sort, by === 'months' ? 'name' : '-net'),
    period,
    today,
  };
}

async function inCategories(byProduct: Spent[]): Promise<Spent[]> {
  const nameOf = await findCategoryNames(byProduct.map(({ key }) => key));
  const groups = new Map<string, Spent>();
  for (const { key, figures } of byProduct) {
    const name = nameOf(key);
    groups.set(name, { key: name, name, figures: addSales(groups.get(name)?.figures ?? noSales, figures) });
  }
  return [...groups.values()];
}
