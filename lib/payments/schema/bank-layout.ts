import { z } from 'zod';

export const delimiters = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type Delimiter = (typeof delimiters)[number];

export const encodings = ['utf-8', 'windows-1252', 'utf-16'] as const;
export type StatementEncoding = (typeof encodings)[number];

export const dateOrders = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const decimalMarks = ['point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** What a column of a bank's file can hold. `sign` says by a word whether an amount came in or left. */
export const layoutColumns = [
  'date',
  'amount',
  'debit',
  'credit',
  'sign',
  'name',
  'text',
  'reference',
  'iban',
  'currency',
] as const;
export type LayoutColumn = (typeof layoutColumns)[number];

/** How many rows of a file may lie above the titles of its columns. */
export const maxHeader = 30;

const column = z.int().min(0).max(199).nullable();

/** How to read the CSV files of a bank: how they are written, and which column, counted from 0, holds what. */
export const bankLayout = z.strictObject({
  delimiter: z.enum(delimiters),
  encoding: z.enum(encodings),
  decimal: z.enum(decimalMarks),
  dates: z.enum(dateOrders),
  /** The row of the column titles, counted from 1; 0 for a file without titles. Rows above it are ignored. */
  header: z.int().min(0).max(maxHeader),
  /** Whether rows without a date, such as totals, are left out instead of being an error. */
  skipUndated: z.boolean(),
  columns: z.strictObject(
    Object.fromEntries(layoutColumns.map((name) => [name, column])) as Record<LayoutColumn, typeof column>,
  ),
});
export type BankLayout = z.infer<typeof bankLayout>;
