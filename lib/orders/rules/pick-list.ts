import { compareBins } from '../../inventory/rules';
import type { LineInput } from '../../cart/schema';
import type { Order } from '../schema/order';
import { shippableLines, waitingStatuses, type WaitingUnits } from './backorders';

/** What is taken from one place: the units of a SKU for all orders together, and how many each order gets. */
export type PickLine = {
  bin: string;
  sku: string;
  name: string;
  quantity: number;
  /** `comment` is what the customer wrote about the line. */
  orders: { number: string; quantity: number; comment?: string }[];
};

/**
 * The units that are to be packed for an order: none where it is shipped or cancelled, and not those that `waiting` says have
 * not arrived yet.
 */
export function linesToPack(order: Order, waiting: WaitingUnits = new Map()): LineInput[] {
  return waitingStatuses.includes(order.state) ? shippableLines(order, waiting) : [];
}

/**
 * What to take from the shelves for these orders, summed by SKU, in the order of the bins; SKUs without one are last. Units
 * that have not arrived yet, by the id of the order, are left out.
 */
export function pickLines(
  orders: Order[],
  bins: Record<string, string>,
  waiting = new Map<string, WaitingUnits>(),
): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const order of orders) {
    for (const { sku, quantity } of linesToPack(order, waiting.get(order.id))) {
      const { name, color, size, comment } = order.lines.find((line) => line.sku === sku)!;
      const known = lines.get(sku) ?? {
        bin: bins[sku] ?? '',
        sku,
        name: [name, color, size].filter(Boolean).join(', '),
        quantity: 0,
        orders: [],
      };
      known.quantity += quantity;
      known.orders.push({ number: order.number, quantity, ...(comment && { comment }) });
      lines.set(sku, known);
    }
  }
  return [...lines.values()].sort(
    (one, other) => compareBins(one.bin, other.bin) || (one.sku < other.sku ? -1 : 1),
  );
}
