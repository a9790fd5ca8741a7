import { PdfBuilder } from '../platform/pdf-builder';
import { logoForPdf } from '../settings/queries';
import { placeLines } from '../settings/rules/shop';
import type { Shop } from '../settings/schema/shop';
import { formatDate, formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import { blanketSums } from './rules/lines';
import type { BlanketOrder } from './schema';

export type PrintedBlanketOrder = Pick<
  BlanketOrder,
  | 'number'
  | 'company'
  | 'contact'
  | 'purchaseOrder'
  | 'from'
  | 'until'
  | 'terms'
  | 'lines'
  | 'currency'
  | 'createdAt'
>;

/** What is agreed in a blanket order, with what can still be called off. */
export async function blanketOrderPdf(
  order: PrintedBlanketOrder,
  shop: Shop,
): Promise<Uint8Array<ArrayBuffer>> {
  const { number, company, contact, purchaseOrder, from, until, terms, lines, currency, createdAt } = order;
  const money = (amount: number) => formatMoney(amount, currency, shop.locale);
  const title = `Blanket order ${number}`;
  const facts = [
    `Your purchase order: ${purchaseOrder}`,
    `Date: ${formatDate(createdAt, shop)}`,
    `From: ${formatDay(from, shop.locale)}`,
    `Until: ${formatDay(until, shop.locale)}`,
  ];
  const { total, remaining } = blanketSums(lines);
  const pdf = await PdfBuilder.create(title, JSON.stringify([order, shop, facts, money(0)]), {
    logo: await logoForPdf(shop),
  });
  pdf
    .letterhead([
      shop.legalName,
      [...placeLines(shop), shop.phone, shop.email].join(', '),
      shop.taxId && `Tax ID ${shop.taxId}`,
    ])
    .space(24)
    .heading(title)
    .sideBySide(['For', company.name, contact.name], ['Agreement', ...facts])
    .space(16)
    .table(
      [
        { title: 'SKU', width: 0.18 },
        { title: 'Product', width: 0.36 },
        { title: 'Agreed', width: 0.14, alignRight: true },
        { title: 'Remaining', width: 0.14, alignRight: true },
        { title: 'Price', width: 0.18, alignRight: true },
      ],
      lines.map((line) => [
        line.sku,
        [line.name, line.detail].filter(Boolean).join(', '),
        `${line.quantity} ${line.unit}`,
        String(line.remaining),
        money(line.unitPrice),
      ]),
    )
    .totals([
      ['Agreed', money(total)],
      ['Remaining', money(remaining)],
    ])
    .text('Prices are fixed for these quantities and days, before delivery and tax.', { muted: true });
  if (terms) pdf.space(16).text('Terms', { bold: true }).text(terms);
  return pdf.bytes();
}
