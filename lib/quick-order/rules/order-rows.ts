import { readQuantity, startQuantity } from '../../catalog/rules/quantity';
import { unitPrice } from '../../pricing/rules';
import type { ListPart, ListRow } from '../schema';
import { quantityIssue, type QuantityIssue } from './check-row';

/** One row of the quick order form. */
export type OrderRow = {
  id: number;
  /** The part number and the quantity as they stand in their fields. */
  part: string;
  quantity: string;
  /** What the shop found for the part number; null before it was asked. */
  found: ListRow | null;
  /** Whether the buyer means the quantity as it is, in packs. */
  confirmed: boolean;
  /** Why the cart did not take the row. */
  rejected: string | null;
};

export const emptyRow = (id: number): OrderRow => ({
  id,
  part: '',
  quantity: '',
  found: null,
  confirmed: false,
  rejected: null,
});

/** A row with what the shop found. A line without a number starts with the smallest quantity if it may. */
export function withFound(row: OrderRow, found: ListRow, startsQuantity = true): OrderRow {
  const start =
    startsQuantity && found.match && !found.isQuantityUnclear
      ? String(startQuantity(found.match.limits))
      : '';
  const quantity = row.quantity || (found.quantity === null ? start : String(found.quantity));
  return { ...row, part: row.part || found.part, quantity, found, rejected: null };
}

/** The row for a variant that the buyer has chosen among suggestions. */
export function withPart(row: OrderRow, part: ListPart): OrderRow {
  const quantity = row.quantity || String(startQuantity(part.limits));
  const found: ListRow = {
    line: 1,
    text: part.sku,
    part: part.sku,
    quantity: readQuantity(quantity),
    counted: row.found?.counted ?? null,
    state: 'found',
    match: part,
    isQuantityUnclear: false,
    message: null,
    suggestions: [],
  };
  return { ...row, part: part.sku, quantity, found, confirmed: false, rejected: null };
}

/** The variant that the row orders; null while it isn't certain. */
export const partOf = ({ found }: OrderRow): ListPart | null =>
  found?.state === 'found' ? found.match : null;

/** The other rows that order the same SKU. */
export function sameRows(rows: OrderRow[], row: OrderRow): OrderRow[] {
  const sku = partOf(row)?.sku;
  return sku ? rows.filter((other) => other.id !== row.id && partOf(other)?.sku === sku) : [];
}

const unitsOf = (row: OrderRow) => readQuantity(row.quantity) ?? 0;

/** What is wrong with the quantity of a row whose product is certain. */
export function issueOf(rows: OrderRow[], row: OrderRow): QuantityIssue | null {
  const part = partOf(row);
  if (!part) return null;
  const { counted = null } = row.found ?? {};
  const others = sameRows(rows, row).reduce((sum, other) => sum + unitsOf(other), 0);
  return quantityIssue(part, row.quantity, { counted, confirmed: row.confirmed, others });
}

/** Whether a row can go into the cart as it is. */
export const isReady = (rows: OrderRow[], row: OrderRow): boolean =>
  partOf(row) !== null && row.rejected === null && issueOf(rows, row) === null;

/** Unit price and line total of a row, in minor units; null while they aren't known. */
export function priceOf(row: OrderRow): { unit: number; total: number; isContractPrice: boolean } | null {
  const part = partOf(row);
  const quantity = readQuantity(row.quantity);
  if (!part || !quantity) return null;
  const unit = unitPrice(part, part, quantity);
  const isContractPrice = unit < unitPrice(part, { price: part.price }, quantity);
  return { unit, total: unit * quantity, isContractPrice };
}

/** The rows with all rows of this row's SKU summed up in it. */
export function summedUp(rows: OrderRow[], row: OrderRow): OrderRow[] {
  const same = sameRows(rows, row);
  const gone = new Set(same.map(({ id }) => id));
  const quantity = [row, ...same].reduce((sum, one) => sum + unitsOf(one), 0);
  return rows
    .filter(({ id }) => !gone.has(id))
    .map((one) => (one.id === row.id ? { ...one, quantity: String(quantity), rejected: null } : one));
}

/**
 * The rows after a scan: a product that a row orders already gets one step more, any other the first empty row, or
 * `empty`.
 */
export function withScan(rows: OrderRow[], found: ListRow, empty: OrderRow): OrderRow[] {
  const sku = found.state === 'found' ? found.match?.sku : undefined;
  const same = sku === undefined ? undefined : rows.find((row) => partOf(row)?.sku === sku);
  if (same) {
    const quantity = String(unitsOf(same) + Math.max(1, found.match?.limits.multiple ?? 1));
    return rows.map((row) => (row.id === same.id ? { ...row, quantity, rejected: null } : row));
  }
  const free = rows.find(({ part }) => !part.trim());
  if (!free) return [...rows, withFound(empty, found)];
  const filled = rows.map((row) => (row.id === free.id ? withFound(row, found) : row));
  return filled.some(({ part }) => !part.trim()) ? filled : [...filled, empty];
}

/** The rows as a list that can be pasted again. */
export const listText = (rows: OrderRow[]): string =>
  rows
    .filter(({ part }) => part.trim())
    .map(({ part, quantity }) => `${part.replace(/\s+/g, ' ')}\t${quantity}`)
    .join('\n');

/** The parts and quantities of such a list, not yet looked up. */
export const readListText = (text: string): { part: string; quantity: string }[] =>
  text.split('\n').map((line) => {
    const [part = '', quantity = ''] = line.split('\t');
    return { part, quantity };
  });
