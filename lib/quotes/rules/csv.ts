import { decimalMoney } from '../../shared/money';
import type { StaffQuote } from '../schema/quote';
import { quoteSum } from './choice';
import { quoteStatusName } from './status';

export const quoteCsvHeader = [
  'Number',
  'Status',
  'Customer',
  'Email',
  'Company',
  'Version',
  'Valid until',
  'Sum',
  'Currency',
  'Order',
  'Created',
];

/** The row of a quote in the CSV file. */
export function quoteCsvRow(quote: StaffQuote): (string | number)[] {
  const { number, state, customer, company, versions, draft, currency, order, createdAt } = quote;
  const last = versions.at(-1);
  return [
    number,
    quoteStatusName(state),
    customer.name,
    customer.email,
    company?.name ?? '',
    versions.length,
    last?.validUntil ?? '',
    decimalMoney(quoteSum((last ?? draft).lines), currency),
    currency,
    order ?? '',
    createdAt.slice(0, 10),
  ];
}
