import { decimalMoney } from '../../shared/money';
import type { Order } from '../types';

export const orderCsvHeader = [
  ...['number', 'placed', 'state', 'payment', 'customer', 'email', 'company', 'purchase order', 'city'],
  ...['region', 'country', 'delivery', 'sku', 'name', 'quantity', 'unit price', 'line total'],
  ...['order subtotal', 'order delivery', 'order tax', 'order total', 'currency'],
];

/** The rows of one order: one for each line, with the order's own facts repeated. */
export function orderCsvRows(order: Order): (string | number)[][] {
  const { totals, address, customer, payment } = order;
  const money = (amount: number) => Number(decimalMoney(amount, totals.currency));
  return order.lines.map((line) => [
    ...[order.number, order.placedAt, order.state, payment.state, customer.name, customer.email],
    ...[address.company, payment.purchaseOrder, address.city, address.region, address.country],
    ...[order.delivery.name, line.sku, line.name, line.quantity, money(line.unitPrice), money(line.total)],
    ...[money(totals.subtotal), money(totals.shipping), money(totals.tax), money(totals.total)],
    totals.currency,
  ]);
}
