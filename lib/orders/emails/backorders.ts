import { formatDay } from '../../shared/dates';
import type { PendingMail } from '../../mail/outbox';
import type { Shop } from '../../settings/schema/shop';
import type { OrderDocument } from '../collection';
import { mailToCustomer } from '../emails';
import type { BackorderNews } from '../rules/backorder-news';

/** One sentence for each line whose units have arrived or are expected on another day. */
export function backorderSentences({ arrived, moved }: BackorderNews, locale: string): string[] {
  return [
    ...arrived.map(
      ({ name, backorder }) =>
        `${name}: ${backorder.quantity === 1 ? 'the unit' : `all ${backorder.quantity} units`} on backorder ${backorder.quantity === 1 ? 'has' : 'have'} arrived and ${backorder.quantity === 1 ? 'is' : 'are'} set aside for your order.`,
    ),
    ...moved.map(
      ({ name, from, to }) =>
        `${name}: what is on backorder is now expected on ${formatDay(to, locale)} instead of ${formatDay(from, locale)}.`,
    ),
  ];
}

/** The customer's mail about units on backorder that have arrived or are expected on another day. */
export function backorderMails(order: OrderDocument, news: BackorderNews, shop: Shop): PendingMail[] {
  const { number, customer } = order;
  const onlyMoved = news.arrived.length === 0;
  return [
    mailToCustomer(order, shop, {
      subject: onlyMoved
        ? `Order ${number}: new date for your backorder`
        : `Order ${number}: your backorder has arrived`,
      heading: onlyMoved ? 'Your backorder is expected on another day' : 'Your backorder has arrived',
      paragraphs: [
        `Hello ${customer.name}, this is about your order ${number}.`,
        ...backorderSentences(news, shop.locale),
      ],
    }),
  ];
}
