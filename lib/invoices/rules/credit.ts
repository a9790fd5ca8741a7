import { allocate } from '../../discounts/rules/allocation';
import type { Shop } from '../../settings/schema/shop';
import { rateKey } from '../../taxes/rules/amounts';
import type { InvoiceContent, InvoiceTax } from '../schema/invoice';
import { letterheadOf, type Numbering } from './content';

type Credited = Pick<InvoiceContent, 'taxes' | 'gross'>;

/** What is left of an invoice at each rate after its credit notes. */
export function remainingTaxes({ taxes }: Credited, notes: Credited[]): InvoiceTax[] {
  return taxes.map((each) => {
    const same = notes.flatMap((note) => note.taxes.filter((tax) => rateKey(tax) === rateKey(each)));
    const taken = (field: 'net' | 'tax') => same.reduce((sum, tax) => sum + tax[field], 0);
    return { ...each, net: each.net - taken('net'), tax: each.tax - taken('tax') };
  });
}

/** A part of these amounts with this gross sum, divided over nets and taxes in proportion, exact to the minor unit. */
export function partOf(taxes: InvoiceTax[], gross: number): InvoiceTax[] {
  const parts = allocate(
    gross,
    taxes.flatMap(({ net, tax }) => [net, tax]),
  );
  return taxes
    .map((each, index) => ({ ...each, net: parts[2 * index]!, tax: parts[2 * index + 1]! }))
    .filter(({ net, tax }) => net > 0 || tax > 0);
}

const sumOf = (taxes: InvoiceTax[], field: 'net' | 'tax') =>
  taxes.reduce((sum, each) => sum + each[field], 0);

/** One line for each rate that credits an amount without naming units. */
function amountLines(taxes: InvoiceTax[], invoice: InvoiceContent): InvoiceContent['lines'] {
  return taxes.map(({ net, basisPoints, reason }) => ({
    sku: '',
    name: `Part of invoice ${invoice.number}`,
    unit: 'each',
    quantity: 1,
    unitPrice: net,
    total: net,
    discount: 0,
    taxBasisPoints: basisPoints,
    ...(reason && { taxReason: reason }),
  }));
}

/** Without an amount all that is left; with `exact` nothing when less than the amount is left. */
export type CreditTerms = { amount?: number; reason: string; exact?: boolean };

/**
 * The credit note about `amount` (gross) of an invoice, or about all that its earlier credit notes have left. The first
 * one about everything repeats the lines of the invoice. Null when nothing is left.
 */
export function creditContentOf(
  invoice: InvoiceContent,
  notes: InvoiceContent[],
  { amount = Infinity, reason, exact = false }: CreditTerms,
  shop: Shop,
  { number, issuedOn }: Numbering,
): InvoiceContent | null {
  const left = remainingTaxes(invoice, notes);
  const remaining = sumOf(left, 'net') + sumOf(left, 'tax');
  const gross = Math.min(amount, remaining);
  if (gross <= 0 || (exact && gross < amount && amount !== Infinity)) return null;
  const isWhole = gross === invoice.gross;
  const taxes = isWhole ? invoice.taxes : partOf(left, gross);
  return {
    ...invoice,
    ...letterheadOf(shop),
    series: 'credit-note',
    number,
    issuedOn,
    dueOn: null,
    credits: { number: invoice.number, issuedOn: invoice.issuedOn, reason },
    lines: isWhole ? invoice.lines : amountLines(taxes, invoice),
    discountName: isWhole ? invoice.discountName : '',
    delivery: isWhole ? invoice.delivery : null,
    taxes,
    net: sumOf(taxes, 'net'),
    tax: sumOf(taxes, 'tax'),
    gross,
    paymentReference: invoice.paymentReference,
  };
}

/** The invoice that takes the place of a credit note issued by mistake: the same lines and amounts, charged again. */
export function reissuedContentOf(
  note: InvoiceContent,
  dueOn: string,
  shop: Shop,
  { number, issuedOn }: Numbering,
): InvoiceContent {
  return {
    ...note,
    ...letterheadOf(shop),
    series: 'invoice',
    number,
    issuedOn,
    dueOn,
    credits: null,
    paymentReference: number,
    isPaid: true,
  };
}
