import { CellProblem, money, wholeNumber } from '../../product-import/rules/csv-cells';
import { planRow, type PlannedRecord, type RecordColumn } from '../../product-import/rules/plan-row';
import type { TableRow } from '../../product-import/schema';
import { decimalMoney } from '../../shared/money';
import { contractEntry, targetOf, type ContractEntry } from '../schema';

function percent(cell: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(cell)) throw new CellProblem('must be a percentage such as 7.5');
  return Number(cell);
}

// An empty cell is a value: an entry has a price or a percentage.
const columns: Record<'price' | 'percentOff', RecordColumn<ContractEntry>> = {
  price: {
    write: ({ price }, currency) => (price === null ? '' : decimalMoney(price, currency)),
    read: (cell, currency) => (cell ? money(cell, currency) : null),
    clears: true,
  },
  percentOff: {
    write: ({ percentOff }) => (percentOff === null ? '' : String(percentOff)),
    read: (cell) => (cell ? percent(cell) : null),
    clears: true,
  },
};

/** The columns of the file of a price list's entries. Without SKU and category an entry is about everything. */
export const entryColumns = ['sku', 'category', 'from', 'price', 'percentOff'];
export const requiredEntryColumns = ['from'];

/** The cells of an entry in the order of `entryColumns`. */
export const entryCells = (entry: ContractEntry, currency: string): string[] => [
  entry.sku ?? '',
  entry.category ?? '',
  String(entry.from),
  columns.price.write(entry, currency),
  columns.percentOff.write(entry, currency),
];

/** What an entry is about and from which quantity: a list has one of each. */
export const entryKey = (entry: Pick<ContractEntry, 'sku' | 'category' | 'from'>): string =>
  `${targetOf(entry)} ${entry.from}`;

/** What the shop knows about the SKUs and categories of a file. */
export type KnownTargets = {
  product: (sku: string) => string | undefined;
  category: (slug: string) => string | undefined;
};

type Target = { sku: string | null; category: string | null; from: number };

/** What a row is about, and why that can't be. */
function targetIn(cells: Record<string, string>, known: KnownTargets) {
  const { sku = '', category = '', from: typed = '' } = cells;
  const problems: { field: string; message: string }[] = [];
  if (sku && known.product(sku) === undefined)
    problems.push({ field: 'sku', message: 'is not a SKU of this shop' });
  if (category && known.category(category) === undefined)
    problems.push({ field: 'category', message: 'is not a category' });
  let from = 1;
  try {
    from = wholeNumber(typed);
  } catch (problem) {
    if (!(problem instanceof CellProblem)) throw problem;
    problems.push({ field: 'from', message: problem.message });
  }
  const target: Target = { sku: sku || null, category: category || null, from };
  return { target, problems };
}

/** What importing the rows of a file would do with the entries of a list in a currency. */
export function planEntries(
  rows: TableRow[],
  entries: ContractEntry[],
  known: KnownTargets,
  currency: string,
): PlannedRecord<ContractEntry>[] {
  const present = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { target, problems } = targetIn(row.cells, known);
    const key = entryKey(target);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row.row);
    else problems.push({ field: 'from', message: `is in row ${first} already` });
    const about = known.product(target.sku ?? '') ?? known.category(target.category ?? '') ?? 'Everything';
    return planRow(row, {
      columns,
      schema: contractEntry,
      old: present.get(key),
      initial: { ...target, price: null, percentOff: null },
      currency,
      name: `${about}, from ${target.from}`,
      problems,
    });
  });
}
