import type { OrderLine, Order } from '../../orders/schema/order';
import type { ReturnSums } from '../../orders/rules/return-sums';
import type { OrderStatus } from '../../orders/rules/status';
import { noSales, type SalesFigures } from './sales';

export type SoldLine = Pick<OrderLine, 'productId' | 'sku' | 'name' | 'quantity' | 'total' | 'returned'> & {
  /** Absent in orders from before there were discounts. */
  discount?: number;
};

/** What the reports read of an order. */
export type SoldOrder = {
  state: OrderStatus;
  placedAt: Date;
  replaces?: Order['replaces'];
  /** What returns by line have given back: subtracted whatever the order's status. */
  returnSums?: ReturnSums;
  payment: Pick<Order['payment'], 'state'>;
  totals: Pick<Order['totals'], 'subtotal' | 'shipping' | 'tax' | 'total'> & { discount?: number };
  customer: Pick<Order['customer'], 'id' | 'name' | 'email'>;
  address: Pick<Order['address'], 'country' | 'region'>;
  lines: SoldLine[];
};

/** Whether what was paid for an order was refunded as a whole; what returns have given back is subtracted from others. */
export const cameBack = ({ payment }: SoldOrder): boolean => payment.state === 'refunded';

/** What an order adds to the sums of orders. */
export function orderFigures(order: SoldOrder): SalesFigures {
  const { lines, totals, returnSums: back = { goods: 0, shipping: 0, tax: 0 } } = order;
  const { subtotal: gross, discount: discounts = 0 } = totals;
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const ordered = { ...noSales, orders: 1, units, gross, discounts };
  if (cameBack(order)) return { ...ordered, returned: gross - discounts };
  return {
    ...ordered,
    returned: back.goods,
    net: gross - discounts - back.goods,
    shipping: totals.shipping - back.shipping,
    tax: totals.tax - back.tax,
    total: totals.total - back.goods - back.shipping - back.tax,
  };
}

/** What a line adds to the sums of products, besides the order; `isReturned` says that all of its order came back. */
export function lineFigures(line: SoldLine, isReturned: boolean): SalesFigures {
  const { quantity: units, total: gross, discount: discounts = 0 } = line;
  const paid = gross - discounts;
  const returned = isReturned ? paid : (line.returned?.net ?? 0);
  return { ...noSales, units, gross, discounts, returned, net: paid - returned };
}
