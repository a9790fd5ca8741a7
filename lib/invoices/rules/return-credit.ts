import type { ReturnCredit } from '../../orders/schema/returns';
import type { Shop } from '../../settings/schema/shop';
import type { InvoiceContent } from '../schema/invoice';
import { letterheadOf, type Numbering } from './content';
import { creditContentOf, remainingTaxes, type CreditTerms } from './credit';

/**
 * The credit note of a return: the returned units with their discounts, its part of the delivery, what is kept, and the
 * taxes. When other credit notes have left less meanwhile, it is about that amount alone.
 */
export function returnCreditOf(
  invoice: InvoiceContent,
  notes: InvoiceContent[],
  { lines, delivery, deductions, taxes, gross }: ReturnCredit,
  terms: CreditTerms,
  shop: Shop,
  numbering: Numbering,
): InvoiceContent | null {
  const left = remainingTaxes(invoice, notes).reduce((sum, { net, tax }) => sum + net + tax, 0);
  if (left < gross) return creditContentOf(invoice, notes, terms, shop, numbering);
  const credited = lines.flatMap(({ sku, quantity, total, discount }) => {
    const line = invoice.lines.find((each) => each.sku === sku);
    return line ? [{ ...line, quantity, total, discount }] : [];
  });
  return {
    ...invoice,
    ...letterheadOf(shop),
    series: 'credit-note',
    ...numbering,
    dueOn: null,
    credits: { number: invoice.number, issuedOn: invoice.issuedOn, reason: terms.reason },
    lines: credited,
    discountName: credited.some(({ discount }) => discount > 0) ? invoice.discountName : '',
    delivery: delivery > 0 && invoice.delivery ? { ...invoice.delivery, amount: delivery } : null,
    ...(deductions.length > 0 && {
      deductions: deductions.map(({ sku: _, ...each }) => each),
    }),
    taxes,
    net: taxes.reduce((sum, { net }) => sum + net, 0),
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0),
    gross,
  };
}
