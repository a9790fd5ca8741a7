import { formatDate } from '../../shared/dates';
import { formatMoney } from '../../shared/money';
import type { Shop } from '../../settings/types';
import { addressLines, isCollected } from '../rules/places';
import { taxLabel } from '../rules/totals';
import type { Order, OrderLine } from '../types';
import { Sheet } from '../../platform/pdf-sheet';

const nameOf = (line: OrderLine) => [line.name, line.colour, line.size].filter(Boolean).join(', ');

/** All that may stand on a paper about an order: its fonts are chosen by that. */
const wordsOf = (order: Order, shop: Shop) =>
  JSON.stringify([order, shop]) + formatMoney(1, order.totals.currency, shop.locale);

function head(sheet: Sheet, title: string, order: Order, shop: Shop, facts: string[]): Sheet {
  return sheet
    .text(shop.legalName, { bold: true })
    .text([...shop.address.slice(1), shop.phone, shop.email].join(', '), { muted: true })
    .space(24)
    .heading(title)
    .beside(
      [isCollected(order) ? 'Billed to' : 'Delivered to', ...addressLines(order.address, shop.countries)],
      ['Order', ...facts],
    )
    .space(20);
}

/** The invoice of an order as a PDF of A4 pages, with the prices and the tax of its day. */
export async function invoicePdf(order: Order, shop: Shop): Promise<Uint8Array<ArrayBuffer>> {
  const { totals, payment, state } = order;
  const money = (amount: number) => formatMoney(amount, totals.currency, shop.locale);
  const facts = [
    order.number,
    `Date: ${formatDate(order.placedAt, shop)}`,
    ...(payment.purchaseOrder ? [`Your purchase order: ${payment.purchaseOrder}`] : []),
    `Delivery: ${order.delivery.name}`,
    payment.state === 'due' ? 'Payment: due within 30 days' : `Payment: ${payment.state}`,
  ];
  const sheet = head(
    await Sheet.begin(`Invoice ${order.number}`, wordsOf(order, shop)),
    `Invoice ${order.number}`,
    order,
    shop,
    facts,
  );
  if (state === 'cancelled')
    sheet.text('This order was cancelled: nothing is to be paid.', { bold: true }).space(8);
  return sheet
    .table(
      [
        { head: 'SKU', width: 0.16 },
        { head: 'Item', width: 0.4 },
        { head: 'Quantity', width: 0.1, right: true },
        { head: 'Price', width: 0.16, right: true },
        { head: 'Amount', width: 0.18, right: true },
      ],
      order.lines.map((line) => [
        ...[line.sku, nameOf(line), String(line.quantity), money(line.unitPrice), money(line.total)],
      ]),
    )
    .sums([
      ['Subtotal', money(totals.subtotal)],
      ['Delivery', money(totals.shipping)],
      [taxLabel(totals), money(totals.tax)],
      ['Total', money(totals.total)],
    ])
    .bytes();
}

/** The slip that goes into the parcel: what is in it, without prices. */
export async function packingSlipPdf(order: Order, shop: Shop): Promise<Uint8Array<ArrayBuffer>> {
  const facts = [
    order.number,
    `Date: ${formatDate(order.placedAt, shop)}`,
    `Delivery: ${order.delivery.name}`,
    ...(order.delivery.tracking ? [`Tracking: ${order.delivery.tracking}`] : []),
    ...(order.address.phone ? [`Phone: ${order.address.phone}`] : []),
  ];
  const sheet = await Sheet.begin(`Packing slip ${order.number}`, wordsOf(order, shop));
  const units = order.lines.reduce((sum, line) => sum + line.quantity, 0);
  return head(sheet, `Packing slip ${order.number}`, order, shop, facts)
    .table(
      [
        { head: 'Packed', width: 0.1 },
        { head: 'SKU', width: 0.2 },
        { head: 'Item', width: 0.48 },
        { head: 'Unit', width: 0.12 },
        { head: 'Quantity', width: 0.1, right: true },
      ],
      order.lines.map((line) => ['[  ]', line.sku, nameOf(line), line.unit, String(line.quantity)]),
    )
    .text(`${units} ${units === 1 ? 'unit' : 'units'} in all`)
    .bytes();
}
