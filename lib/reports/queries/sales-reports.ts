import { findStructure } from '../../catalog/queries/structure';
import { findCategory } from '../../catalog/rules/structure';
import { orderListHref } from '../../orders/rules/list-href';
import { regionsOf } from '../../orders/rules/places';
import { paymentStatusNames } from '../../orders/rules/status';
import type { Shop } from '../../settings/schema/shop';
import { daysOf, periodBefore, type Period } from '../rules/periods';
import { sumRows } from '../rules/reports';
import {
  addSales,
  changePercent,
  noSales,
  salesCells,
  salesColumns,
  type SalesFigures,
} from '../rules/sales';
import type { Cell, Report, ReportColumn, ReportRow } from '../schema';
import { findProductsOf } from './catalog-copy';
import { dayBefore, salesByDay, salesByOrder, salesByProduct } from './sales';

type Measure = keyof SalesFigures;
const orderMeasures: Measure[] = [
  'orders',
  'units',
  'gross',
  'discounts',
  'returned',
  'net',
  'shipping',
  'tax',
  'total',
];
const productMeasures: Measure[] = ['orders', 'units', 'gross', 'discounts', 'returned', 'net'];
// Orders of several categories would count more than once.
const categoryMeasures: Measure[] = ['units', 'gross', 'discounts', 'returned', 'net'];

const text = (id: string, title: string): ReportColumn => ({ id, title, kind: 'text' });

type Row = {
  key: string;
  names: Cell[];
  href?: string;
  current: SalesFigures;
  before: SalesFigures;
};

function salesReport(first: ReportColumn[], measures: Measure[], rows: Row[], summed = measures): Report {
  const columns = salesColumns(first, measures);
  const filled = rows.map(({ key, names, href, current, before }): ReportRow => ({
    key,
    href,
    cells: salesCells(names, measures, current, before),
  }));
  const totals = sumRows(columns, filled, [...summed, 'before']);
  const sumOf = (id: string) => Number(totals[columns.findIndex((column) => column.id === id)]);
  totals[totals.length - 1] = changePercent(sumOf('net'), sumOf('before'));
  return { columns, rows: filled, totals };
}

export async function reportDays(period: Period, { timeZone }: Shop): Promise<Report> {
  const byDay = await salesByDay({ from: periodBefore(period).from, to: period.to }, timeZone);
  const rows = daysOf(period).map((day) => ({
    key: day,
    names: [day],
    href: orderListHref('/dashboard/manageOrder', { from: day, to: day }),
    current: byDay.get(day) ?? noSales,
    before: byDay.get(dayBefore(day, period)) ?? noSales,
  }));
  return salesReport([{ id: 'day', title: 'Day', kind: 'day' }], orderMeasures, rows);
}

export async function reportProducts(period: Period, { timeZone }: Shop): Promise<Report> {
  const groups = await salesByProduct(period, timeZone);
  const facts = await findProductsOf(groups.map(({ key }) => key));
  const rows = groups.map(({ key, text: [soldAs], current, before }) => ({
    key,
    names: [facts.get(key)?.name ?? soldAs ?? key],
    href: facts.has(key) ? `/dashboard/manageProduct/${key}` : undefined,
    current,
    before,
  }));
  // An order with several products would count more than once in the sum.
  const summed = productMeasures.filter((id) => id !== 'orders');
  return salesReport([text('product', 'Product')], productMeasures, rows, summed);
}

export async function reportCategories(period: Period, { timeZone }: Shop): Promise<Report> {
  const groups = await salesByProduct(period, timeZone);
  const facts = await findProductsOf(groups.map(({ key }) => key));
  const structure = await findStructure();
  const rows = new Map<string, Row>();
  for (const { key, current, before } of groups) {
    const stored = facts.get(key)?.category;
    const category = stored === undefined ? null : findCategory(structure, stored);
    const id = category?.slug ?? '';
    const known = rows.get(id);
    rows.set(id, {
      key: id,
      names: [category?.name ?? 'Products that no longer exist'],
      href: category ? `/shop/${category.slug}` : undefined,
      current: addSales(known?.current ?? noSales, current),
      before: addSales(known?.before ?? noSales, before),
    });
  }
  return salesReport([text('category', 'Category')], categoryMeasures, [...rows.values()]);
}

export async function reportCustomers(period: Period, { timeZone }: Shop): Promise<Report> {
  const groups = await salesByOrder(
    period,
    timeZone,
    ({ customer }) => customer.id,
    ({ customer }) => [customer.name, customer.email],
  );
  const rows = groups.map(({ key, text: [name = '', email = ''], current, before }) => ({
    key,
    names: [name, email],
    href: orderListHref('/dashboard/manageOrder', { q: email }),
    current,
    before,
  }));
  const email: ReportColumn = { ...text('email', 'Email'), spare: true };
  return salesReport([text('customer', 'Customer'), email], productMeasures, rows);
}

export async function reportRegions(period: Period, { timeZone, countries }: Shop): Promise<Report> {
  const groups = await salesByOrder(period, timeZone, ({ address: { country, region } }) => ({
    country,
    region,
  }));
  const rows = groups.map(({ key: { country, region }, current, before }) => ({
    key: `${country} ${region}`,
    names: [
      countries.find(({ code }) => code === country)?.name ?? country,
      regionsOf(country)?.find(({ code }) => code === region)?.name ?? region,
    ],
    current,
    before,
  }));
  const first = [text('country', 'Country'), text('region', 'State or region')];
  return salesReport(first, orderMeasures, rows);
}

export async function reportPayments(period: Period, { timeZone }: Shop): Promise<Report> {
  const groups = await salesByOrder(period, timeZone, ({ payment }) => payment.state);
  const rows = groups.map(({ key, current, before }) => ({
    key,
    names: [paymentStatusNames[key]],
    current,
    before,
  }));
  return salesReport([text('payment', 'Payment')], orderMeasures, rows);
}
