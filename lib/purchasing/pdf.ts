import { PdfBuilder } from '../platform/pdf-builder';
import { placeLines } from '../settings/rules/shop';
import type { Shop } from '../settings/schema/shop';
import { formatDate, formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import type { PurchaseOrder } from './schema/orders';

type Printed = Pick<
  PurchaseOrder,
  'number' | 'state' | 'supplier' | 'currency' | 'lines' | 'note' | 'expectedOn' | 'total'
> & { date: string };

/** A purchase order as the supplier gets it. */
export async function purchasePdf(order: Printed, shop: Shop): Promise<Uint8Array<ArrayBuffer>> {
  const { number, state, supplier, currency, lines, note, expectedOn, total, date } = order;
  const money = (amount: number) => formatMoney(amount, currency, shop.locale);
  const title = `Purchase order ${number}`;
  const facts = [
    number,
    `Date: ${formatDate(date, shop)}`,
    ...(expectedOn ? [`Delivery wanted by: ${formatDay(expectedOn, shop.locale)}`] : []),
    `Deliver to: ${[shop.legalName, ...placeLines(shop)].join(', ')}`,
  ];
  const pdf = await PdfBuilder.create(title, JSON.stringify([order, shop, facts, money(total)]));
  pdf
    .text(shop.legalName, { bold: true })
    .text([...placeLines(shop), shop.phone, shop.email].join(', '), { muted: true })
    .text(shop.taxId && `Tax ID ${shop.taxId}`, { muted: true })
    .space(24)
    .heading(title);
  if (state === 'draft') pdf.text('This is a draft. It has not been sent.', { bold: true }).space(8);
  if (state === 'cancelled') pdf.text('This order was cancelled.', { bold: true }).space(8);
  const contact = supplier.contact ? [`Attention: ${supplier.contact}`] : [];
  pdf
    .sideBySide(
      ['Supplier', supplier.name, ...contact, ...supplier.address, supplier.email],
      ['Order', ...facts],
    )
    .space(20)
    .table(
      [
        { title: 'Your part number', width: 0.2 },
        { title: 'Our SKU', width: 0.16 },
        { title: 'Product', width: 0.28 },
        { title: 'Quantity', width: 0.1, alignRight: true },
        { title: 'Price', width: 0.12, alignRight: true },
        { title: 'Amount', width: 0.14, alignRight: true },
      ],
      lines.map(({ partNumber, sku, product, quantity, cost }) => [
        partNumber,
        sku,
        product,
        String(quantity),
        money(cost),
        money(cost * quantity),
      ]),
    )
    .totals([['Total', money(total)]]);
  if (note) pdf.space(16).text('Note', { bold: true }).text(note);
  return pdf.bytes();
}
