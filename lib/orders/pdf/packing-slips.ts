import { PdfBuilder } from '../../platform/pdf-builder';
import { logoForPdf } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { formatDate } from '../../shared/dates';
import { commentedName, letterhead, lineName, requestFacts } from '../pdf';
import { trackingText } from '../rules/carriers';
import { isPartlyShipped, unshippedLines } from '../rules/shipments';
import type { Order, OrderLine } from '../schema/order';
import type { Shipment } from '../schema/shipment';

type Units = { sku: string; quantity: number };

/** What goes into one parcel; `later` follows in another one. */
type Parcel = { lines: Units[]; later: Units[]; shipment?: Shipment; part?: string };

/** The parcel of a shipment; what follows is what had not left when it was packed. */
function parcelOf(order: Order, shipment: Shipment): Parcel {
  const index = order.shipments.indexOf(shipment);
  const later = unshippedLines({ lines: order.lines, shipments: order.shipments.slice(0, index + 1) });
  const part = order.shipments.length > 1 || later.length > 0 ? `Shipment ${index + 1}` : undefined;
  return { lines: shipment.lines, later, shipment, part };
}

/** The parcel to pack now: what waits or, where everything has left, the whole order. */
function nextParcel(order: Order): Parcel {
  if (!isPartlyShipped(order)) return { lines: order.lines, later: [], shipment: onlyShipment(order) };
  return { lines: unshippedLines(order), later: [], part: `Shipment ${order.shipments.length + 1}` };
}

const onlyShipment = ({ shipments }: Order) => (shipments.length === 1 ? shipments[0] : undefined);

const slipTitle = (order: Order) => `Packing slip ${order.number}`;

const countUnits = (lines: Units[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function facts(order: Order, { shipment, part }: Parcel, shop: Shop): string[] {
  const tracking = shipment ? trackingText(shipment) : '';
  return [
    order.number,
    ...(part ? [part] : []),
    `Date: ${formatDate(order.placedAt, shop)}`,
    `Delivery: ${order.delivery.name}`,
    ...requestFacts(order, shop),
    ...(tracking ? [`Tracking: ${tracking}`] : []),
    ...(order.company ? [`Ordered for: ${order.company.name}`] : []),
    ...(order.payment.purchaseOrder ? [`Your purchase order: ${order.payment.purchaseOrder}`] : []),
    ...(order.address.phone ? [`Phone: ${order.address.phone}`] : []),
  ];
}

function drawSlip(pdf: PdfBuilder, order: Order, parcel: Parcel, shop: Shop): PdfBuilder {
  const all = order.original?.lines ?? order.lines;
  const lineOf = ({ sku }: Units): OrderLine | undefined => all.find((line) => line.sku === sku);
  const nameOf = (units: Units) => {
    const line = lineOf(units);
    return line ? lineName(line) : units.sku;
  };
  const packedName = (units: Units) => {
    const line = lineOf(units);
    return line ? commentedName(line) : units.sku;
  };
  const units = countUnits(parcel.lines);
  letterhead(pdf, slipTitle(order), order, shop, facts(order, parcel, shop))
    .table(
      [
        { title: 'Packed', width: 0.1 },
        { title: 'SKU', width: 0.2 },
        { title: 'Product', width: 0.48 },
        { title: 'Unit', width: 0.12 },
        { title: 'Quantity', width: 0.1, alignRight: true },
      ],
      parcel.lines.map((line) => [
        '[  ]',
        line.sku,
        packedName(line),
        lineOf(line)?.unit ?? '',
        String(line.quantity),
      ]),
    )
    .text(`${units} ${units === 1 ? 'unit' : 'units'} in total`);
  if (parcel.later.length > 0) {
    pdf.space(12).text('Follows in another shipment', { bold: true });
    for (const line of parcel.later) pdf.text(`${line.quantity} × ${nameOf(line)}, ${line.sku}`);
  }
  return pdf;
}

/**
 * The list that goes into the parcel of a shipment, without prices, with what follows later. Without a shipment it is the
 * list of what waits or, where everything has left, of the whole order.
 */
export async function packingSlipPdf(
  order: Order,
  shop: Shop,
  shipment?: Shipment,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PdfBuilder.create(slipTitle(order), JSON.stringify([order, shop, '×']), {
    logo: await logoForPdf(shop),
  });
  return drawSlip(pdf, order, shipment ? parcelOf(order, shipment) : nextParcel(order), shop).bytes();
}

/** One document with a packing slip of what waits in each of these orders. */
export async function packingSlipsPdf(orders: Order[], shop: Shop): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PdfBuilder.create('Packing slips', JSON.stringify([orders, shop, '×']), {
    logo: await logoForPdf(shop),
  });
  if (orders.length === 0) pdf.heading('Nothing to pack');
  for (const [index, order] of orders.entries()) {
    if (index > 0) pdf.newPage();
    drawSlip(pdf, order, nextParcel(order), shop);
  }
  return pdf.bytes();
}
