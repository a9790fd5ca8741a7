import type { ReorderRow, StockRow } from '../../inventory/schema';
import { reorderRow } from '../../inventory/schema';
import { wholeNumberOrNull } from '../../product-import/rules/csv-cells';
import { planRow, type PlannedRecord, type RecordColumn } from '../../product-import/rules/plan-row';
import type { TableRow } from '../../product-import/schema';

const column = (field: 'reorderPoint' | 'reorderQuantity'): RecordColumn<ReorderRow> => ({
  write: (row) => String(row[field] ?? ''),
  read: wholeNumberOrNull,
  clears: true,
});
const valueColumns = { reorderPoint: column('reorderPoint'), reorderQuantity: column('reorderQuantity') };

/** The columns of the file of reorder points. The product's name is for reading only. */
export const reorderColumns = ['sku', 'product', ...Object.keys(valueColumns)];
export const requiredReorderColumns = ['sku'];

/** The name of a SKU as the file shows it. */
export const nameOfStock = ({ product, option }: Pick<StockRow, 'product' | 'option'>): string =>
  [product, option].filter(Boolean).join(', ');

/** The cells of a SKU in the order of `reorderColumns`. */
export const reorderCells = (row: StockRow): string[] => [
  row.sku,
  nameOfStock(row),
  ...Object.values(valueColumns).map(({ write }) => write(row, '')),
];

/** What importing the rows of a file would do to the SKUs of the shop. */
export function planReorderPoints(
  rows: TableRow[],
  known: ReadonlyMap<string, StockRow>,
): PlannedRecord<ReorderRow>[] {
  const earlier = new Map<string, number>();
  return rows.map((row) => {
    const { sku = '' } = row.cells;
    const stock = known.get(sku);
    const first = earlier.get(sku);
    earlier.set(sku, first ?? row.row);
    const message = !sku
      ? 'is required'
      : !stock
        ? 'is not a SKU of this shop'
        : first !== undefined && `is in row ${first} already`;
    return planRow(row, {
      columns: valueColumns,
      schema: reorderRow,
      old: stock && { sku, reorderPoint: stock.reorderPoint, reorderQuantity: stock.reorderQuantity },
      initial: { sku, reorderPoint: null, reorderQuantity: null },
      currency: '',
      name: stock ? nameOfStock(stock) : '',
      problems: message ? [{ field: 'sku', message }] : [],
    });
  });
}
