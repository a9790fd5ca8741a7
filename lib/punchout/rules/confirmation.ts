import type { Order } from '../../orders/schema/order';
import { element, type Markup } from '../../shared/write-xml';
import { moneyElement } from './order-message';

/** What a document says about the order of a purchasing system. */
export type OrderedBy = {
  orderId: string;
  payloadId: string;
  lines: { lineNumber: string; sku: string; quantity: number }[];
};

const english = { 'xml:lang': 'en-US' };

/** The reference to an order of a purchasing system. */
export const orderReference = ({ orderId, payloadId }: OrderedBy): Markup =>
  element('OrderReference', { orderID: orderId }, element('DocumentReference', { payloadID: payloadId }));

/** Says that the shop delivers an order, with its sums. */
export function confirmation({ number, totals }: Order, by: OrderedBy, at: Date): Markup {
  const { currency, total, shipping, tax, taxName } = totals;
  const header = element(
    'ConfirmationHeader',
    { confirmID: number, operation: 'new', type: 'accept', noticeDate: at.toISOString() },
    element('Total', {}, moneyElement(total, currency)),
    element('Shipping', {}, moneyElement(shipping, currency), element('Description', english, 'Delivery')),
    element('Tax', {}, moneyElement(tax, currency), element('Description', english, taxName || 'Tax')),
  );
  return element('ConfirmationRequest', {}, header, orderReference(by));
}

/** Says that an order is not delivered, and why. */
export function rejection(why: string, by: OrderedBy, at: Date): Markup {
  const header = element(
    'ConfirmationHeader',
    { operation: 'new', type: 'reject', noticeDate: at.toISOString() },
    why ? element('Comments', english, why) : null,
  );
  return element('ConfirmationRequest', {}, header, orderReference(by));
}
