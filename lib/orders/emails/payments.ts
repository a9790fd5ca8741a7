import type { PendingMail } from '../../mail/outbox';
import { formatMoney } from '../../shared/money';
import type { Shop } from '../../settings/schema/shop';
import type { OrderDocument } from '../collection';
import { mailsToShop, mailToCustomer } from '../emails';
import type { Dispute } from '../schema/payment';

const money = ({ totals }: OrderDocument, amount: number, shop: Shop) =>
  formatMoney(amount, totals.currency, shop.locale);

/** The customer's mail about money that went back. */
export function refundMails(order: OrderDocument, amount: number, why: string, shop: Shop): PendingMail[] {
  const sum = money(order, amount, shop);
  return [
    mailToCustomer(order, shop, {
      subject: `Refund for order ${order.number}`,
      heading: `We have refunded ${sum}`,
      paragraphs: [
        `We have refunded ${sum} for your order ${order.number}. It can take a few days until your bank shows it.`,
        ...(why ? [`Reason: ${why}`] : []),
      ],
    }),
  ];
}

/** The customer's mail about a payment that arrived for an order that doesn't need it. */
export function surplusMails(order: OrderDocument, amount: number, shop: Shop): PendingMail[] {
  const reason =
    order.state === 'cancelled'
      ? 'The order had been cancelled before the payment arrived.'
      : 'The order did not need this payment.';
  return [
    mailToCustomer(order, shop, {
      subject: `Your payment for order ${order.number} goes back`,
      heading: 'Your payment goes back to you',
      paragraphs: [
        `You have paid ${money(order, amount, shop)} for order ${order.number}. ${reason}`,
        'The full amount goes back to your card. You don’t have to do anything.',
      ],
    }),
  ];
}

/** The customer's mail when the authorization of a card has ended before the goods have shipped. */
export function payAgainMails(order: OrderDocument, shop: Shop): PendingMail[] {
  return [
    mailToCustomer(order, shop, {
      subject: `Please pay order ${order.number} again`,
      heading: 'Your card’s authorization has ended',
      paragraphs: [
        `Your bank no longer reserves the amount of order ${order.number}. Nothing was charged.`,
        'Please open your order and pay again, so that we can ship it.',
      ],
    }),
  ];
}

/** The shop's mail about a payment that a customer disputes. */
export function disputeMails(order: OrderDocument, dispute: Dispute, shop: Shop): PendingMail[] {
  return mailsToShop(order, shop, {
    subject: `Payment of order ${order.number} disputed`,
    heading: 'A customer disputes a payment',
    paragraphs: [
      `The bank of ${order.customer.name} disputes ${money(order, dispute.amount, shop)} of order ${order.number}: ${dispute.reason.replaceAll('_', ' ')}.`,
      dispute.dueBy
        ? `Answer it at the payment provider by ${dispute.dueBy.slice(0, 10)}.`
        : 'See the payment provider for what to do.',
    ],
  });
}
