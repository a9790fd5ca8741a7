import { money, wholeNumber, wholeNumberOrNull, yesOrNo } from '../../product-import/rules/csv-cells';
import { planRow, type PlannedRecord, type RecordColumn } from '../../product-import/rules/plan-row';
import type { TableRow } from '../../product-import/schema';
import { decimalMoney } from '../../shared/money';
import { partInput, type PartInput } from '../schema/suppliers';

const valueColumns: Record<keyof PartInput, RecordColumn<PartInput>> = {
  partNumber: { write: ({ partNumber }) => partNumber, read: (cell) => cell },
  cost: { write: ({ cost }, currency) => decimalMoney(cost, currency), read: money },
  packSize: { write: ({ packSize }) => String(packSize), read: wholeNumber },
  leadTimeDays: {
    write: ({ leadTimeDays }) => String(leadTimeDays ?? ''),
    read: wholeNumberOrNull,
    clears: true,
  },
  preferred: { write: ({ preferred }) => (preferred ? 'yes' : 'no'), read: yesOrNo },
};

/** The columns of the file of all suppliers' parts. The product's name is for reading only. */
export const partColumns = ['supplier', 'sku', 'product', ...Object.keys(valueColumns)];
export const requiredPartColumns = ['supplier', 'sku'];

/** The cells of a part in the order of `partColumns`; its cost is in the supplier's currency. */
export const partCells = (
  supplier: { name: string; currency: string },
  { sku, product, ...part }: PartInput & { sku: string; product: string | null },
): string[] => [
  supplier.name,
  sku,
  product ?? '',
  ...Object.values(valueColumns).map(({ write }) => write(part, supplier.currency)),
];

/** What the shop knows about the suppliers and SKUs that a file names. */
export type KnownParts = {
  supplier: (name: string) => { id: string; currency: string } | undefined;
  /** The name of the product that has a SKU. */
  product: (sku: string) => string | undefined;
  part: (supplierId: string, sku: string) => PartInput | undefined;
};

export type PlannedPart = PlannedRecord<PartInput> & { supplierId: string; sku: string };

/** What importing the rows of a file would do. */
export function planParts(rows: TableRow[], known: KnownParts): PlannedPart[] {
  const earlier = new Map<string, number>();
  const preferredIn = new Map<string, number>();
  return rows.map((row) => {
    const { supplier: supplierName = '', sku = '', preferred = '' } = row.cells;
    const supplier = known.supplier(supplierName);
    const product = known.product(sku);
    const key = JSON.stringify([supplierName, sku]);
    const problems = [
      ...(supplier ? [] : [unknown('supplier', supplierName, 'is not a supplier of this shop')]),
      ...(product === undefined ? [unknown('sku', sku, 'is not a SKU of this shop')] : []),
      ...repeated(earlier, key, row.row, 'sku', 'is in row {row} already'),
      ...(preferred.toLowerCase() === 'yes'
        ? repeated(preferredIn, sku, row.row, 'preferred', 'is yes in row {row} for this SKU already')
        : []),
    ];
    const planned = planRow(row, {
      columns: valueColumns,
      schema: partInput,
      old: supplier && known.part(supplier.id, sku),
      initial: { packSize: 1, leadTimeDays: null, preferred: false },
      currency: supplier?.currency ?? 'USD',
      name: [supplierName, product].filter(Boolean).join(': '),
      problems,
    });
    return { ...planned, supplierId: supplier?.id ?? '', sku };
  });
}

const unknown = (field: string, cell: string, message: string) => ({
  field,
  message: cell ? message : 'is required',
});

/** A problem where an earlier row of the file has the key; else this row is remembered as the first. */
function repeated(rows: Map<string, number>, key: string, row: number, field: string, message: string) {
  const first = rows.get(key);
  if (first !== undefined) return [{ field, message: message.replace('{row}', String(first)) }];
  rows.set(key, row);
  return [];
}
