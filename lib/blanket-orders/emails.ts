import { composeMail, type PendingMail } from '../mail/outbox';
import { siteUrl } from '../platform/env';
import type { Shop } from '../settings/schema/shop';
import { formatDay } from '../shared/dates';
import { formatMoney } from '../shared/money';
import type { BlanketOrderDocument } from './collection';
import { ownBlanketOrderHref } from './rules/paths';

type Agreed = Pick<
  BlanketOrderDocument,
  | 'number'
  | 'company'
  | 'contact'
  | 'purchaseOrder'
  | 'from'
  | 'until'
  | 'terms'
  | 'lines'
  | 'currency'
  | 'createdAt'
>;

const action = ({ number }: Agreed) => ({
  label: 'See the blanket order',
  url: siteUrl() + ownBlanketOrderHref(number),
});

/** Tells the contact that a blanket order can be called off, with its PDF. */
export async function openedMail(order: Agreed, shop: Shop): Promise<PendingMail> {
  const { number, company, contact, purchaseOrder, from, until, lines, currency, createdAt } = order;
  // Loaded when it is used: most requests need no PDF.
  const { blanketOrderPdf } = await import('./pdf');
  const pdf = await blanketOrderPdf({ ...order, createdAt: createdAt.toISOString() }, shop);
  return composeMail(
    contact.email,
    {
      subject: `Blanket order ${number} for ${company.name}`,
      heading: `Blanket order ${number}`,
      paragraphs: [
        `Hello ${contact.name},`,
        `${company.name} can call off from blanket order ${number} (your purchase order ${purchaseOrder}) from ${formatDay(from, shop.locale)} until ${formatDay(until, shop.locale)}, at fixed prices. It is attached as PDF.`,
      ],
      table: {
        head: ['Product', 'Quantity', 'Price each'],
        rows: lines.map(({ name, sku, quantity, unitPrice }) => [
          `${name} (${sku})`,
          String(quantity),
          formatMoney(unitPrice, currency, shop.locale),
        ]),
      },
      action: action(order),
      attachments: [
        {
          filename: `${number}.pdf`,
          contentType: 'application/pdf',
          content: Buffer.from(pdf).toString('base64'),
        },
      ],
      replyTo: shop.email,
    },
    shop,
  );
}

/** Reminds the contact that a blanket order is about to end, with what remains. */
export function endingMail(order: Agreed, shop: Shop): PendingMail {
  const { number, contact, until, lines } = order;
  const left = lines.filter(({ remaining }) => remaining > 0);
  const last = formatDay(until, shop.locale);
  return composeMail(
    contact.email,
    {
      subject: `Blanket order ${number} ends on ${last}`,
      heading: `Blanket order ${number} ends soon`,
      paragraphs: [
        `Hello ${contact.name},`,
        `until ${last} you can call off what remains of blanket order ${number}. Write to us if you want another one.`,
      ],
      table: {
        head: ['Product', 'Remaining'],
        rows: left.map(({ name, sku, remaining }) => [`${name} (${sku})`, String(remaining)]),
      },
      action: action(order),
      replyTo: shop.email,
    },
    shop,
  );
}

/** Tells the contact that a blanket order has been closed, and why. */
export const closedMail = (order: Agreed, why: string, shop: Shop): PendingMail =>
  composeMail(
    order.contact.email,
    {
      subject: `Blanket order ${order.number} is closed`,
      heading: `Blanket order ${order.number} is closed`,
      paragraphs: [
        `Hello ${order.contact.name},`,
        `nothing can be called off from blanket order ${order.number} any more. Orders that were called off are delivered.`,
        ...(why ? [why] : []),
      ],
      action: action(order),
      replyTo: shop.email,
    },
    shop,
  );
