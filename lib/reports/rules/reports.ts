import { ratio } from '../../shared/money';
import type { Cell, Report, ReportColumn, ReportFilters, ReportId, ReportRow } from '../schema';

export const reportsPath = '/dashboard/reports';

/** A report's name, what it shows, and the columns by which it is sorted at first. */
export type ReportInfo = {
  id: ReportId;
  name: string;
  description: string;
  /** What the rows are about: sales, taxes and movements have a range of days, stock is that of this moment. */
  kind: 'sales' | 'taxes' | 'movements' | 'stock';
  sort: string;
};

export const reports: ReportInfo[] = [
  { id: 'days', name: 'By day', description: 'Sales of each day.', kind: 'sales', sort: '-day' },
  {
    id: 'products',
    name: 'Products',
    description: 'Sales of each product: what sells best, and what comes back.',
    kind: 'sales',
    sort: '-net',
  },
  {
    id: 'categories',
    name: 'Categories',
    description: 'Sales by the present category of the products.',
    kind: 'sales',
    sort: '-net',
  },
  {
    id: 'customers',
    name: 'Customers',
    description: 'Sales to each customer.',
    kind: 'sales',
    sort: '-net',
  },
  {
    id: 'regions',
    name: 'Regions',
    description: 'Sales, delivery and tax by the country and state of the address.',
    kind: 'sales',
    sort: '-net',
  },
  {
    id: 'taxes',
    name: 'Taxes',
    description:
      'What invoices charge and credit notes give back, by the place and the rate of the tax. Documents count on the day on which they were issued; collected orders at the place of collection.',
    kind: 'taxes',
    sort: '-tax',
  },
  {
    id: 'payments',
    name: 'Payment',
    description: 'Sales by payment: due, paid, refunded.',
    kind: 'sales',
    sort: '-gross',
  },
  {
    id: 'margins',
    name: 'Margin',
    description:
      'Net sales of each SKU with a known cost, less its units at their average cost of today; returned units count on neither side.',
    kind: 'sales',
    sort: '-margin',
  },
  {
    id: 'stock',
    name: 'Stock value',
    description:
      'Units in stock of each SKU, valued at today’s price before tax and at what they cost on average where that is known.',
    kind: 'stock',
    sort: '-value',
  },
  {
    id: 'low-stock',
    name: 'Low stock',
    description:
      'SKUs of published products at or below their reorder point; without one, those with fewer units left than were sold in the last 30 days.',
    kind: 'stock',
    sort: 'lasts',
  },
  {
    id: 'movements',
    name: 'Movements',
    description:
      'Every stock change, by SKU and reason; those of orders of the last minute are still to come.',
    kind: 'movements',
    sort: '-entries',
  },
];

export function reportInfo(id: ReportId): ReportInfo {
  return reports.find((report) => report.id === id)!;
}

/** The report of an address, or null. */
export function findReport(id: string): ReportInfo | null {
  return reports.find((report) => report.id === id) ?? null;
}

/** The address of a report or its export with these choices. */
export function reportHref(path: string, filters: ReportFilters & { page?: number } = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}

/** The column and direction of a sort; the report's own when it names no column. */
export function sortOf(
  columns: ReportColumn[],
  sort: string | undefined,
  fallback: string,
): { column: number; descending: boolean } {
  const named = (text: string) => columns.findIndex(({ id }) => id === text.replace('-', ''));
  const chosen = sort && named(sort) >= 0 ? sort : fallback;
  return { column: named(chosen), descending: chosen.startsWith('-') };
}

// One collator for all comparisons: localeCompare with options makes one for each.
const { compare: compareTexts } = new Intl.Collator('en-US', { numeric: true });

function compareCells(one: Cell, other: Cell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(String(one), String(other));
}

/** The rows in order; rows without a value are last in both directions, equal ones keep the order of their keys. */
export function sortRows({ rows, columns }: Report, sort: string | undefined, fallback: string): ReportRow[] {
  const { column, descending } = sortOf(columns, sort, fallback);
  return rows.toSorted((one, other) => {
    const [first, second] = [one.cells[column] ?? null, other.cells[column] ?? null];
    const byCell =
      first === null || second === null
        ? Number(first === null) - Number(second === null)
        : compareCells(first, second) * (descending ? -1 : 1);
    return byCell || (one.key < other.key ? -1 : 1);
  });
}

/** Sums the columns of counts and money; the first column says "Total". */
export function sumRows(columns: ReportColumn[], rows: ReportRow[], summed: string[]): Cell[] {
  return columns.map(({ id }, index) => {
    if (index === 0) return 'Total';
    if (!summed.includes(id)) return null;
    return rows.reduce((sum, { cells }) => sum + Number(cells[index] ?? 0), 0);
  });
}

/** The net sales of each day of the report by day, for its chart. */
export function daySalesOf({ columns, rows }: Report): Map<string, { net: number; before: number }> {
  const at = (id: string) => columns.findIndex((column) => column.id === id);
  const [net, before] = [at('net'), at('before')];
  return new Map(
    rows.map(({ key, cells }) => [key, { net: Number(cells[net]), before: Number(cells[before]) }]),
  );
}

/** The report without its column of changes filled, for a period whose predecessor began before the first order. */
export function withoutChange(report: Report): Report {
  const at = report.columns.findIndex(({ id }) => id === 'change');
  if (at < 0) return report;
  const empty = (cells: Cell[]) => cells.map((cell, index) => (index === at ? null : cell));
  const rows = report.rows.map((row) => ({ ...row, cells: empty(row.cells) }));
  return { ...report, rows, totals: report.totals && empty(report.totals) };
}

/** The margin as a percentage of net sales, rounded; null where nothing was sold for money. */
export const marginPercent = (net: number, cost: number): number | null =>
  net === 0 ? null : ratio(net - cost, net);
