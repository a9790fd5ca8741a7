import { compareBins } from '../../inventory/rules';
import type { LineInput } from '../../cart/schema';
import type { Order } from '../schema/order';
import { unshippedLines } from './shipments';

/** What is taken from one place: the units of a SKU for all orders together, and how many each order gets. */
export type PickLine = {
  bin: string;
  sku: string;
  name: string;
  quantity: number;
  orders: { number: string; quantity: number }[];
};

/** The units that are still to be packed for an order: none where it is shipped or cancelled. */
export function linesToPack(order: Order): LineInput[] {
  return order.state === 'placed' || order.state === 'confirmed' ? unshippedLines(order) : [];
}

/** What to take from the shelves for these orders, summed by SKU, in the order of the bins; SKUs without one are last. */
export function pickLines(orders: Order[], bins: Record<string, string>): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const order of orders) {
    for (const { sku, quantity } of linesToPack(order)) {
      const { name, color, size } = order.lines.find((line) => line.sku === sku)!;
      const known = lines.get(sku) ?? {
        bin: bins[sku] ?? '',
        sku,
        name: [name, color, size].filter(Boolean).join(', '),
        quantity: 0,
        orders: [],
      };
      known.quantity += quantity;
      known.orders.push({ number: order.number, quantity });
      lines.set(sku, known);
    }
  }
  return [...lines.values()].sort(
    (one, other) => compareBins(one.bin, other.bin) || (one.sku < other.sku ? -1 : 1),
  );
}
