import { composeMail, type PendingMail } from '../../mail/outbox';
import { siteUrl } from '../../platform/env';
import type { Shop } from '../../settings/schema/shop';
import type { OrderDocument } from '../collection';
import { fulfilmentParagraphs, tableRows } from '../emails';

/** The customer's mail about an order that staff have changed: what differs, the new lines and totals, and the old ones. */
export function editedMails(
  before: OrderDocument,
  after: OrderDocument,
  { changes, why }: { changes: string[]; why: string },
  shop: Shop,
): PendingMail[] {
  const { number, customer, payment } = after;
  const template = {
    subject: `Order ${number} has changed`,
    heading: 'Your order has changed',
    paragraphs: [
      `Hello ${customer.name}, we have changed your order ${number}. Please reply to this mail if it is not what you want.`,
      ...(why ? [`Reason: ${why}`] : []),
      changes.join('\n'),
      ...fulfilmentParagraphs(after, shop),
      `Payment by invoice${payment.purchaseOrder ? `, your purchase order ${payment.purchaseOrder}` : ''}.`,
      'Below are the lines and totals as they are now, then those before the change.',
    ],
    table: {
      rows: [
        ...tableRows(after, shop).map(([what = '', amount = '']) => [`Now: ${what}`, amount]),
        ...tableRows(before, shop).map(([what = '', amount = '']) => [`Before: ${what}`, amount]),
      ],
    },
    action: { label: 'See your order', url: `${siteUrl()}/dashboard/myOrders/${number}` },
  };
  return [composeMail(customer.email, template, shop)];
}
