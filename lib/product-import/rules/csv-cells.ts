import { parseCsvCell } from '../../shared/csv';
import { parseMoney } from '../../shared/money';

/** Larger files must be split. */
export const maxImportRows = 5000;
export const maxImportBytes = 8_000_000;

/** Why a cell is invalid, as a phrase that follows the column name. */
export class CellProblem extends Error {}

/** How a value of `T` is written into a cell, and read from one; `currency` is that of amounts. */
export type Column<T> = {
  write: (facts: T, currency: string) => string;
  read: (cell: string, currency: string) => unknown;
};

export function wholeNumber(cell: string): number {
  if (!/^\d{1,9}$/.test(cell)) throw new CellProblem('must be a whole number');
  return Number(cell);
}

export const wholeNumberOrNull = (cell: string): number | null => (cell ? wholeNumber(cell) : null);

export function money(cell: string, currency: string): number {
  const amount = parseMoney(cell, currency);
  if (amount === null) throw new CellProblem('must be an amount such as 12.50');
  return amount;
}

export function yesOrNo(cell: string): boolean {
  const answer = cell.toLowerCase();
  if (!['yes', 'no'].includes(answer)) throw new CellProblem('must be yes or no');
  return answer === 'yes';
}

/**
 * The column of each heading, null for an empty heading; an error message if one is unknown, is there twice, or one of
 * the `required` columns is missing. `aliases` are further names of columns.
 */
export function columnsOf(
  head: string[],
  names: string[],
  required: string[],
  aliases: ReadonlyMap<string, string> = new Map(),
): (string | null)[] | string {
  const columns = head.map((heading) => {
    const name = aliases.get(heading.toLowerCase()) ?? heading.toLowerCase();
    return names.find((column) => column.toLowerCase() === name) ?? null;
  });
  const missing = required.find((name) => !columns.includes(name));
  if (missing) return `The first row must name the columns, and one of them must be ${missing}.`;
  const unknown = head.filter((name, index) => name && columns[index] === null);
  if (unknown.length) {
    return `There is no column ${unknown.slice(0, 3).join(', ')}. The columns are ${names.join(', ')}.`;
  }
  const twice = columns.find((name, index) => name && columns.indexOf(name) < index);
  return twice ? `The column ${twice} is there twice.` : columns;
}

/** The cells of a line by column name, with the protection against spreadsheet formulas removed. */
export function cellsOf(columns: (string | null)[], cells: string[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((name, index) => (name ? [[name, parseCsvCell(cells[index] ?? '').trim()]] : [])),
  );
}
