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
