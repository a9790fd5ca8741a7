import { PdfBuilder } from '../platform/pdf-builder';
import { placeLines } from '../settings/rules/shop';
import type { Shop } from '../settings/schema/shop';
import { formatDate, formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import { quoteSum } from './rules/choice';
import type { OwnQuote, QuoteVersion } from './schema/quote';

type Printed = { number: string; customer: string; company: string | null; version: QuoteVersion };

/** A version of a quote as its customer gets it. */
export async function quotePdf(quote: Printed, shop: Shop): Promise<Uint8Array<ArrayBuffer>> {
  const { number, customer, company, version } = quote;
  const { lines, currency, delivery, text, terms, validUntil, sentAt, sentBy } = version;
  const money = (amount: number) => formatMoney(amount, currency, shop.locale);
  const title = `Quote ${number}`;
  const facts = [
    `Version ${version.version}`,
    `Date: ${formatDate(sentAt, shop)}`,
    `Valid until: ${formatDay(validUntil, shop.locale)}`,
    `From: ${sentBy}`,
  ];
  const describe = (line: QuoteVersion['lines'][number]) =>
    [
      line.alternativeTo && `Alternative to ${line.alternativeTo}:`,
      [line.name, line.detail].filter(Boolean).join(', '),
      line.note && `(${line.note})`,
    ]
      .filter(Boolean)
      .join(' ');
  const hasAlternatives = lines.some(({ alternativeTo }) => alternativeTo);
  const pdf = await PdfBuilder.create(title, JSON.stringify([quote, shop, facts, money(0)]));
  pdf
    .text(shop.legalName, { bold: true })
    .text([...placeLines(shop), shop.phone, shop.email].join(', '), { muted: true })
    .text(shop.taxId && `Tax ID ${shop.taxId}`, { muted: true })
    .space(24)
    .heading(title)
    .sideBySide(['For', ...(company ? [company] : []), customer], ['Quote', ...facts])
    .space(12);
  if (text) pdf.text(text).space(12);
  pdf
    .table(
      [
        { title: 'SKU', width: 0.18 },
        { title: 'Product', width: 0.42 },
        { title: 'Quantity', width: 0.12, alignRight: true },
        { title: 'Price', width: 0.14, alignRight: true },
        { title: 'Amount', width: 0.14, alignRight: true },
      ],
      lines.map((line) => [
        line.sku,
        describe(line),
        String(line.quantity),
        money(line.unitPrice),
        money(line.unitPrice * line.quantity),
      ]),
    )
    .totals([
      [hasAlternatives ? 'Sum without alternatives' : 'Sum', money(quoteSum(lines))],
      ['Delivery', delivery === null ? 'as in the shop' : money(delivery)],
    ])
    .text('Prices are before tax.', { muted: true });
  if (terms) pdf.space(16).text('Terms', { bold: true }).text(terms);
  return pdf.bytes();
}

/** A version of a stored quote as PDF; null where there is no such version. */
export async function versionPdf(
  { number, customer, company, versions }: Pick<OwnQuote, 'number' | 'customer' | 'company' | 'versions'>,
  version: number,
  shop: Shop,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const sent = versions[version - 1];
  const printed = { number, customer: customer.name, company: company?.name ?? null };
  return sent ? quotePdf({ ...printed, version: sent }, shop) : null;
}
