import { PdfBuilder } from '../../platform/pdf-builder';
import { placeLines } from '../../settings/rules/shop';
import type { Shop } from '../../settings/schema/shop';
import { code128 } from '../../shared/code128';
import { formatDate } from '../../shared/dates';
import { addressLines } from '../rules/places';
import { lineNameOf, returnReasonNames } from '../rules/return-lines';
import type { Order } from '../schema/order';
import type { OrderReturn } from '../schema/returns';

const steps = [
  '1. Pack the goods so that nothing can move. Put the lower part of this page into the parcel.',
  '2. Remove old labels and glue the upper part to the parcel, the barcode flat and uncovered.',
  '3. Hand the parcel to a carrier and keep the receipt until the return is settled.',
];

/**
 * The label of an approved return: sender, receiver and the number as a barcode, to be glued to the parcel; below it the
 * list that goes into the parcel, and how to send it.
 */
export async function returnLabelPdf(
  order: Order,
  found: OrderReturn,
  shop: Shop,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, lines, why, at } = found;
  const approved = lines.filter((line) => line.approved > 0);
  const title = `Return ${number}`;
  const pdf = await PdfBuilder.create(title, JSON.stringify([order, found, shop, steps, '×']));
  pdf
    .heading(title)
    .sideBySide(
      ['From', ...addressLines(order.address, shop.countries)],
      ['To', shop.legalName, 'Returns', ...placeLines(shop), ...(shop.phone ? [shop.phone] : [])],
    )
    .space(24)
    .barcode(code128(number), number)
    .space(8)
    .text('Cut or fold here', { muted: true })
    .rule()
    .space(12)
    .text(`Order ${order.number}, return requested on ${formatDate(at, shop)}`, { bold: true })
    .space(8)
    .table(
      [
        { title: 'SKU', width: 0.2 },
        { title: 'Product', width: 0.45 },
        { title: 'Reason', width: 0.25 },
        { title: 'Quantity', width: 0.1, alignRight: true },
      ],
      approved.map((line) => [
        line.sku,
        lineNameOf(order, line.sku),
        returnReasonNames[line.reason],
        String(line.approved),
      ]),
    );
  if (why) pdf.text(why).space(8);
  pdf.text('How to send it', { bold: true });
  for (const step of steps) pdf.text(step);
  return pdf.bytes();
}
