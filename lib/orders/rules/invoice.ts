import type { Shop } from '../../settings/schema/shop';
import { formatDay } from '../../shared/dates';
import type { Order } from '../schema/order';
import { isCollected } from './places';

/** Days within which an invoice is to be paid where no terms say otherwise. */
export const paymentDays = 30;

/** The day by which an order is to be paid, in the shop's time zone: "2026-12-21". */
export function dueDay(
  { placedAt, payment }: Pick<Order, 'placedAt'> & { payment?: Pick<Order['payment'], 'netDays'> },
  { timeZone }: Pick<Shop, 'timeZone'>,
): string {
  // Days are added to a calendar day: a change to or from daylight saving time can't shift the result.
  const day = new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(placedAt))}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + (payment?.netDays ?? paymentDays));
  return day.toISOString().slice(0, 10);
}

/** Whether a customer still has to pay for an order. */
export const isPaymentDue = ({ state, payment }: Pick<Order, 'state' | 'payment'>): boolean =>
  payment.state === 'due' && state !== 'cancelled' && state !== 'returned';

/** How to pay an order by bank transfer, as labels and values; settings that are empty are left out. */
export function paymentInstructions(order: Order, shop: Shop): [label: string, value: string][] {
  const { bank } = shop;
  const rows: [string, string][] = [
    ['Payment reference', order.number],
    ['Due date', formatDay(dueDay(order, shop), shop.locale)],
    ['Bank', bank.name],
    ['Account holder', bank.accountHolder],
    ['Account number', bank.accountNumber],
    ['Routing number', bank.routingNumber],
    ['IBAN', bank.iban],
    ['BIC', bank.bic],
  ];
  return rows.filter(([, value]) => value);
}

/** The title of the address on a document. */
export function addressTitle(order: Pick<Order, 'state' | 'delivery'>): string {
  if (isCollected(order)) return 'Bill to';
  return order.state === 'delivered' || order.state === 'returned' ? 'Delivered to' : 'Deliver to';
}
