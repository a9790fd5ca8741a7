import { discountLabel, goodsDiscount } from '../discounts/rules/offer';
import { PdfBuilder } from '../platform/pdf-builder';
import { logoForPdf } from '../settings/queries';
import { placeLines } from '../settings/rules/shop';
import type { Shop } from '../settings/schema/shop';
import { formatDate } from '../shared/dates';
import { formatMoney } from '../shared/money';
import { addressTitle, isPaymentDue, paymentInstructions } from './rules/invoice';
import { totalRows } from './rules/discounts';
import { postalLines } from '../companies/rules/form';
import { addressLines } from './rules/places';
import { deliveryRequests } from './rules/requested-date';
import { paymentStatusNames } from './rules/status';
import type { Order, OrderLine } from './schema/order';

/** The name of a line as papers print it, with the customer's own part number. */
export const lineName = ({ name, color, size, ownNumber }: OrderLine) =>
  [name, color, size, ownNumber && `your part no. ${ownNumber}`].filter(Boolean).join(', ');

/** The same with what the customer wrote about the line. */
export const commentedName = (line: OrderLine) =>
  line.comment ? `${lineName(line)}. Your comment: ${line.comment}` : lineName(line);

/** What the customer asked for about the delivery, as facts beside the address. */
export const requestFacts = (order: Order, { locale }: Shop) =>
  deliveryRequests(order, locale).map(({ label, text }) => `${label}: ${text}`);

/** The top of a page about an order: letterhead, title, address and facts. */
export function letterhead(
  pdf: PdfBuilder,
  title: string,
  order: Order,
  shop: Shop,
  facts: string[],
): PdfBuilder {
  return pdf
    .letterhead([
      shop.legalName,
      [...placeLines(shop), shop.phone, shop.email].join(', '),
      shop.taxId && `Tax ID ${shop.taxId}`,
    ])
    .space(24)
    .heading(title)
    .sideBySide([addressTitle(order), ...addressLines(order.address, shop.countries)], ['Order', ...facts])
    .space(20);
}

async function startDocument(title: string, order: Order, shop: Shop, facts: string[]): Promise<PdfBuilder> {
  const formatted = [formatMoney(1, order.totals.currency, shop.locale), paymentInstructions(order, shop)];
  const allText = JSON.stringify([order, shop, facts, formatted]);
  const pdf = await PdfBuilder.create(title, allText, { logo: await logoForPdf(shop) });
  return letterhead(pdf, title, order, shop, facts);
}

/** The company for which an order was placed, as its invoices will name it. */
function billingFacts({ company }: Order, { countries }: Shop): string[] {
  if (!company) return [];
  const { name, taxId, billing } = company;
  const lines = billing ? postalLines(billing, countries) : [];
  return [`Bill to: ${name}`, ...lines, ...(taxId ? [`Tax ID ${taxId}`] : [])];
}

/**
 * The pro forma invoice of an order, which customers get before it ships: its prices and tax as they were when it was
 * placed. The invoices proper follow the shipments.
 */
export async function proFormaPdf(order: Order, shop: Shop): Promise<Uint8Array<ArrayBuffer>> {
  const { totals, payment } = order;
  const discount = goodsDiscount(order);
  const money = (amount: number) => formatMoney(amount, totals.currency, shop.locale);
  const pdf = await startDocument(`Pro forma invoice ${order.number}`, order, shop, [
    order.number,
    `Date: ${formatDate(order.placedAt, shop)}`,
    ...(payment.purchaseOrder ? [`Your purchase order: ${payment.purchaseOrder}`] : []),
    `Delivery: ${order.delivery.name}`,
    ...requestFacts(order, shop),
    ...billingFacts(order, shop),
    ...(order.state === 'cancelled' ? [] : [paymentStatusNames[payment.state]]),
  ]);
  if (order.state === 'cancelled') {
    pdf.text('This order was cancelled: nothing is to be paid.', { bold: true }).space(8);
  }
  pdf
    .text(
      'Your invoice follows when the goods are shipped. This document is not an invoice for tax purposes.',
      {
        muted: true,
      },
    )
    .space(8)
    .table(
      [
        { title: 'SKU', width: 0.16 },
        { title: 'Product', width: 0.37 },
        { title: 'Quantity', width: 0.13, alignRight: true },
        { title: 'Price', width: 0.16, alignRight: true },
        { title: 'Amount', width: 0.18, alignRight: true },
      ],
      order.lines.flatMap((line) => [
        [
          line.sku,
          commentedName(line),
          `${line.quantity} ${line.unit}`,
          money(line.unitPrice),
          money(line.total),
        ],
        ...(discount && line.discount
          ? [['', `${discountLabel(discount)}: ${money(-line.discount)}`, '', '', '']]
          : []),
      ]),
    )
    .totals([
      ...totalRows(order).map(({ label, amount }): [string, string] => [label, money(amount)]),
      ['Total', money(totals.total)],
    ]);
  if (isPaymentDue(order)) {
    pdf.space(20).table(
      [
        { title: 'How to pay', width: 0.3 },
        { title: '', width: 0.7 },
      ],
      [['Amount due', money(totals.total)], ...paymentInstructions(order, shop)],
    );
  }
  return pdf.bytes();
}
