import type { PendingMail } from '../../mail/outbox';
import type { Shop } from '../../settings/schema/shop';
import { formatMoney } from '../../shared/money';
import type { OrderDocument } from '../collection';
import { mailsToShop, mailToCustomer } from '../emails';
import { returnReasonNames } from '../rules/return-lines';
import type { OrderReturn, ReturnStatus } from '../schema/returns';

const unitsOf = (lines: OrderReturn['lines'], count: 'quantity' | 'approved'): string =>
  lines
    .filter((line) => line[count] > 0)
    .map((line) => `${line[count]} × ${line.sku}`)
    .join(', ');

type Texts = { subject: string; heading: string; paragraphs: string[] };

const texts: Partial<Record<ReturnStatus, (found: OrderReturn, order: OrderDocument, shop: Shop) => Texts>> =
  {
    requested: ({ number, lines }) => ({
      subject: `Return ${number} requested`,
      heading: 'We have your return request',
      paragraphs: [
        `You have asked to return ${unitsOf(lines, 'quantity')}. We look at it and write to you.`,
        'Please keep the goods until then.',
      ],
    }),
    approved: ({ number, lines, why }, _, shop) => ({
      subject: `Return ${number} approved`,
      heading: 'Please send the goods back',
      paragraphs: [
        `We take back ${unitsOf(lines, 'approved')}.`,
        ...(why ? [why] : []),
        `Please print the label on the page of your order, or write the number ${number} on the parcel, and send it to ${shop.legalName}, ${shop.address.join(', ')}.`,
      ],
    }),
    refused: ({ number, why }) => ({
      subject: `Return ${number} refused`,
      heading: 'We can’t accept your return',
      paragraphs: [`We can’t accept return ${number}.`, ...(why ? [`Reason: ${why}`] : [])],
    }),
    cancelled: ({ number }) => ({
      subject: `Return ${number} cancelled`,
      heading: 'Your return is cancelled',
      paragraphs: [`Return ${number} was cancelled. Please keep the goods.`],
    }),
    received: ({ number }) => ({
      subject: `Return ${number} has arrived`,
      heading: 'Your return has arrived',
      paragraphs: [`We have received return ${number}. We look at the goods and write to you.`],
    }),
    closed: ({ number, refund, why }, { totals }, shop) => ({
      subject: `Return ${number} is settled`,
      heading: refund ? 'We have credited your return' : 'Your return is settled',
      paragraphs: [
        refund
          ? `We have credited ${formatMoney(refund.amount, totals.currency, shop.locale)} for return ${number}. The credit note is with your order.`
          : `Return ${number} is settled.`,
        ...[refund?.reason ?? why].filter(Boolean),
      ],
    }),
  };

/** The customer's mail about the status of a return; none for a status that has no mail. */
export function returnMails(order: OrderDocument, found: OrderReturn, shop: Shop): PendingMail[] {
  const text = texts[found.status]?.(found, order, shop);
  return text ? [mailToCustomer(order, shop, text)] : [];
}

/** The notice to the shop about a new return. */
export function returnNotice(
  order: OrderDocument,
  { number, lines }: OrderReturn,
  shop: Shop,
): PendingMail[] {
  return mailsToShop(order, shop, {
    subject: `Return request ${number}`,
    heading: 'A customer wants to return goods',
    paragraphs: lines.map(
      ({ sku, quantity, reason, note }) =>
        `${quantity} × ${sku}: ${returnReasonNames[reason]}${note ? `. ${note}` : ''}`,
    ),
  });
}
