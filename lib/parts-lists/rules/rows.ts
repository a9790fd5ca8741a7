import { readQuantity } from '../../catalog/rules/quantity';
import { quantityIssue } from '../../quick-order/rules/check-row';
import { issueOf, partOf, type OrderRow } from '../../quick-order/rules/order-rows';

/** Whether the best cart can be found for a row: what is short may be filled by something equal. */
export function isPlannable(rows: OrderRow[], row: OrderRow): boolean {
  const part = partOf(row);
  if (!part || !readQuantity(row.quantity)) return false;
  const { counted = null } = row.found ?? {};
  const { confirmed } = row;
  const inStock = { ...part, availableQuantity: Number.MAX_SAFE_INTEGER };
  return quantityIssue(inStock, row.quantity, { counted, confirmed }) === null;
}

/**
 * How many pieces a row needs. Where the buyer has taken a proposed quantity, that is what was asked for at first: 250
 * pieces, although 3 packs of 100 were proposed.
 */
export function neededPieces(row: OrderRow): number {
  const { packSize = 1 } = partOf(row) ?? {};
  const quantity = readQuantity(row.quantity) ?? 0;
  const asked = row.found?.quantity ?? null;
  const whole = quantity * packSize;
  if (!row.confirmed || asked === null || asked === 0 || asked === quantity) return whole;
  const isPieces = row.found?.counted === 'piece' || (row.found?.counted === null && asked >= packSize);
  return Math.min(whole, isPieces ? asked : asked * packSize);
}

/** The rows with every quantity that is proposed for one. */
export const withProposals = (rows: OrderRow[]): OrderRow[] =>
  rows.map((row) => {
    const proposal = issueOf(rows, row)?.proposal ?? null;
    return proposal === null || isPlannable(rows, row)
      ? row
      : { ...row, quantity: String(proposal), confirmed: true };
  });
