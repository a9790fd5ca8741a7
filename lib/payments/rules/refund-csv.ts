import { decimalMoney } from '../../shared/money';
import type { BankRefund } from '../schema';

export const refundCsvHeader = ['Payee', 'IBAN or account', 'Amount', 'Currency', 'Purpose', 'Since'];

/** The row of one refund that is to be made at the bank. */
export const refundCsvRows = ({ name, iban, amount, currency, number, reason, at }: BankRefund) => [
  [
    name,
    iban,
    decimalMoney(amount, currency),
    currency,
    `Refund ${number || reason}`.slice(0, 140),
    at.slice(0, 10),
  ],
];
