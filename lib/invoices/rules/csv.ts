import { decimalMoney } from '../../shared/money';
import type { Invoice, InvoiceContent, InvoiceTax } from '../schema/invoice';

type Cell = string | number;
type Column = [
  title: string,
  cell: (content: InvoiceContent, tax: InvoiceTax, money: (amount: number) => number) => Cell,
];

const columns: Column[] = [
  ['number', ({ number }) => number],
  ['type', ({ series }) => series],
  ['issued', ({ issuedOn }) => issuedOn],
  ['due', ({ dueOn }) => dueOn ?? ''],
  ['shipped', ({ shippedOn }) => shippedOn],
  ['order', ({ order }) => order.number],
  ['purchase order', ({ order }) => order.purchaseOrder],
  ['corrects', ({ credits }) => credits?.number ?? ''],
  ['reason', ({ credits }) => credits?.reason ?? ''],
  ['customer', ({ buyer }) => buyer.name],
  ['company', ({ buyer }) => buyer.company],
  ['tax id', ({ buyer }) => buyer.taxId],
  ['country', ({ buyer }) => buyer.country],
  ['region', ({ buyer }) => buyer.region],
  ['tax', (_, { name }) => name],
  ['tax percent', (_, { basisPoints }) => basisPoints / 100],
  ['net', (_, { net }, money) => money(net)],
  ['tax amount', (_, { tax }, money) => money(tax)],
  ['gross', (_, { net, tax }, money) => money(net + tax)],
  ['document gross', ({ gross }, _, money) => money(gross)],
  ['currency', ({ currency }) => currency],
];

export const invoiceCsvHeader = columns.map(([title]) => title);

/** The CSV rows of one document: one for each tax rate. Amounts of a credit note are negative, so that sums are right. */
export function invoiceCsvRows({ content }: Pick<Invoice, 'content'>): Cell[][] {
  const sign = content.series === 'credit-note' ? -1 : 1;
  const money = (amount: number) => Number(decimalMoney(sign * amount, content.currency));
  return content.taxes.map((tax) => columns.map(([, cell]) => cell(content, tax, money)));
}
