import type { LineInput } from '../../cart/schema';
import { backorderText } from '../../catalog/rules/backorders';
import type { Order, OrderLine } from '../schema/order';
import { unshippedLines } from './shipments';
import type { OrderStatus } from './status';

/** The statuses of orders that can wait for units. */
export const waitingStatuses: OrderStatus[] = ['placed', 'confirmed'];

/** The units of each SKU of an order that wait for their arrival. */
export type WaitingUnits = Map<string, number>;

/** The units of each SKU that an order has on backorder and that have not left. */
export function openBackorders(order: {
  lines: (LineInput & Pick<OrderLine, 'backorder'>)[];
  shipments: { lines: LineInput[] }[];
}): WaitingUnits {
  const left = new Map(unshippedLines(order).map(({ sku, quantity }) => [sku, quantity]));
  const open = order.lines.flatMap(({ sku, backorder }) => {
    const units = Math.min(backorder?.quantity ?? 0, left.get(sku) ?? 0);
    return units > 0 ? [[sku, units] as const] : [];
  });
  return new Map(open);
}

/**
 * Which orders still wait when `missing` units have not arrived: the newest ones, so that what has arrived belongs to the
 * oldest. `orders` are the units on backorder of each order, oldest first. Returns the waiting units by order id.
 */
export function waitingOrders(missing: number, orders: { id: string; units: number }[]): Map<string, number> {
  const waiting = new Map<string, number>();
  let left = missing;
  for (const { id, units } of [...orders].reverse()) {
    const own = Math.min(units, left);
    if (own > 0) waiting.set(id, own);
    left -= own;
  }
  return waiting;
}

/** Why these units can't be shipped yet, by SKU; null when none of them wait. */
export function waitingProblem(
  order: { lines: LineInput[]; shipments: { lines: LineInput[] }[] },
  wanted: LineInput[],
  waiting: WaitingUnits,
): { message: string; fields: Record<string, string> } | null {
  const left = new Map(unshippedLines(order).map(({ sku, quantity }) => [sku, quantity]));
  const problems = wanted.flatMap(({ sku, quantity }) => {
    const units = waiting.get(sku) ?? 0;
    const ready = (left.get(sku) ?? 0) - units;
    if (units === 0 || quantity <= ready) return [];
    return [
      [sku, `${units} on backorder: ${ready > 0 ? `only ${ready} can ship` : 'none can ship yet'}`] as const,
    ];
  });
  const message = problems.map(([sku, problem]) => `${sku}: ${problem}`).join('. ');
  return problems.length ? { message, fields: Object.fromEntries(problems) } : null;
}

/** The units of an order that can ship now, of each SKU that has any. */
export function shippableLines(
  order: Pick<Order, 'lines' | 'shipments'>,
  waiting: WaitingUnits,
): LineInput[] {
  return unshippedLines(order)
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - (waiting.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** How a line is supplied, as order, mail and papers say it; empty where all of it was in stock. */
export function orderedBackorderText({ quantity, backorder }: OrderLine, locale?: string): string {
  if (!backorder) return '';
  if (backorder.arrivedAt) return `${backorder.quantity} on backorder, arrived`;
  return backorderText(quantity, { ...backorder, quantity: Math.min(backorder.quantity, quantity) }, locale);
}

/** Whether units of an order are on backorder, as far as its customer was told. */
export const isOnBackorder = ({ state, lines }: Pick<Order, 'state' | 'lines'>): boolean =>
  waitingStatuses.includes(state) &&
  lines.some(({ backorder }) => backorder !== undefined && !backorder.arrivedAt);
