import { composeMail, type MailTemplate, type PendingMail } from '../mail/outbox';
import { isMailbox } from '../mail/rules';
import { estimateText } from '../delivery/rules/dates';
import { siteUrl } from '../platform/env';
import { formatMoney } from '../shared/money';
import { keepTogether } from '../shared/typography';
import type { Shop } from '../settings/schema/shop';
import type { OrderDocument } from './collection';
import { orderedBackorderText } from './rules/backorders';
import { totalRows } from './rules/discounts';
import { paymentPhrase } from './rules/payments';
import { addressLines, isCollected } from './rules/places';
import { deliveryRequests } from './rules/requested-date';
import { trackingParagraphs } from './rules/carriers';
import { openStatuses, type OrderStatus } from './rules/status';
import { transferParagraphs } from './emails/transfer-texts';

type Texts = Pick<MailTemplate, 'subject' | 'heading' | 'paragraphs'>;

/** The lines and the sums of an order as rows of a mail's table. */
export function tableRows(order: OrderDocument, shop: Shop): string[][] {
  const { lines, totals } = order;
  const money = (amount: number) => formatMoney(amount, totals.currency, shop.locale);
  return [
    ...lines.map((line) => {
      const kind = [line.color, line.size].filter(Boolean).join(', ');
      const own = line.ownNumber ? `, your part no. ${line.ownNumber}` : '';
      const comment = line.comment ? `. Your comment: ${line.comment}` : '';
      const backorder = line.backorder ? `. ${orderedBackorderText(line, shop.locale)}` : '';
      const text = `${line.quantity} × ${line.name}${kind ? ` (${kind})` : ''}, ${line.sku}${own}${comment}${backorder}`;
      return [line.discount ? `${text}, less ${money(line.discount)} discount` : text, money(line.total)];
    }),
    ...totalRows(order).map(({ label, amount, isFree }) => [label, isFree ? 'Free' : money(amount)]),
    ['Total', money(totals.total)],
  ];
}

/** A mail to the customer of an order, with its lines and totals and a link to it. */
export function mailToCustomer(order: OrderDocument, shop: Shop, texts: Texts): PendingMail {
  const url = `${siteUrl()}/dashboard/myOrders/${order.number}`;
  const template = {
    ...texts,
    table: { rows: tableRows(order, shop) },
    action: { label: 'See your order', url },
  };
  return composeMail(order.customer.email, template, shop);
}

/**
 * A mail to the shop's own address, and to others of the staff; none where the settings hold no usable one, so that
 * orders still succeed.
 */
export function mailsToShop(
  order: OrderDocument,
  shop: Shop,
  texts: Texts,
  others: string[] = [],
): PendingMail[] {
  if (!isMailbox(shop.email)) return [];
  const { number, customer } = order;
  const template = {
    ...texts,
    table: { rows: [['Customer', `${customer.name}, ${customer.email}`], ...tableRows(order, shop)] },
    action: { label: 'Open the order', url: `${siteUrl()}/dashboard/manageOrder/${number}` },
    replyTo: customer.email,
  };
  return [...new Set([shop.email, ...others])].map((to) => composeMail(to, template, shop));
}

const reasonParagraph = (why: string) => (why ? [`Reason: ${why}`] : []);

export const tradeCounter = ({ address, hours }: Shop) =>
  `Our trade counter: ${address.join(', ')}.\nOpen ${keepTogether(hours.join('; '))}.`;

const expectation = (order: OrderDocument, locale: string) => {
  const { estimate } = order.delivery;
  const requests = deliveryRequests(order, locale).map(({ label, text }) => `${label}: ${text}.`);
  const what = isCollected(order) ? 'Expected to be ready' : 'Expected to arrive';
  return [...(estimate ? [`${what}: ${estimateText(estimate, locale)}.`] : []), ...requests];
};

/** How the goods reach the customer: by a delivery to their address, or by collection at the trade counter. */
export function fulfilmentParagraphs(order: OrderDocument, shop: Shop): string[] {
  const { address, delivery } = order;
  const expected = expectation(order, shop.locale);
  if (isCollected(order))
    return [
      `${delivery.name}: we write to you when your order is ready at our trade counter.`,
      ...expected,
      tradeCounter(shop),
    ];
  return [
    `Delivery by ${delivery.name} to ${addressLines(address, shop.countries).join(', ')}.`,
    ...expected,
  ];
}

const transferRequest = ({ totals }: OrderDocument, shop: Shop) =>
  `Please transfer ${formatMoney(totals.total, totals.currency, shop.locale)} within ${shop.transferDays} days. We ship once it has arrived.`;

