import { openingReason, type Movement, type MovementSource } from '../../lib/catalog/collection/stock';

/** Units of one SKU that an order took (negative) or returned (positive), or that a stock count corrected. */
export type StockFlow = { at: Date; units: number; source: MovementSource; reason: string };
export type LedgerEntry = Pick<Movement, 'at' | 'change' | 'reason' | 'source'>;

/**
 * The stock movements that explain the `available` units: an opening stock, deliveries, write-offs, and these
 * flows. They add up to `available`, and the stock is never negative.
 */
export function buildLedger(available: number, flows: StockFlow[], opening: Date): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const full = Math.ceil(available * 1.5) + 10;
  // Backward from the current stock: undoing a flow gives the level before it.
  let level = available;
  for (const { at, units, source, reason } of flows.toSorted(
    (one, other) => other.at.getTime() - one.at.getTime(),
  )) {
    if (level < units) {
      // Units were returned that are not in stock now: they were written off at once.
      entries.push({
        at: new Date(at.getTime() + 1),
        change: -units,
        reason: 'Returned, not for sale',
      });
      level += units;
    }
    entries.push({ at, change: units, reason, source });
    level -= units;
    if (level > full) {
      const delivered = level - Math.floor(available / 3);
      entries.push({
        at: new Date(at.getTime() - 1),
        change: delivered,
        reason: 'Delivery from supplier',
      });
      level -= delivered;
    }
  }
  entries.push({ at: opening, change: level, reason: openingReason });
  return entries.reverse();
}
