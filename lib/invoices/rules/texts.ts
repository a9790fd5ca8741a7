import { formatDay } from '../../shared/dates';
import { formatMoney } from '../../shared/money';
import { taxReasonText } from '../../taxes/rules/describe';
import { crossBorderNames, crossBorderSupply } from './cross-border';
import type { InvoiceContent, InvoiceSeries, InvoiceStatus, InvoiceTax } from '../schema/invoice';

export const seriesNames: Record<InvoiceSeries, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};

export const invoiceStatusNames: Record<InvoiceStatus | 'overdue', string> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  credited: 'Credited',
  issued: 'Issued',
};

/** "Invoice INV-2026-00042". */
export const documentTitle = ({ series, number }: Pick<InvoiceContent, 'series' | 'number'>): string =>
  `${seriesNames[series]} ${number}`;

const isProven = ({ reason }: Pick<InvoiceTax, 'reason'>) =>
  reason === 'reverse-charge' || reason === 'exempt-customer';

/** Why an entry of a document is not taxed, as the document says it. */
function untaxedText(content: InvoiceContent, told: Pick<InvoiceTax, 'reason' | 'evidence'>): string {
  const supply = crossBorderSupply(content, told.reason);
  if (supply) return [crossBorderNames[supply], told.evidence].filter(Boolean).join(': ');
  return isProven(told) ? taxReasonText(told) : 'Without tax';
}

/** The label of a tax: "Ohio sales tax (8%) on $100.00", or "Without tax: $12.90". */
function taxRowLabel(
  content: InvoiceContent,
  { name, basisPoints, net, ...told }: InvoiceTax,
  money: (amount: number) => string,
): string {
  return basisPoints > 0
    ? `${name || 'Tax'} (${basisPoints / 100}%) on ${money(net)}`
    : `${untaxedText(content, told)}: ${money(net)}`;
}

/** The sums of a document, top to bottom; the last is what is to be paid or given back. */
export function sumRows(content: InvoiceContent): [label: string, amount: string][] {
  const { lines, discountName, delivery, taxes, net, gross, currency, locale } = content;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  return [
    ['Goods', money(goods)],
    ...(discount > 0 ? [[`Discount: ${discountName}`, money(-discount)] as [string, string]] : []),
    ...(delivery ? [[delivery.name, money(delivery.amount)] as [string, string]] : []),
    ...(content.deductions ?? []).map(({ name, amount }): [string, string] => [name, money(-amount)]),
    ['Net', money(net)],
    ...taxes.map((each): [string, string] => [taxRowLabel(content, each, money), money(each.tax)]),
    [content.series === 'invoice' ? 'Total' : 'Total credited', money(gross)],
  ];
}

/** How to pay an invoice, as labels and values; what is empty is left out. */
export function paymentRows(content: InvoiceContent): [label: string, value: string][] {
  const { seller, gross, currency, locale, dueOn, paymentReference } = content;
  const { bank } = seller;
  const rows: [string, string][] = [
    ['Amount', formatMoney(gross, currency, locale)],
    ['Payment reference', paymentReference],
    ['Due date', dueOn ? formatDay(dueOn, locale) : ''],
    ['Bank', bank.name],
    ['Account holder', bank.accountHolder],
    ['Account number', bank.accountNumber],
    ['Routing number', bank.routingNumber],
    ['IBAN', bank.iban],
    ['BIC', bank.bic],
  ];
  return rows.filter(([, value]) => value);
}