/** The mail about an order that replaces returned units. */
const replacementMails = (order: OrderDocument, returnNumber: string, shop: Shop): PendingMail[] => [
  mailToCustomer(order, shop, {
    subject: `Replacement for return ${returnNumber}`,
    heading: 'We send you a replacement',
    paragraphs: [
      `For your return ${returnNumber} we send you a replacement, order ${order.number}. You pay nothing for it.`,
      ...fulfilmentParagraphs(order, shop),
    ],
  }),
];

/**
 * The mails that leave with the commit of an order: the customer's confirmation and the notice to the shop, which the
 * sales person of the company gets too.
 */
export function placedMails(order: OrderDocument, shop: Shop, salesPerson?: string): PendingMail[] {
  const { number, customer, payment, delivery, placedBy, replaces } = order;
  if (replaces) return replacementMails(order, replaces.returnNumber, shop);
  const who = placedBy
    ? `${placedBy.name} has placed order ${number} for ${customer.name}`
    : `${customer.name} has placed order ${number}`;
  const reference = payment.purchaseOrder;
  const confirmation = mailToCustomer(order, shop, {
    subject: `Your order ${number}`,
    heading: 'Thank you for your order',
    paragraphs: [
      `Hello ${customer.name}, we have received your order ${number}.`,
      ...fulfilmentParagraphs(order, shop),
      `Payment ${paymentPhrase(payment.method).toLowerCase()}${reference ? `, your purchase order ${reference}` : ''}.`,
      ...(payment.method === 'bank-transfer'
        ? [transferRequest(order, shop), ...transferParagraphs(order, shop)]
        : []),
    ],
  });
  const texts = {
    subject: `New order ${number}`,
    heading: 'There is a new order',
    paragraphs: [
      `${who}. Delivery method: ${delivery.name}.`,
      'Confirm it once the goods are being prepared.',
    ],
  };
  const notice = mailsToShop(order, shop, texts, salesPerson ? [salesPerson] : []);
  return [confirmation, ...notice];
}

const statusTexts: Partial<Record<OrderStatus, (order: OrderDocument, why: string, shop: Shop) => Texts>> = {
  confirmed: ({ number }) => ({
    subject: `Order ${number} is confirmed`,
    heading: 'Your order is confirmed',
    paragraphs: [`We are getting your order ${number} ready.`],
  }),
  shipped: (order, _why, shop) => {
    const { number, delivery } = order;
    const tracking = trackingParagraphs(order.shipments?.at(-1));
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
      paragraphs: [`We have shipped your order ${number} by ${delivery.name}.`, ...tracking],
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
    paragraphs: [`Your order ${number} has been cancelled.`, ...reasonParagraph(why)],
  }),
};

/** The customer's mail about a new status; none for a status that has no mail. */
export function statusMails(order: OrderDocument, why: string, shop: Shop): PendingMail[] {
  const texts = statusTexts[order.state]?.(order, why, shop);
  return texts ? [mailToCustomer(order, shop, texts)] : [];
}

/** The mails about an order that its customer has cancelled. */
export function cancelledByCustomerMails(order: OrderDocument, why: string, shop: Shop): PendingMail[] {
  const { number, customer } = order;
  const notice = mailsToShop(order, shop, {
    subject: `Order ${number} was cancelled`,
    heading: 'An order was cancelled',
    paragraphs: [
      `${customer.name} has cancelled order ${number}. Its goods are back in stock.`,
      ...reasonParagraph(why),
    ],
  });
  return [...statusMails(order, why, shop), ...notice];
}

/** The customer's mail about a payment that arrived or went back. */
export function paymentMails(order: OrderDocument, why: string, shop: Shop): PendingMail[] {
  const { number, totals, payment, state } = order;
  const amount = formatMoney(totals.total, totals.currency, shop.locale);
  const next = openStatuses.includes(state) ? ['We write to you about each further step of your order.'] : [];
  if (payment.state === 'paid')
    return [
      mailToCustomer(order, shop, {
        subject: `Payment received for order ${number}`,
        heading: 'We have received your payment',
        paragraphs: [`Thank you. We have received ${amount} for your order ${number}.`, ...next],
      }),
    ];
  return [
    mailToCustomer(order, shop, {
      subject: `Refund for order ${number}`,
      heading: 'We have refunded your payment',
      paragraphs: [
        `We have refunded ${amount} for your order ${number}. It can take a few days until your bank shows it.`,
        ...reasonParagraph(why),
      ],
    }),
  ];
}
