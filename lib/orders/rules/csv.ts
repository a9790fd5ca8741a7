import { discountLabel } from '../../discounts/rules/offer';
import { decimalMoney } from '../../shared/money';
import { taxEntryLabel, taxReasonText, taxRuleText } from '../../taxes/rules/describe';
import type { TaxEntry } from '../../taxes/schema/tax';
import { shippedUnits } from './shipments';
import { taxesOf } from './taxes';
import { paidFor } from './totals';
import type { Order, OrderLine } from '../schema/order';

type Cell = string | number;
type Column = [
  title: string,
  cell: (order: Order, line: OrderLine, money: (amount: number) => number) => Cell,
];

const columns: Column[] = [
  ['number', (order) => order.number],
  ['placed', (order) => order.placedAt],
  ['status', (order) => order.state],
  ['payment', (order) => order.payment.state],
  ['customer', (order) => order.customer.name],
  ['email', (order) => order.customer.email],
  ['company', (order) => order.company?.name ?? order.address.company],
  ['purchase order', (order) => order.payment.purchaseOrder],
  ['city', (order) => order.address.city],
  ['region', (order) => order.address.region],
  ['country', (order) => order.address.country],
  ['delivery', (order) => order.delivery.name],
  ['requested date', (order) => order.requestedDate ?? ''],
  ['ship complete', (order) => (order.shipComplete ? 'yes' : '')],
  ['sku', (_, line) => line.sku],
  ['name', (_, line) => line.name],
  ['comment', (_, line) => line.comment ?? ''],
  ['quantity', (_, line) => line.quantity],
  ['shipped', (order, line) => shippedUnits(order.shipments).get(line.sku) ?? 0],
  ['unit price', (_, line, money) => money(line.unitPrice)],
  ['line total', (_, line, money) => money(line.total)],
  ['line discount', (_, line, money) => money(line.discount ?? 0)],
  ['line paid', (_, line, money) => money(paidFor(line))],
  ['discounts', (order) => (order.discounts ?? []).map(discountLabel).join('; ')],
  ['order subtotal', (order, _, money) => money(order.totals.subtotal)],
  ['order discount', (order, _, money) => money(order.totals.discount ?? 0)],
  ['order delivery', (order, _, money) => money(order.totals.shipping)],
  ['order tax', (order, _, money) => money(order.totals.tax)],
  ['order total', (order, _, money) => money(order.totals.total)],
  ['currency', (order) => order.totals.currency],
  ['payment method', (order) => order.payment.method],
  ['line tax rate', (_, line) => line.taxBasisPoints / 100],
  ['line tax rule', (_, { taxRule }) => (taxRule?.rule ? taxRuleText(taxRule.rule) : '')],
  ['line tax exemption', (_, { taxRule }) => (taxRule ? taxReasonText(taxRule) : '')],
  [
    'order taxes',
    (order, _, money) =>
      taxesOf(order)
        .map((entry) => taxText(entry, money))
        .join('; '),
  ],
];

/** "Ohio sales tax (8%): 1.83 on 22.9" */
const taxText = (entry: TaxEntry, money: (amount: number) => number) =>
  `${taxEntryLabel(entry)}: ${money(entry.tax)} on ${money(entry.net)}`;

export const orderCsvHeader = columns.map(([title]) => title);

/** The CSV rows of one order: one for each line, with the facts of the order repeated. */
export function orderCsvRows(order: Order): Cell[][] {
  const money = (amount: number) => Number(decimalMoney(amount, order.totals.currency));
  return order.lines.map((line) => columns.map(([, cell]) => cell(order, line, money)));
}
