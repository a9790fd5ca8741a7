import { composeMail, type MailTemplate, type PendingMail } from '../mail/outbox';
import { siteUrl } from '../platform/env';
import { formatMoney } from '../shared/money';
import { keepTogether } from '../shared/typography';
import type { Shop } from '../settings/types';
import type { OrderDocument } from './collection';
import { addressLines, isCollected } from './rules/places';
import { taxLabel } from './rules/totals';
import type { OrderStatus } from './types';

type Texts = Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs'>;

function lineRows({ lines, totals }: OrderDocument, shop: Shop): string[][] {
  const money = (amount: number) => formatMoney(amount, totals.currency, shop.locale);
  return [
    ...lines.map((line) => {
      const kind = [line.color, line.size].filter(Boolean).join(', ');
      return [`${line.quantity} × ${line.name}${kind ? ` (${kind})` : ''}, ${line.sku}`, money(line.total)];
    }),
    ['Subtotal', money(totals.subtotal)],
    ['Delivery', money(totals.shipping)],
    [taxLabel(totals), money(totals.tax)],
    ['Total', money(totals.total)],
  ];
}

function mail(order: OrderDocument, shop: Shop, texts: Texts): PendingMail {
  const url = `${siteUrl()}/dashboard/myOrders/${order.number}`;
  return composeMail(
    order.customer.email,
    { ...texts, table: { rows: lineRows(order, shop) }, action: { label: 'See your order', url } },
    shop,
  );
}

const tradeCounter = ({ address, hours }: Shop) =>
  `Our trade counter: ${address.join(', ')}.\nOpen ${keepTogether(hours.join('; '))}.`;

/** How the goods come to the customer: who collects them is told where and when, not where they would be sent. */
function fulfilmentParagraphs(order: OrderDocument, shop: Shop): string[] {
  const { address, delivery } = order;
  if (isCollected(order))
    return [
      `${delivery.name}: we write to you when your order is ready at our trade counter.`,
      tradeCounter(shop),
    ];
  return [`Delivery by ${delivery.name} to ${addressLines(address, shop.countries).join(', ')}.`];
}

/** The confirmation that leaves with the commit of an order. */
export function placedMail(order: OrderDocument, shop: Shop): PendingMail {
  const reference = order.payment.purchaseOrder;
  return mail(order, shop, {
    subject: `Your order ${order.number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Hello ${order.customer.name}, we have received your order ${order.number}.`,
      ...fulfilmentParagraphs(order, shop),
      `Payment by invoice${reference ? `, your purchase order ${reference}` : ''}.`,
    ],
  });
}

const statusTexts: Partial<Record<OrderStatus, (order: OrderDocument, why: string, shop: Shop) => Texts>> = {
  confirmed: ({ number }) => ({
    subject: `Order ${number} is confirmed`,
    heading: 'Your order is confirmed',
    paragraphs: [`We are getting your order ${number} ready.`],
  }),
  shipped: (order, _why, shop) => {
    const { number, delivery } = order;
    const tracking = delivery.tracking ? [`Tracking: ${delivery.tracking}`] : [];
    if (isCollected(order))
      return {
        subject: `Order ${number} is ready to collect`,
        heading: 'Your order is ready to collect',
        paragraphs: [
          `Your order ${number} is ready. Please bring its number.`,
          tradeCounter(shop),
          ...tracking,
        ],
      };
    return {
      subject: `Order ${number} is on its way`,
      heading: 'Your order is on its way',
      paragraphs: [`Your order ${number} has left our house by ${delivery.name}.`, ...tracking],
    };
  },
  delivered: (order) => {
    const what = isCollected(order) ? 'collected' : 'delivered';
    return {
      subject: `Order ${order.number} was ${what}`,
      heading: `Your order was ${what}`,
      paragraphs: [
        `Your order ${order.number} was ${what}. We hope that everything is as you expected it.`,
        'You can now review what you bought, or ask to return it, from your order.',
      ],
    };
  },
  cancelled: ({ number }, why) => ({
    subject: `Order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    paragraphs: [`Your order ${number} has been cancelled.`, ...(why ? [`Reason: ${why}`] : [])],
  }),
};

/** The mails that a change to `order.state` causes: one, or none for states that say nothing to the customer. */
export function statusMails(order: OrderDocument, why: string, shop: Shop): PendingMail[] {
  const texts = statusTexts[order.state]?.(order, why, shop);
  return texts ? [mail(order, shop, texts)] : [];
}
