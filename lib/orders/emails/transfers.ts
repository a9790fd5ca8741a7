import type { PendingMail } from '../../mail/outbox';
import { formatDate } from '../../shared/dates';
import { formatMoney } from '../../shared/money';
import type { Shop } from '../../settings/schema/shop';
import { orderView, type OrderDocument } from '../collection';
import { mailToCustomer } from '../emails';
import { missingFor } from '../rules/transfer';
import { transferParagraphs } from './transfer-texts';

const missingOf = (order: OrderDocument) => missingFor({ ...orderView(order), receivable: order.receivable });
const missing = (order: OrderDocument, shop: Shop) =>
  formatMoney(missingOf(order), order.totals.currency, shop.locale);

/** The customer's mail before an order that waits for a transfer is cancelled. */
export function transferReminderMails(order: OrderDocument, shop: Shop): PendingMail[] {
  const until = order.payBy ? formatDate(order.payBy.toISOString(), shop) : '';
  return [
    mailToCustomer(order, shop, {
      subject: `Please pay order ${order.number}`,
      heading: 'Your order waits for your payment',
      paragraphs: [
        `We have not received ${missing(order, shop)} for your order ${order.number} yet. We cancel it when nothing has arrived by ${until}.`,
        ...transferParagraphs(order, shop),
        'Have you sent it already? Then you don’t have to do anything.',
      ],
    }),
  ];
}

/** The customer's mail about a transfer that has arrived: thanks, or what is still missing. */
export function transferMails(order: OrderDocument, amount: number, shop: Shop): PendingMail[] {
  const sum = formatMoney(amount, order.totals.currency, shop.locale);
  const isMissing = missingOf(order) > 0;
  return [
    mailToCustomer(order, shop, {
      subject: `Payment received for order ${order.number}`,
      heading: isMissing ? 'A part of your payment has arrived' : 'We have received your payment',
      paragraphs: isMissing
        ? [
            `Thank you. We have received ${sum} for your order ${order.number}. ${missing(order, shop)} are still missing.`,
            ...transferParagraphs(order, shop),
          ]
        : [`Thank you. We have received ${sum} for your order ${order.number}. It is paid in full.`],
    }),
  ];
}
