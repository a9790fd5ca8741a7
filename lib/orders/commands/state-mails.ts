import { composeMail, type MailTemplate, type PendingMail } from '../../mail/outbox';
import { siteUrl } from '../../platform/env';
import { formatMoney } from '../../shared/money';
import type { Shop } from '../../shop/types';
import type { PlacedDocument } from '../collection';
import { addressLines } from '../rules/places';
import { taxLabel } from '../rules/totals';
import type { OrderState } from '../types';

type Texts = Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs'>;

function lineRows({ lines, totals }: PlacedDocument, shop: Shop): string[][] {
  const money = (amount: number) => formatMoney(amount, totals.currency, shop.locale);
  return [
    ...lines.map((line) => {
      const kind = [line.colour, line.size].filter(Boolean).join(', ');
      return [`${line.quantity} × ${line.name}${kind ? ` (${kind})` : ''}, ${line.sku}`, money(line.total)];
    }),
    ['Subtotal', money(totals.subtotal)],
    ['Delivery', money(totals.shipping)],
    [taxLabel(totals), money(totals.tax)],
    ['Total', money(totals.total)],
  ];
}

function mail(order: PlacedDocument, shop: Shop, texts: Texts): PendingMail {
  const url = `${siteUrl()}/dashboard/myOrders/${order.number}`;
  return composeMail(
    order.customer.email,
    { ...texts, table: { rows: lineRows(order, shop) }, action: { label: 'See your order', url } },
    shop,
  );
}

/** The confirmation that leaves with the commit of an order. */
export function placedMail(order: PlacedDocument, shop: Shop): PendingMail {
  const where = addressLines(order.address, shop.countries).join(', ');
  const reference = order.payment.purchaseOrder;
  return mail(order, shop, {
    subject: `Your order ${order.number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Hello ${order.customer.name}, we have received your order ${order.number}.`,
      `Delivery: ${order.delivery.name}, to ${where}.`,
      `Payment by invoice${reference ? `, your purchase order ${reference}` : ''}.`,
    ],
  });
}

const stateTexts: Partial<Record<OrderState, (order: PlacedDocument, why: string) => Texts>> = {
  confirmed: ({ number }) => ({
    subject: `Order ${number} is confirmed`,
    heading: 'Your order is confirmed',
    paragraphs: [`We are getting your order ${number} ready.`],
  }),
  shipped: ({ number, delivery }) => ({
    subject: `Order ${number} is on its way`,
    heading: 'Your order is on its way',
    paragraphs: [
      `Your order ${number} has left our house by ${delivery.name}.`,
      ...(delivery.tracking ? [`Tracking: ${delivery.tracking}`] : []),
    ],
  }),
  delivered: ({ number }) => ({
    subject: `Order ${number} was delivered`,
    heading: 'Your order was delivered',
    paragraphs: [
      `Your order ${number} was delivered. We hope that everything is as you expected it.`,
      'You can now review what you bought, or ask to return it, from your order.',
    ],
  }),
  cancelled: ({ number }, why) => ({
    subject: `Order ${number} is cancelled`,
    heading: 'Your order is cancelled',
    paragraphs: [`Your order ${number} has been cancelled.`, ...(why ? [`Reason: ${why}`] : [])],
  }),
};

/** The mails that a change to `order.state` causes: one, or none for states that say nothing to the customer. */
export function stateMails(order: PlacedDocument, why: string, shop: Shop): PendingMail[] {
  const texts = stateTexts[order.state]?.(order, why);
  return texts ? [mail(order, shop, texts)] : [];
}
