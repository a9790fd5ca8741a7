import { onlyLeft } from '../../cart/rules';
import { onlyBackorder } from '../../catalog/rules/backorders';
import { takeStock } from '../../inventory/commands/holds';
import { findBackordered } from '../../inventory/queries/backorders';
import type { Shop } from '../../settings/schema/shop';
import type { OrderAttempt } from '../collection';

/** A SKU with too little stock: the units in stock, and those that could be put on backorder if the customer accepts. */
export type Shortage = { sku: string; available: number; mayBackorder: number };

/**
 * Step 2: takes the units SKU by SKU, on backorder no more than the customer accepts. Returns the first SKU with too little
 * stock, or null when all are held.
 */
export async function takeUnits(attempt: OrderAttempt): Promise<Shortage | null> {
  const { _id, stockLines, acceptedBackorders = [] } = attempt;
  const accepted = new Map(acceptedBackorders.map(({ sku, quantity }) => [sku, quantity]));
  for (const { sku, quantity } of stockLines) {
    const taken = await takeStock(_id.toHexString(), sku, quantity, accepted.get(sku));
    if (!taken.taken) return { sku, available: taken.available, mayBackorder: taken.mayBackorder };
  }
  return null;
}

/** What the holds of an attempt say of backorders: its lines with them, and their SKUs. */
export async function findBackorders({ _id, lines, acceptedBackorders }: OrderAttempt, shop: Shop) {
  if (!acceptedBackorders) return {};
  const skus = acceptedBackorders.map(({ sku }) => sku);
  const held = await findBackordered(_id.toHexString(), skus, shop);
  if (held.size === 0) return {};
  const withBackorder = lines.map((line) => {
    const backorder = held.get(line.sku);
    return backorder ? { ...line, backorder } : line;
  });
  return { lines: withBackorder, backordered: [...held.keys()] };
}

/**
 * The failure of too little stock. Where more units could be put on backorder than the customer has accepted, they have to
 * see that first.
 */
export function shortage(attempt: OrderAttempt, { sku, available, mayBackorder }: Shortage) {
  const line = attempt.lines.find((one) => one.sku === sku);
  const quantity = attempt.stockLines.find((one) => one.sku === sku)?.quantity ?? 0;
  const canOrder = mayBackorder > 0 && quantity <= available + mayBackorder;
  const message = canOrder
    ? `Only ${available} in stock now, the other ${quantity - available} would be on backorder`
    : mayBackorder > 0
      ? onlyBackorder(available, mayBackorder)
      : onlyLeft(available);
  const failure = { message, fields: { [sku]: `${line?.name ?? sku}: ${message}` } };
  return canOrder ? { ...failure, code: 'backorder-changed' } : failure;
}
