import type { LineInput } from '../../cart/schema';
import type { OrderEvent } from '../schema/order';
import type { Shipment } from '../schema/shipment';
import type { OrderStatus } from './status';

/** A shipment as an order stores it. */
export type StoredShipment = Omit<Shipment, 'at'> & { at: Date };

type StoredOrder = {
  _id: { toHexString: () => string };
  state: OrderStatus;
  lines: LineInput[];
  shipments?: StoredShipment[];
  delivery: { tracking: string };
  history: (Omit<OrderEvent, 'at'> & { at: Date })[];
  placedAt: Date;
};

const sentStatuses: OrderStatus[] = ['shipped', 'delivered', 'returned'];

/**
 * The shipments of a stored order, oldest first. An order that was shipped before shipments were stored has one of
 * everything, whose id is the order's.
 */
export function storedShipments(order: StoredOrder): StoredShipment[] {
  if (order.shipments) return order.shipments;
  if (!sentStatuses.includes(order.state)) return [];
  const event = order.history.findLast(({ what }) => what === 'shipped');
  return [
    {
      id: order._id.toHexString(),
      at: event?.at ?? order.placedAt,
      lines: order.lines.map(({ sku, quantity }) => ({ sku, quantity })),
      carrier: '',
      tracking: order.delivery.tracking,
      trackingUrl: '',
      by: event?.by ?? '',
    },
  ];
}

/** The units of a partly shipped order that were cancelled. */
export function cancelledLines(order: {
  lines: LineInput[];
  original?: { lines: LineInput[] };
}): LineInput[] {
  return unshippedLines({ lines: order.original?.lines ?? order.lines, shipments: [order] });
}

type Shipped = { lines: LineInput[]; shipments: { lines: LineInput[] }[] };

/** The units of each SKU that are in shipments. */
export function shippedUnits(shipments: { lines: LineInput[] }[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of shipments.flatMap(({ lines }) => lines))
    units.set(sku, (units.get(sku) ?? 0) + quantity);
  return units;
}

/** The units of an order that are in no shipment yet, in the order of its lines; SKUs without any are left out. */
export function unshippedLines({ lines, shipments }: Shipped): LineInput[] {
  const shipped = shippedUnits(shipments);
  return lines
    .map(({ sku, quantity }) => ({ sku, quantity: quantity - (shipped.get(sku) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether a part of the order has left and the rest waits. */
export function isPartlyShipped({
  state,
  shipments,
}: {
  state: OrderStatus;
  shipments: { lines: LineInput[] }[];
}): boolean {
  return state === 'confirmed' && shipments.length > 0;
}

/** Why these units can't be shipped, by SKU; null when they can. */
export function shippingProblem(
  order: Shipped,
  wanted: LineInput[],
): { message: string; fields: Record<string, string> } | null {
  const left = new Map(unshippedLines(order).map(({ sku, quantity }) => [sku, quantity]));
  const excess = wanted.filter(({ sku, quantity }) => quantity > (left.get(sku) ?? 0));
  const problemOf = ({ sku }: LineInput) => {
    if (!order.lines.some((line) => line.sku === sku)) return 'Not in this order';
    const units = left.get(sku) ?? 0;
    return units ? `Only ${units} left to ship` : 'Everything has been shipped already';
  };
  const fields = Object.fromEntries(excess.map((line) => [line.sku, problemOf(line)]));
  const message = Object.entries(fields)
    .map(([sku, problem]) => `${sku}: ${problem}`)
    .join('. ');
  return excess.length ? { message, fields } : null;
}
