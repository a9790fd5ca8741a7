import type { StatementEntry } from '../schema';
import type { BankLayout, LayoutColumn } from '../schema/bank-layout';
import { parseAmountAs } from './bank-amounts';
import { hasNeededColumns } from './bank-columns';
import { parseBankDate } from './bank-dates';

/** An entry with the row of the file from which it was read, so that another mapping of the same row adds nothing. */
export type ReadEntry = { entry: StatementEntry; source: string };

export type CsvRows = { titles: string[]; rows: { row: number; cells: string[] }[] };

/** The titles and the rows below them, numbered as a spreadsheet numbers them; empty rows are left out. */
export function rowsOf(all: string[][], header: number): CsvRows {
  const width = Math.max(0, ...all.slice(header, header + 200).map(({ length }) => length));
  const untitled = Array.from({ length: width }, () => '');
  const titles = (header ? (all[header - 1] ?? []) : untitled).map(
    (title, index) => title.replace(/^\ufeff/, '').trim() || `Column ${index + 1}`,
  );
  const rows = all.slice(header).map((cells, index) => ({ row: header + index + 1, cells }));
  return { titles, rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim())) };
}

const isDebitWord = /^(d|dr|dbit|debit|s|soll|af|out|withdrawal|-)$/i;
const isCreditWord = /^(c|cr|crdt|credit|h|haben|bij|in|deposit|\+)$/i;

/** Thrown by the readers of cells, and returned as text by `entriesOfCsv`. */
class CellProblem extends Error {}

type Cells = { cell: (column: LayoutColumn) => string; fail: (column: LayoutColumn, why: string) => never };

function signOf({ cell, fail }: Cells): 1 | -1 {
  const word = cell('sign');
  if (isDebitWord.test(word)) return -1;
  if (isCreditWord.test(word)) return 1;
  return fail('sign', 'says neither debit nor credit');
}

function amountOf(cells: Cells, unit: string, { decimal, columns }: BankLayout): number {
  const { cell, fail } = cells;
  const read = (column: LayoutColumn): number => {
    const text = cell(column);
    return text ? (parseAmountAs(text, unit, decimal) ?? fail(column, 'is no amount')) : 0;
  };
  if (cell('amount'))
    return columns.sign === null ? read('amount') : signOf(cells) * Math.abs(read('amount'));
  if (columns.debit === null && columns.credit === null) return fail('amount', 'is no amount');
  if (!cell('debit') && !cell('credit'))
    return fail(columns.debit === null ? 'credit' : 'debit', 'is no amount');
  return Math.abs(read('credit')) - Math.abs(read('debit'));
}

function entryOf(cells: Cells, layout: BankLayout, currency: string): StatementEntry {
  const { cell, fail } = cells;
  const on = parseBankDate(cell('date'), layout.dates) ?? fail('date', 'is no date');
  const unit = cell('currency').toUpperCase() || currency;
  if (!/^[A-Z]{3}$/.test(unit)) fail('currency', 'is no currency');
  return {
    account: '',
    on,
    amount: amountOf(cells, unit, layout),
    currency: unit,
    name: cell('name').slice(0, 140),
    iban: cell('iban').slice(0, 40),
    text: cell('text').slice(0, 500),
    reference: cell('reference').slice(0, 80),
  };
}

function mappingProblem({ columns }: BankLayout, titles: string[]): string | null {
  if (!hasNeededColumns(columns))
    return `Say which columns hold the date and the amount (or debit and credit). The file has: ${titles.slice(0, 12).join(', ').slice(0, 300)}.`;
  const missing = Object.values(columns).find((index) => index !== null && index >= titles.length);
  return missing === undefined ? null : `The file has no column ${missing! + 1}.`;
}

/** What is wrong with the number of cells of a row, or null. `before` is how many the last row should have. */
function widthProblem(
  { row, cells }: CsvRows['rows'][number],
  titles: string[],
  before: number | null,
): string | null {
  const extra = cells.slice(titles.length).some((cell) => cell.trim());
  if (extra)
    return `Row ${row} has ${cells.length} cells, but there are ${titles.length} columns. Is a text with the delimiter not quoted?`;
  if (before !== null && cells.length < before)
    return `Row ${row}, the last one, ends after ${cells.length} of ${before} cells. Is the file complete?`;
  return null;
}

/**
 * The entries of a bank's CSV file, and how many rows without a date were left out; an error message that names row and
 * column where one can't be read, because none may be lost silently.
 */
export function entriesOfCsv(
  { titles, rows }: CsvRows,
  layout: BankLayout,
  currency: string,
): { entries: ReadEntry[]; skipped: number } | string {
  const unmapped = mappingProblem(layout, titles);
  if (unmapped) return unmapped;
  const entries: ReadEntry[] = [];
  let skipped = 0;
  for (const [index, { row, cells }] of rows.entries()) {
    const cell = (column: LayoutColumn) => {
      const at = layout.columns[column];
      return at === null ? '' : (cells[at] ?? '').trim();
    };
    const fail = (column: LayoutColumn, why: string): never => {
      const at = layout.columns[column];
      const title = at === null ? column : (titles[at] ?? '');
      throw new CellProblem(
        `Row ${row}, column “${title.slice(0, 40)}”: “${cell(column).slice(0, 40)}” ${why}.`,
      );
    };
    if (layout.skipUndated && !parseBankDate(cell('date'), layout.dates)) {
      skipped += 1;
      continue;
    }
    const isLast = index === rows.length - 1;
    const before = isLast ? (rows[index - 1]?.cells.length ?? titles.length) : null;
    const wide = widthProblem({ row, cells }, titles, before);
    if (wide) return wide;
    try {
      const entry = entryOf({ cell, fail }, layout, currency);
      if (entry.amount !== 0) entries.push({ entry, source: JSON.stringify(cells) });
    } catch (error) {
      if (error instanceof CellProblem) return error.message;
      throw error;
    }
  }
  return { entries, skipped };
}
