import type { MinorUnits } from '../../shared/money';
import { rateKey, taxOn } from '../../taxes/rules/amounts';
import type { TaxEntry } from '../../taxes/schema/tax';
import type { Order, OrderLine, Totals } from '../schema/order';
import type { Shipment } from '../schema/shipment';
import { shippedUnits } from './shipments';
import { goodsAt, lineRateKey } from './taxes';
import { discountOf, paidFor, subtotalOf } from './totals';

/** A shipment with its share of the order's lines and totals. */
export type ShipmentAmounts = { shipment: Shipment; lines: OrderLine[]; totals: Totals };

type Amounts = Pick<Order, 'lines' | 'totals'>;

/** `amount` × `part` ÷ `whole`, rounded half up; exact for any safe integers. */
export function share(amount: MinorUnits, part: number, whole: number): MinorUnits {
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

/** The tax of everything in the first shipments of an order that has no taxes by rate. */
function pastTaxUpTo(order: Amounts, lines: OrderLine[]): MinorUnits {
  if (lines.length === 0) return 0;
  const goodsTax = goodsTaxOf(order);
  return order.totals.tax - goodsTax + share(goodsTax, taxWeight(lines), taxWeight(order.lines));
}

/** The taxes by rate of everything in the first shipments, which hold these of the order's lines. */
function taxesUpTo(order: Amounts, taxes: TaxEntry[], lines: OrderLine[]): TaxEntry[] {
  if (lines.length === 0) return taxes.map((entry) => ({ ...entry, net: 0, tax: 0 }));
  return taxes.map((entry) => {
    const all = goodsAt(order, entry);
    const net = goodsAt({ lines }, entry);
    const own = { lines: lines.filter((line) => lineRateKey(line) === rateKey(entry)) };
    const lineTax = (some: OrderLine[]) =>
      some.reduce((sum, line) => sum + taxOn(paidFor(line), line.taxBasisPoints), 0);
    if (order.totals.taxRounding === 'line') {
      const whole = order.lines.filter((line) => lineRateKey(line) === rateKey(entry));
      const tax = entry.tax - lineTax(whole) + lineTax(own.lines);
      return { ...entry, net: entry.net - all + net, tax };
    }
    const ofGoods = Math.min(entry.tax, taxOn(all, entry.basisPoints));
    return { ...entry, net: entry.net - all + net, tax: entry.tax - ofGoods + share(ofGoods, net, all) };
  });
}

/** Lines and totals of everything in the first shipments, which hold these units. */
function amountsUpTo(order: Amounts, units: Map<string, number>): Amounts {
  const { totals } = order;
  const lines = linesUpTo(order.lines, units);
  const subtotal = subtotalOf(lines);
  const discount = discountOf(lines);
  const { shipping, shippingDiscount } = lines.length ? totals : { shipping: 0, shippingDiscount: undefined };
  const taxes = totals.taxes && taxesUpTo(order, totals.taxes, lines);
  const tax = taxes ? taxes.reduce((sum, entry) => sum + entry.tax, 0) : pastTaxUpTo(order, lines);
  const total = subtotal - discount + shipping + tax;
  const sums = { subtotal, discount: discount || undefined, shipping, shippingDiscount, tax, total };
  return { lines, totals: { ...totals, ...sums, ...(taxes && { taxes }) } };
}

const optional = (after = 0, before = 0) => after - before || undefined;

/** The taxes that lines or amounts belong to: not those of other shipments. */
const present = (taxes: TaxEntry[], lines: OrderLine[]) =>
  taxes.filter(
    (entry) =>
      entry.net !== 0 || entry.tax !== 0 || lines.some((line) => lineRateKey(line) === rateKey(entry)),
  );

function taxDifference(after: Amounts, before: Amounts, lines: OrderLine[]): { taxes?: TaxEntry[] } {
  const taxes = after.totals.taxes?.map((entry, index) => {
    const { net = 0, tax = 0 } = before.totals.taxes?.[index] ?? {};
    return { ...entry, net: entry.net - net, tax: entry.tax - tax };
  });
  return taxes ? { taxes: present(taxes, lines) } : {};
}

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
      ...taxDifference(after, before, lines),
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
  const { taxes } = cut.totals;
  const totals = { ...cut.totals, ...(taxes && { taxes: present(taxes, cut.lines) }) };
  return { ...cut, totals, ...(discounts && { discounts }) };
}
