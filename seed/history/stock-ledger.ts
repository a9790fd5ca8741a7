/** Units of one SKU that an order took (negative) or returned (positive). */
export type StockFlow = { at: Date; units: number };
export type LedgerEntry = { at: Date; change: number; available: number; reason: string };

/**
 * The stock movements besides orders that explain the `available` units: an opening stock, deliveries, and write-offs.
 * Opening stock, movements and flows add up to `available`, and the stock is never negative.
 */
export function buildLedger(available: number, flows: StockFlow[], opening: Date): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const full = Math.ceil(available * 1.5) + 10;
  // Backward from the current stock: undoing a flow gives the level before it.
  let level = available;
  for (const { at, units } of flows.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    if (level < units) {
      // Units were returned that are not in stock now: they were written off at once.
      entries.push({
        at: new Date(at.getTime() + 1),
        change: -units,
        available: level,
        reason: 'Returned, not for sale',
      });
      level += units;
    }
    level -= units;
    if (level > full) {
      const delivered = level - Math.floor(available / 3);
      entries.push({
        at: new Date(at.getTime() - 1),
        change: delivered,
        available: level,
        reason: 'Delivery from supplier',
      });
      level -= delivered;
    }
  }
  entries.push({ at: opening, change: level, available: level, reason: 'Opening stock' });
  return entries.reverse();
}
