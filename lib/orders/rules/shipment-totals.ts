import type { MinorUnits } from '../../shared/money';
import type { Order, OrderLine, Totals } from '../schema/order';
import type { Shipment } from '../schema/shipment';
import { shippedUnits } from './shipments';
import { discountOf, paidFor, subtotalOf } from './totals';

/** A shipment with its share of the order's lines and totals. */
export type ShipmentAmounts = { shipment: Shipment; lines: OrderLine[]; totals: Totals };

type Amounts = Pick<Order, 'lines' | 'totals'>;

/** `amount` × `part` ÷ `whole`, rounded half up; exact for any safe integers. */
function share(amount: MinorUnits, part: number, whole: number): MinorUnits {
  if (whole === 0) return 0;
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * p + w) / (2n * w));
}

/** The lines with the amounts of the first `units` of each SKU; SKUs without any are left out. */
function linesUpTo(lines: OrderLine[], units: Map<string, number>): OrderLine[] {
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, units.get(line.sku) ?? 0);
    if (quantity <= 0) return [];
    const total = share(line.total, quantity, line.quantity);
    const discount = line.discount && share(line.discount, quantity, line.quantity);
    return [{ ...line, quantity, total, discount: discount || undefined }];
  });
}

const taxWeight = (lines: OrderLine[]) =>
  lines.reduce((sum, line) => sum + paidFor(line) * line.taxBasisPoints, 0);

/** The tax on the goods; the rest of an order's tax is on its delivery. */
function goodsTaxOf({ lines, totals }: Amounts): MinorUnits {
  return Math.min(totals.tax, share(1, taxWeight(lines), 10_000));
}

/** Lines and totals of everything in the first shipments, which hold these units. */
function amountsUpTo(order: Amounts, units: Map<string, number>): Amounts {
  const { totals } = order;
  const lines = linesUpTo(order.lines, units);
  const subtotal = subtotalOf(lines);
  const discount = discountOf(lines);
  const { shipping, shippingDiscount } = lines.length ? totals : { shipping: 0, shippingDiscount: undefined };
  const goodsTax = goodsTaxOf(order);
  const ofGoods = share(goodsTax, taxWeight(lines), taxWeight(order.lines));
  const tax = lines.length ? totals.tax - goodsTax + ofGoods : 0;
  const total = subtotal - discount + shipping + tax;
  const sums = { subtotal, discount: discount || undefined, shipping, shippingDiscount, tax, total };
  return { lines, totals: { ...totals, ...sums } };
}

const optional = (after = 0, before = 0) => after - before || undefined;

/** What the later of two sums adds to the earlier. */
function difference(after: Amounts, before: Amounts): Amounts {
  const earlier = new Map(before.lines.map((line) => [line.sku, line]));
  const lines = after.lines.flatMap((line) => {
    const was = earlier.get(line.sku);
    if (!was) return [line];
    const quantity = line.quantity - was.quantity;
    if (quantity === 0) return [];
    const discount = optional(line.discount, was.discount);
    return [{ ...line, quantity, total: line.total - was.total, discount }];
  });
  const [now, then] = [after.totals, before.totals];
  return {
    lines,
    totals: {
      ...now,
      subtotal: now.subtotal - then.subtotal,
      discount: optional(now.discount, then.discount),
      shipping: now.shipping - then.shipping,
      shippingDiscount: optional(now.shippingDiscount, then.shippingDiscount),
      tax: now.tax - then.tax,
      total: now.total - then.total,
    },
  };
}

/**
 * What each shipment of an order costs: its lines with their shares of price and discount, and its totals. Delivery is
 * with the first shipment. The shares of all units sum exactly to the order's lines and totals, because each is the
 * difference of two rounded sums; they depend on earlier shipments only, so that a later one never changes them. When
 * the rest of an order was cancelled, they are shares of the order as it was placed.
 */
export function shipmentAmounts(
  order: Pick<Order, 'lines' | 'totals' | 'shipments' | 'original'>,
): ShipmentAmounts[] {
  const whole = order.original ?? order;
  const sums = [0, ...order.shipments.keys()].map((_, count) =>
    amountsUpTo(whole, shippedUnits(order.shipments.slice(0, count))),
  );
  return order.shipments.map((shipment, index) => {
    const { lines, totals } = difference(sums[index + 1]!, sums[index]!);
    return { shipment, lines, totals };
  });
}

/** Lines, totals and discounts of an order whose units that have not shipped are cancelled. */
export function cutToShipped(
  order: Pick<Order, 'lines' | 'totals' | 'shipments' | 'original' | 'discounts'>,
): Pick<Order, 'lines' | 'totals' | 'discounts'> {
  const cut = amountsUpTo(order.original ?? order, shippedUnits(order.shipments));
  const discounts = order.discounts
    ?.map((one) => (one.kind === 'free-delivery' ? one : { ...one, amount: cut.totals.discount ?? 0 }))
    .filter(({ amount }) => amount > 0);
  return { ...cut, ...(discounts && { discounts }) };
}
