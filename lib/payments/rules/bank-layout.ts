import { fail, ok, type Result } from '../../shared/result';
import {
  bankLayout,
  maxHeader,
  type BankLayout,
  type Delimiter,
  type StatementEncoding,
} from '../schema/bank-layout';
import { parseBankAmount, proposeDecimalMark } from './bank-amounts';
import { hasNeededColumns, proposeColumns, type LayoutColumns } from './bank-columns';
import { parseBankDate, proposeDateOrder } from './bank-dates';

export const delimiterSigns: Record<Delimiter, string> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' };

type Rows = string[][];

const rowWithTitles = (rows: Rows) =>
  rows.slice(0, maxHeader).findIndex((cells) => hasNeededColumns(proposeColumns(cells)));

const filled = (cells: string[]) => cells.filter((cell) => cell.trim()).length;

/** The delimiter in which titles are recognized, or else the one that makes the most columns. */
export function proposeDelimiter(beginnings: Record<Delimiter, Rows>): Delimiter {
  const score = ([, rows]: [string, Rows]) =>
    (rowWithTitles(rows) >= 0 ? 1_000 : 0) + Math.max(0, ...rows.map(filled));
  const [best] = Object.entries(beginnings).sort((one, other) => score(other) - score(one));
  return best![0] as Delimiter;
}

const isDate = (cell: string) => (parseBankDate(cell, 'dmy') ?? parseBankDate(cell, 'mdy')) !== null;
const isAmount = (cell: string) => parseBankAmount(cell, 'USD') !== null;

/** Finds date, amount and text by what the cells of a file without titles hold. */
function columnsByContent(rows: Rows): LayoutColumns {
  const columns = proposeColumns([]);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const all = Array.from({ length: width }, (_, index) => rows.map((cells) => (cells[index] ?? '').trim()));
  const date = all.findIndex((cells) => cells.every(isDate));
  const amount = all.findIndex((cells, index) => index !== date && cells.every(isAmount));
  const size = (index: number) => all[index]!.join('').length;
  const [text] = all
    .map((_, index) => index)
    .filter((index) => index !== date && index !== amount)
    .sort((one, other) => size(other) - size(one));
  const orNull = (index: number) => (index >= 0 ? index : null);
  return { ...columns, date: orNull(date), amount: orNull(amount), text: text ?? null };
}

/** Proposes how to read a file: by its titles, or without titles by what its cells hold. */
export function proposeLayout(
  rows: Rows,
  { delimiter, encoding, locale }: { delimiter: Delimiter; encoding: StatementEncoding; locale: string },
): BankLayout {
  const titled = rowWithTitles(rows);
  const byContent = titled < 0 ? columnsByContent(rows.slice(0, 200)) : null;
  const isUntitled = byContent !== null && hasNeededColumns(byContent);
  const widest = rows
    .slice(0, maxHeader)
    .reduce((best, cells, at) => (filled(cells) > filled(rows[best] ?? []) ? at : best), 0);
  const header = isUntitled ? 0 : (titled >= 0 ? titled : widest) + 1;
  const columns = isUntitled ? byContent : proposeColumns(rows[header - 1] ?? []);
  const below = rows.slice(header);
  const cellsOf = (...wanted: (number | null)[]) =>
    below
      .flatMap((cells) => wanted.map((index) => (index === null ? '' : (cells[index] ?? '').trim())))
      .filter(Boolean);
  // Until a column is chosen, everything that looks like its cells tells how they are written.
  const every = below.flat().map((cell) => cell.trim());
  const amounts = cellsOf(columns.amount, columns.debit, columns.credit);
  const dates = cellsOf(columns.date);
  return {
    delimiter,
    encoding,
    decimal: proposeDecimalMark(amounts.length ? amounts : every.filter(isAmount), locale),
    dates: proposeDateOrder(dates.length ? dates : every.filter(isDate), locale),
    header,
    skipUndated: false,
    columns,
  };
}

/** Reads a layout as JSON; null for an absent text. Fails with `invalid-layout`. */
export function readLayout(text: string | undefined): Result<BankLayout | null> {
  if (text === undefined) return ok(null);
  const wrong = () =>
    fail('invalid', 'invalid-layout', 'The layout can’t be read. Choose the columns again.');
  try {
    const read = bankLayout.safeParse(JSON.parse(text));
    return read.success ? ok(read.data) : wrong();
  } catch {
    return wrong();
  }
}
