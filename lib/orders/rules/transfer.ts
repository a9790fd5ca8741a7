import type { Shop } from '../../settings/schema/shop';
import type { Order } from '../schema/order';
import { awaitsPayment, chargedFor, receivedFor, type Receivable } from './payments';

/** The remainder by 97 of a text in which each letter stands for two digits (A is 10), as ISO 7064 defines it. */
function remainder(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * The payment reference of an order for bank transfers: its number with two check digits, as ISO 11649 defines it.
 * `HX-7K2M9QRT` is `RF09HX7K2M9QRT`: banks and the shop notice wrong and swapped signs.
 */
export function transferReference(number: string): string {
  const body = number.replace('-', '');
  return `RF${String(98 - remainder(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** A reference as people read and type it: in groups of four. */
export const spacedReference = (reference: string): string => reference.replace(/.{4}(?=.)/g, '$& ');

const written = /(RF\s*\d\s*\d\s*)?H\s*X[\s-]*((?:[0-9A-HJKMNP-TV-Z][\s-]*){8})/gi;

/**
 * The orders that the text of a transfer names. `exact` holds those whose reference is complete with right check digits,
 * or whose number is written as the shop prints it; `near` those with wrong check digits.
 */
export function ordersNamedIn(text: string): { exact: string[]; near: string[] } {
  const exact = new Set<string>();
  const near = new Set<string>();
  for (const [, prefix, body = ''] of text.matchAll(written)) {
    const number = `HX-${body.replace(/[\s-]/g, '').toUpperCase()}`;
    const digits = prefix?.replace(/\s/g, '').toUpperCase();
    const isRight = !digits || transferReference(number).startsWith(digits);
    (isRight ? exact : near).add(number);
  }
  return { exact: [...exact], near: [...near].filter((number) => !exact.has(number)) };
}

/** Whether the shop has told where money can be sent to. */
export const takesTransfers = ({ bank }: Pick<Shop, 'bank'>): boolean =>
  Boolean(bank.accountHolder && (bank.iban || (bank.accountNumber && bank.routingNumber)));

type Owing = Pick<Order, 'state' | 'payment' | 'payments' | 'totals'> & { receivable?: Receivable };

/** What is still to be paid for an order, in minor units; 0 for one that needs no payment. */
export function missingFor(order: Owing): number {
  const isOpen = order.state !== 'cancelled' && order.state !== 'returned' && order.payment.state === 'due';
  if (!isOpen) return 0;
  const { received, refunded } = receivedFor(order);
  return Math.max(0, chargedFor(order) - received + refunded);
}

/** Whether the customer is to transfer money for an order before it ships. */
export const awaitsTransfer = (order: Pick<Order, 'state' | 'payment'>): boolean =>
  order.payment.method === 'bank-transfer' && awaitsPayment(order);

/** Where to transfer the money for an order, as labels and values; settings that are empty are left out. */
export function transferRows({ number }: Pick<Order, 'number'>, { bank }: Pick<Shop, 'bank'>) {
  const rows: [label: string, value: string][] = [
    ['Payment reference', spacedReference(transferReference(number))],
    ['Account holder', bank.accountHolder],
    ['Bank', bank.name],
    ['Account number', bank.accountNumber],
    ['Routing number', bank.routingNumber],
    ['IBAN', bank.iban],
    ['BIC', bank.bic],
  ];
  return rows.filter(([, value]) => value);
}
