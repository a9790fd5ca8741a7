import { composeMail, type PendingMail } from '../../mail/outbox';
import { siteUrl } from '../../platform/env';
import type { Shop } from '../../settings/schema/shop';
import type { OrderDocument } from '../collection';

/** The mail with a text that staff wrote to the customer of an order; replies go to the shop. */
export function messageMails({ number, customer }: OrderDocument, text: string, shop: Shop): PendingMail[] {
  const template = {
    subject: `About your order ${number}`,
    heading: `About your order ${number}`,
    paragraphs: text.split(/\n{2,}/),
    action: { label: 'See your order', url: `${siteUrl()}/dashboard/myOrders/${number}` },
  };
  return [composeMail(customer.email, template, shop)];
}
