import type { InvoiceContent } from '../../invoices/schema/invoice';
import { element, type Markup } from '../../shared/write-xml';
import { orderReference, type OrderedBy } from './confirmation';
import { noonOf, partners } from './invoice-detail';
import { moneyElement } from './order-message';

const english = { 'xml:lang': 'en-US' };

/** What is credited in words: the units that came back, and why. */
function commentOf({ lines, credits }: InvoiceContent): string {
  const units = lines
    .filter(({ sku }) => sku)
    .map(({ sku, name, quantity }) => `${quantity} × ${sku} ${name}`);
  return [credits?.reason, ...units].filter(Boolean).join('\n');
}

/**
 * A credit note as a purchasing system reads it: about the whole of an invoice, since what a shop keeps of returned goods
 * belongs to no line. All amounts are negative. `invoicePayloadId` is that of the document with the invoice, if it is known.
 */
export function creditMemo(content: InvoiceContent, by: OrderedBy, invoicePayloadId: string | null): Markup {
  const { number, issuedOn, credits, net, tax, gross, currency } = content;
  const money = (name: string, amount: number) => element(name, {}, moneyElement(-amount, currency));
  const comment = commentOf(content);
  const taxes = element('Tax', {}, moneyElement(-tax, currency), element('Description', english, 'Tax'));
  const sums = [money('SubtotalAmount', net), taxes, money('GrossAmount', gross), money('NetAmount', gross)];
  const header = element(
    'InvoiceDetailRequestHeader',
    { invoiceID: number, purpose: 'creditMemo', operation: 'new', invoiceDate: noonOf(issuedOn) },
    element('InvoiceDetailHeaderIndicator', { isHeaderInvoice: 'yes' }),
    element('InvoiceDetailLineIndicator'),
    partners(content),
    invoicePayloadId && element('DocumentReference', { payloadID: invoicePayloadId }),
    credits && element('InvoiceIDInfo', { invoiceID: credits.number, invoiceDate: noonOf(credits.issuedOn) }),
    comment && element('Comments', english, comment),
  );
  const order = element(
    'InvoiceDetailHeaderOrder',
    {},
    element('InvoiceDetailOrderInfo', {}, orderReference(by)),
    element('InvoiceDetailOrderSummary', { invoiceLineNumber: 1 }, sums),
  );
  const summary = element('InvoiceDetailSummary', {}, sums, money('DueAmount', gross));
  return element('InvoiceDetailRequest', {}, header, order, summary);
}
