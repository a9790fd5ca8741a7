import { decimalMoney } from '../../shared/money';
import type { BlanketOrder } from '../schema';
import { blanketStatusName } from './status';

export const blanketCsvHeader = [
  'Number',
  'Status',
  'Company',
  'Contact',
  'Purchase order',
  'From',
  'Until',
  'SKU',
  'Product',
  'Agreed',
  'Called off',
  'Remaining',
  'Price',
  'Currency',
];

/** The rows of a blanket order in the CSV file: one for each line. */
export function blanketCsvRows(order: BlanketOrder): (string | number)[][] {
  const { number, status, company, contact, purchaseOrder, from, until, lines, currency } = order;
  const facts = [number, blanketStatusName(status), company.name, contact.email, purchaseOrder, from, until];
  return lines.map(({ sku, name, quantity, remaining, unitPrice }) => [
    ...facts,
    sku,
    name,
    quantity,
    quantity - remaining,
    remaining,
    decimalMoney(unitPrice, currency),
    currency,
  ]);
}
