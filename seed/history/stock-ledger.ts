/** Units of one SKU that left (negative) or came back (positive) with an order. */
export type StockFlow = { at: Date; units: number };
export type LedgerEntry = { at: Date; change: number; available: number; reason: string };

/**
 * The entries beside the orders that explain why `available` units are left now: an opening stock, deliveries from the
 * supplier, write-offs. Opening stock, entries and flows add up to `available`, and the stock is never below zero.
 */
export function ledgerOf(available: number, flows: StockFlow[], opening: Date): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  const full = Math.ceil(available * 1.5) + 10;
  // Backward from what is left now: a flow undone gives the level before it.
  let level = available;
  for (const { at, units } of flows.toSorted((one, other) => other.at.getTime() - one.at.getTime())) {
    if (level < units) {
      // Units came back that are not there now: they were written off at once.
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
