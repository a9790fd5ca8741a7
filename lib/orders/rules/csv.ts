import { decimalMoney } from '../../shared/money';
import type { Order } from '../types';

/** One cell of a CSV file: quoted where needed, and never a formula for the program that opens it. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[\s"]*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvHead = [
  ...['number', 'placed', 'state', 'payment', 'customer', 'email', 'company', 'purchase order', 'city'],
  ...['region', 'country', 'delivery', 'sku', 'name', 'quantity', 'unit price', 'line total'],
  ...['order subtotal', 'order delivery', 'order tax', 'order total', 'currency'],
];

/** The rows of one order: one for each line, with the order's own facts repeated. */
export function csvRows(order: Order): (string | number)[][] {
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

/** A line of a CSV file, with its end. */
export function csvLine(cells: (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
