import { parseCsvRows } from '../../platform/csv-file';
import { findShop } from '../../settings/queries';
import { entriesOfCamt } from '../rules/bank-camt';
import { entriesOfCsv, rowsOf, type ReadEntry } from '../rules/bank-csv';
import { decodeStatement } from '../rules/bank-encoding';
import { delimiterSigns, proposeDelimiter, proposeLayout } from '../rules/bank-layout';
import type { StatementReport } from '../schema';
import { delimiters, maxHeader, type BankLayout } from '../schema/bank-layout';
import { findBankLayout, type Beginnings } from './bank-layouts';
import { formatNumber } from '../../shared/formats';

/** The most entries of a statement file. */
export const maxEntries = 5_000;
const sampleRows = 4;

/** What a file holds. `problem` says why its entries can't be read, in a CSV file with the columns given by `csv`. */
export type ReadStatement = {
  problem: string | null;
  entries: ReadEntry[];
  csv: StatementReport['csv'];
  beginnings: Beginnings | null;
};

const unreadable = (problem: string): ReadStatement => ({
  problem,
  entries: [],
  csv: null,
  beginnings: null,
});

function readCamt(text: string): ReadStatement {
  const read = entriesOfCamt(text);
  if (typeof read === 'string') return unreadable(read);
  return {
    problem: null,
    entries: read.map((entry) => ({ entry, source: '' })),
    csv: null,
    beginnings: null,
  };
}

/** The first rows as each delimiter divides them; the quotes of what can't be read as CSV count as text. */
function beginningsOf(text: string): Beginnings {
  const lines = text.split(/\r\n|\r|\n/, maxHeader + 20).join('\n');
  return Object.fromEntries(
    delimiters.map((name) => {
      const options = { delimiter: delimiterSigns[name], maxRows: maxHeader + 20, hasLooseQuotes: true };
      const rows = parseCsvRows(lines, options);
      return [
        name,
        typeof rows === 'string' ? lines.split('\n').map((line) => line.split(options.delimiter)) : rows,
      ];
    }),
  ) as Beginnings;
}

/**
 * Reads a bank's file, CSV or CAMT.053, without storing anything. A CSV file is read by the given layout, or by the one
 * that was remembered for its titles, or else by one that is proposed.
 */
export async function readStatement(bytes: Buffer, given: BankLayout | null): Promise<ReadStatement> {
  const decoded = decodeStatement(bytes, given?.encoding);
  if (!decoded)
    return unreadable(
      given && decodeStatement(bytes)
        ? `The file is not in ${given.encoding.toUpperCase()}. Choose another encoding.`
        : 'The file has no text in it: choose the CSV or CAMT.053 file of your bank.',
    );
  if (/^\s*</.test(decoded.text)) return readCamt(decoded.text);
  if (!decoded.text.trim()) return unreadable('The file is empty.');
  const shop = await findShop();
  const beginnings = beginningsOf(decoded.text);
  const known = given ?? (await findBankLayout(beginnings));
  // A remembered encoding counts, too: text that is valid in two encodings can't tell.
  const text = (known && decodeStatement(bytes, known.encoding)?.text) ?? decoded.text;
  const delimiter = known?.delimiter ?? proposeDelimiter(beginnings);
  const all = parseCsvRows(text, {
    delimiter: delimiterSigns[delimiter],
    maxRows: maxEntries + maxHeader + 1,
    hasLooseQuotes: true,
  });
  if (typeof all === 'string') return unreadable(all);
  const { encoding } = decoded;
  const layout = known ?? proposeLayout(all, { delimiter, encoding, locale: shop.locale });
  const { titles, rows } = rowsOf(all, layout.header);
  if (rows.length > maxEntries)
    return unreadable(`The file has more than ${formatNumber(maxEntries)} rows. Import it in parts.`);
  const read = entriesOfCsv({ titles, rows }, layout, shop.currency);
  const problem = typeof read === 'string' ? read : null;
  const { entries, skipped } = typeof read === 'string' ? { entries: [], skipped: 0 } : read;
  const sample = rows
    .slice(0, sampleRows)
    .map(({ cells }) => cells.slice(0, 200).map((cell) => cell.slice(0, 120)));
  const isRemembered = !given && known !== null;
  return {
    problem,
    entries,
    csv: { layout, isRemembered, titles: titles.slice(0, 200), sample, skipped },
    beginnings,
  };
}
