import { unitCodeOf } from '../../invoices/rules/e-invoice/units';
import type { Order } from '../../orders/schema/order';
import { element, type Markup } from '../../shared/write-xml';
import { orderReference, type OrderedBy } from './confirmation';

type Part = { lineNumber: string; sku: string; quantity: number };

/** Units of SKUs as parts of the lines of a purchasing system, after `before` of each SKU were parts of others. */
export function partsOf(
  units: { sku: string; quantity: number }[],
  { lines }: OrderedBy,
  before: Map<string, number>,
): Part[] {
  return units.flatMap(({ sku, quantity }) => {
    let [skip, left] = [before.get(sku) ?? 0, quantity];
    const parts: Part[] = [];
    for (const line of lines.filter((one) => one.sku === sku)) {
      const part = Math.max(0, Math.min(left, line.quantity - skip));
      skip = Math.max(0, skip - line.quantity);
      left -= part;
      if (part > 0) parts.push({ lineNumber: line.lineNumber, sku, quantity: part });
    }
    return parts;
  });
}

/** The units of each SKU in the shipments before one of an order. */
export function shippedBefore({ shipments }: Pick<Order, 'shipments'>, id: string): Map<string, number> {
  const before = new Map<string, number>();
  for (const shipment of shipments) {
    if (shipment.id === id) break;
    for (const { sku, quantity } of shipment.lines) before.set(sku, (before.get(sku) ?? 0) + quantity);
  }
  return before;
}

/** Says what of an order has left in a shipment, line by line, and how it is followed. */
export function shipNotice(
  order: Order,
  { id, at: shippedAt, lines, carrier, tracking }: Order['shipments'][number],
  by: OrderedBy,
  at: Date,
): Markup {
  const units = new Map(order.lines.map(({ sku, unit }) => [sku, unitCodeOf(unit)]));
  const header = element('ShipNoticeHeader', {
    shipmentID: id,
    operation: 'new',
    noticeDate: at.toISOString(),
    shipmentDate: shippedAt,
    shipmentType: 'actual',
  });
  const control =
    carrier && tracking
      ? element(
          'ShipControl',
          {},
          element('CarrierIdentifier', { domain: 'companyName' }, carrier),
          element(
            'ShipmentIdentifier',
            { domain: 'trackingNumber', trackingNumberDate: shippedAt },
            tracking,
          ),
        )
      : null;
  const items = partsOf(lines, by, shippedBefore(order, id)).map(({ lineNumber, sku, quantity }) =>
    element(
      'ShipNoticeItem',
      { quantity, lineNumber },
      element('ItemID', {}, element('SupplierPartID', {}, sku)),
      element('UnitOfMeasure', {}, units.get(sku) ?? 'C62'),
    ),
  );
  const portion = element('ShipNoticePortion', {}, orderReference(by), items);
  return element('ShipNoticeRequest', {}, header, control, portion);
}
