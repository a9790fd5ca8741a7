import type { OrderDocument } from '@/lib/orders/collection';

/** The fields of an order of which every unit has come back and everything was refunded. */
export function wholeReturn({
  lines,
  totals: { subtotal, discount = 0, shipping, tax },
}: Pick<OrderDocument, 'lines' | 'totals'>) {
  return {
    state: 'returned' as const,
    lines: lines.map((line) => {
      const returned = { quantity: line.quantity, net: line.total - (line.discount ?? 0) };
      return { ...line, returned };
    }),
    returnSums: { goods: subtotal - discount, shipping, tax },
  };
}
