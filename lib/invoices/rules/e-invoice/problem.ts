import { fractionDigits } from '../../../shared/money';
import type { InvoiceContent } from '../../schema/invoice';
import { netOf, taxGroupsOf, type TaxGroup } from './tax-groups';

/** The codes of VAT ids begin with the country's; Greece writes EL, Northern Ireland XI. */
const vatIdPattern = /^[A-Z]{2}[0-9A-Z+*.]{2,}$/;

/** A VAT id as it is compared and sent: capitals without spaces. */
export const plainVatId = (vatId: string): string => vatId.replace(/[ .-]/g, '').toUpperCase();

/** Whether an id of a buyer or seller is a VAT id; others are registrations, which EN 16931 names apart. */
export const isVatId = (id: string): boolean => vatIdPattern.test(plainVatId(id));

const settings = (field: string) => `Settings, Invoices and payment, ${field}`;

type SellerSettings = { taxId: string; invoicing: Pick<SellerIds, 'country' | 'vatId'> };
type SellerIds = Pick<InvoiceContent['seller'], 'country' | 'vatId' | 'taxId'>;

/** Why this seller can't issue e-invoices, as a sentence; null when it can. */
function sellerProblem({ seller }: { seller: SellerIds }): string | null {
  if (!seller.country)
    return `It was issued without the seller’s country (${settings('Country code')}). Documents that are issued once it is set are e-invoices too.`;
  if (!seller.vatId && !seller.taxId)
    return `It was issued without the seller’s VAT ID or tax number (${settings('VAT ID or Tax number')}). Documents that are issued once one is set are e-invoices too.`;
  if (seller.vatId && !isVatId(seller.vatId))
    return `The seller’s VAT ID on it doesn’t begin with a country code (${settings('VAT ID')}).`;
  return null;
}

/** Whether what a shop issues from now on can be e-invoices; else some settings are missing. */
export const issuesEInvoices = ({ taxId, invoicing: { country, vatId } }: SellerSettings): boolean =>
  !sellerProblem({ seller: { country, vatId, taxId } });

/** EN 16931 lets the tax of a category differ from its rate by less than one unit of the currency. */
function isTaxOfRate({ net, tax, basisPoints }: TaxGroup, unit: number): boolean {
  // One hundredth is left for the rounding of those who check it.
  return basisPoints === 0 ? tax === 0 : Math.abs(tax * 10_000 - net * basisPoints) <= unit * 9_900;
}

function amountsProblem(content: InvoiceContent): string | null {
  const { currency, net, tax, gross } = content;
  const decimals = fractionDigits(currency);
  if (decimals > 2) return `Its currency ${currency} has three decimals, and e-invoices have two.`;
  const groups = taxGroupsOf(content);
  const sums = groups.map((group) => {
    const lines = group.lines.reduce((all, line) => all + netOf(line), 0);
    return group.adjustments.reduce(
      (all, { isCharge, amount }) => (isCharge ? all + amount : all - amount),
      lines,
    );
  });
  const adds = groups.every((group, index) => group.net === sums[index]);
  const total = (field: 'net' | 'tax') => groups.reduce((all, group) => all + group[field], 0);
  if (!adds || total('net') !== net || total('tax') !== tax || net + tax !== gross)
    return 'Its amounts don’t add up by tax rate.';
  if (!groups.every((group) => isTaxOfRate(group, 10 ** decimals)))
    return 'Its tax is rounded line by line and differs from the tax of the sum by a whole unit of the currency.';
  return null;
}

/**
 * Why a document can't be an e-invoice of EN 16931, as a sentence that names what to set; null when it can. What it lacks
 * can't be added any more: issued documents never change.
 */
export function eInvoiceProblem(content: InvoiceContent): string | null {
  const problem = sellerProblem(content);
  if (problem) return problem;
  const isReversed = taxGroupsOf(content).some(({ category }) => category === 'AE');
  if (isReversed && !(content.buyer.taxId && content.seller.vatId))
    return 'Its tax is a reverse charge, and it lacks the VAT ID of the seller or of the buyer.';
  return amountsProblem(content);
}
