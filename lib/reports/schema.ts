import { z } from 'zod';
import { spendingGroups } from './rules/spending';

export const reportIds = [
  'days',
  'products',
  'categories',
  'customers',
  'regions',
  'taxes',
  'payments',
  'margins',
  'stock',
  'low-stock',
  'movements',
] as const;
export type ReportId = (typeof reportIds)[number];

export const reportParams = z.strictObject({ report: z.enum(reportIds) });

const day = z.iso.date().optional().catch(undefined);

/** The choices of a report in its address. Invalid values are ignored, so an old address still opens the page. */
export const reportFilters = z.object({
  /** First and last day, inclusive, in the shop's time zone. */
  from: day,
  to: day,
  /** The id of a column; a minus before it means descending. */
  sort: z
    .string()
    .regex(/^-?[a-z]{1,20}$/)
    .optional()
    .catch(undefined),
});
/** The spending of a company, and how it is divided. */
export const spendingParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id'),
  by: z.enum(spendingGroups),
});
export type ReportFilters = z.infer<typeof reportFilters>;

/** Money is in minor units; a percentage is a whole number. Null stands for "no value". */
export type Cell = string | number | null;
/** `spare` columns are hidden where there is no room for them. */
export type ReportColumn = {
  id: string;
  title: string;
  kind: 'text' | 'day' | 'count' | 'money' | 'percent';
  spare?: boolean;
};
/** `cells` has a value for each column; `href` leads to what the row is about. */
export type ReportRow = { key: string; cells: Cell[]; href?: string };
/** `totals` are the sums below the rows, null under a column that has none. */
export type Report = { columns: ReportColumn[]; rows: ReportRow[]; totals: Cell[] | null };
