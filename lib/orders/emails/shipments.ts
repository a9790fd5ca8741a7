import type { PendingMail } from '../../mail/outbox';
import type { Shop } from '../../settings/schema/shop';
import { formatMoney } from '../../shared/money';
import type { OrderDocument } from '../collection';
import { mailToCustomer, statusMails, tradeCounter } from '../emails';
import { trackingParagraphs } from '../rules/carriers';
import { isCollected } from '../rules/places';
import { cancelledLines, storedShipments, unshippedLines } from '../rules/shipments';
import type { OrderLine } from '../schema/order';

type Units = { sku: string; quantity: number };

/** Units with the names of their products, as the lines of a list. */
function namedUnits(lines: OrderLine[], units: Units[]): string[] {
  return units.map(({ sku, quantity }) => {
    const line = lines.find((one) => one.sku === sku);
    const kind = [line?.color, line?.size].filter(Boolean).join(', ');
    return `${quantity} × ${line?.name ?? sku}${kind ? ` (${kind})` : ''}, ${sku}`;
  });
}

/** The mail about the latest shipment of an order: what is in it, how to follow it, and what is still to come. */
export function shipmentMails(order: OrderDocument, shop: Shop): PendingMail[] {
  const { number, lines, delivery } = order;
  const shipments = storedShipments(order);
  const waiting = unshippedLines({ lines, shipments });
  const latest = shipments.at(-1);
  if (!latest || (shipments.length === 1 && waiting.length === 0)) return statusMails(order, '', shop);
  const collected = isCollected(order);
  const part = waiting.length > 0 ? 'A part' : 'The rest';
  const subject = `${part} of order ${number} is ${collected ? 'ready to collect' : 'on its way'}`;
  return [
    mailToCustomer(order, shop, {
      subject,
      heading: `${part} of your order is ${collected ? 'ready to collect' : 'on its way'}`,
      paragraphs: [
        ...(collected
          ? ['Please bring the number of your order.', tradeCounter(shop)]
          : [`We have shipped these goods by ${delivery.name}:`]),
        namedUnits(lines, latest.lines).join('\n'),
        ...trackingParagraphs(latest),
        ...(waiting.length > 0
          ? [`Still to come:\n${namedUnits(lines, waiting).join('\n')}`, 'We write to you again about them.']
          : ['Your order is now complete.']),
      ],
    }),
  ];
}

/** The mail about the units of a partly shipped order that will not come. */
export function restCancelledMails(order: OrderDocument, why: string, shop: Shop): PendingMail[] {
  const { number, totals, original, payment } = order;
  const money = (amount: number) => formatMoney(amount, totals.currency, shop.locale);
  const saved = (original?.totals.total ?? totals.total) - totals.total;
  return [
    mailToCustomer(order, shop, {
      subject: `The rest of order ${number} is cancelled`,
      heading: 'The rest of your order is cancelled',
      paragraphs: [
        'We can’t send these goods:',
        namedUnits(original?.lines ?? [], cancelledLines(order)).join('\n'),
        ...(why ? [`Reason: ${why}`] : []),
        `Your order now comes to ${money(totals.total)} instead of ${money(totals.total + saved)}.`,
        ...(payment.state === 'paid' && saved > 0 ? [`We refund ${money(saved)}.`] : []),
      ],
    }),
  ];
}
