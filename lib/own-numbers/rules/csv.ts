import { planRow, type PlannedRecord, type RecordColumn } from '../../product-import/rules/plan-row';
import type { TableRow } from '../../product-import/schema';
import { codeOf } from '../../catalog/rules/search-terms';
import { ownNumberInput, type OwnNumberInput, type OwnNumberRow } from '../schema';

const columns: Record<keyof OwnNumberInput, RecordColumn<OwnNumberInput>> = {
  number: { write: ({ number }) => number, read: (cell) => cell },
};

/** The columns of the file of an owner's numbers. The product's name is for reading only. */
export const ownNumberColumns = ['sku', 'number', 'product'];
export const requiredOwnNumberColumns = ['sku', 'number'];

/** The cells of a number in the order of `ownNumberColumns`. */
export const ownNumberCells = ({ sku, number, name }: OwnNumberRow): string[] => [sku, number, name ?? ''];

export type PlannedOwnNumber = PlannedRecord<OwnNumberInput> & { sku: string };

/** What importing the rows of a file would do; `products` are the names of the SKUs, `numbers` what is stored for them. */
export function planOwnNumbers(
  rows: TableRow[],
  products: Map<string, string>,
  numbers: Map<string, string>,
): PlannedOwnNumber[] {
  const [seenSkus, seenCodes] = [new Map<string, number>(), new Map<string, number>()];
  return rows.map((row) => {
    const { sku = '', number = '' } = row.cells;
    const product = products.get(sku);
    const old = numbers.get(sku);
    const problems = [
      ...(product === undefined && old === undefined
        ? [{ field: 'sku', message: sku ? 'is not a SKU of this shop' : 'is required' }]
        : []),
      ...repeated(seenSkus, sku, row.row, 'sku'),
      ...(codeOf(number) ? repeated(seenCodes, codeOf(number), row.row, 'number') : []),
    ];
    const planned = planRow(row, {
      columns,
      schema: ownNumberInput,
      old: old === undefined ? undefined : { number: old },
      initial: {},
      currency: 'USD',
      name: product ?? '',
      problems,
    });
    return { ...planned, sku };
  });
}

/** A problem where an earlier row of the file has the key; else this row is remembered as the first. */
function repeated(rows: Map<string, number>, key: string, row: number, field: string) {
  const first = rows.get(key);
  if (first !== undefined) return [{ field, message: `is in row ${first} already` }];
  rows.set(key, row);
  return [];
}
