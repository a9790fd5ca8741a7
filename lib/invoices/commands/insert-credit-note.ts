import type { Shop } from '../../settings/schema/shop';
import { invoices, type InvoiceDocument } from '../collection';
import type { ReturnCredit } from '../../orders/schema/returns';
import { creditContentOf, type CreditTerms } from '../rules/credit';
import { returnCreditOf } from '../rules/return-credit';
import { insertInvoice } from './insert-invoice';

/** A credit note to issue. */
export type Credit = CreditTerms & { cause: string; at: Date; returned?: ReturnCredit };

/**
 * Issues a credit note about an invoice. Together the credit notes of an invoice never exceed it: each is inserted under
 * its place among them, so that of two at the same time one reads the other first. Null when nothing is left.
 */
export function insertCreditNote(
  invoice: InvoiceDocument,
  { cause, at, returned, ...terms }: Credit,
  shop: Shop,
): Promise<InvoiceDocument | null> {
  const invoiceId = invoice._id.toHexString();
  return insertInvoice(
    {
      series: 'credit-note',
      cause,
      orderId: invoice.orderId,
      shipmentId: invoice.shipmentId,
      customerId: invoice.customerId,
      taxPlace: invoice.taxPlace,
      status: 'issued',
      at: at > invoice.issuedAt ? at : invoice.issuedAt,
      async contentFor(numbering) {
        const notes = await invoices().find({ 'credits.invoiceId': invoiceId }).toArray();
        const earlier = notes.map(({ content }) => content);
        const content = returned
          ? returnCreditOf(invoice.content, earlier, returned, terms, shop, numbering)
          : creditContentOf(invoice.content, earlier, terms, shop, numbering);
        return content && { content, credits: { invoiceId, index: notes.length } };
      },
    },
    shop,
  );
}

export type Refund = { id: string; amount: number; reason: string; at: Date };

/** Divides a refund over the invoices of an order, oldest first, as far as they are not credited yet; returns the sum. */
export async function creditAmount(
  documents: InvoiceDocument[],
  { id, amount, reason, at }: Refund,
  shop: Shop,
): Promise<number> {
  let credited = 0;
  for (const invoice of documents) {
    if (invoice.series !== 'invoice' || credited >= amount) continue;
    const cause = `refund ${id} ${invoice._id.toHexString()}`;
    const credit = { cause, amount: amount - credited, reason, at };
    credited += (await insertCreditNote(invoice, credit, shop))?.content.gross ?? 0;
  }
  return credited;
}
