import type { Invoice } from '@e-invoice-eu/core';
import type { InvoiceContent } from '../../schema/invoice';
import { chargesOf, linesOf, money, taxCategoryOf, withLines, type Currency } from './lines';
import { deliveryOf, partiesOf, present } from './parties';
import { netOf, taxGroupsOf, type TaxCategory, type TaxGroup } from './tax-groups';

type Document = Invoice['ubl:Invoice'];
type Breakdown = NonNullable<Document['cac:TaxTotal'][0]['cac:TaxSubtotal']>[number];
type PaymentMeans = NonNullable<Document['cac:PaymentMeans']>[number];

/** UNTDID 1001: an invoice, a credit note. */
const typeCodes = { invoice: '380', 'credit-note': '381' } as const;
const exemptionCodes: Partial<Record<TaxCategory, string>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

function breakdownOf(group: TaxGroup, currency: string): Breakdown {
  const { category, net, tax, reasons } = group;
  const code = exemptionCodes[category];
  return {
    ...money('cbc:TaxableAmount', net, currency),
    ...money('cbc:TaxAmount', tax, currency),
    'cac:TaxCategory': {
      'cbc:ID': category,
      ...(category !== 'O' && { 'cbc:Percent': taxCategoryOf(group)['cbc:Percent'] }),
      ...(code && { 'cbc:TaxExemptionReasonCode': code }),
      ...(reasons.length > 0 && { 'cbc:TaxExemptionReason': reasons.join('; ') }),
      'cac:TaxScheme': { 'cbc:ID': 'VAT' },
    },
  };
}

function totalsOf(groups: TaxGroup[], content: InvoiceContent): Document['cac:LegalMonetaryTotal'] {
  const { net, gross, currency, series, isPaid } = content;
  const lines = groups.flatMap((group) => group.lines.map(netOf));
  const adjustments = groups.flatMap((group) => group.adjustments);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const sumOf = (charges: boolean) =>
    sum(adjustments.filter(({ isCharge }) => isCharge === charges).map(({ amount }) => amount));
  const [allowances, charges] = [sumOf(false), sumOf(true)];
  const paid = series === 'invoice' && isPaid ? gross : 0;
  return {
    ...money('cbc:LineExtensionAmount', sum(lines), currency),
    ...money('cbc:TaxExclusiveAmount', net, currency),
    ...money('cbc:TaxInclusiveAmount', gross, currency),
    ...(allowances > 0 && money('cbc:AllowanceTotalAmount', allowances, currency)),
    ...(charges > 0 && money('cbc:ChargeTotalAmount', charges, currency)),
    ...(paid > 0 && money('cbc:PrepaidAmount', paid, currency)),
    ...money('cbc:PayableAmount', gross - paid, currency),
  };
}

/** How to transfer the money; undefined where nothing is to be paid or the seller has named no account. */
function paymentMeansOf(content: InvoiceContent): PaymentMeans[] | undefined {
  const { series, isPaid, seller, currency, paymentReference } = content;
  const iban = seller.bank.iban.replaceAll(' ', '').toUpperCase();
  const account = iban || seller.bank.accountNumber;
  if (series === 'credit-note' || isPaid || !account) return undefined;
  const bank = seller.bank.bic.replaceAll(' ', '').toUpperCase() || seller.bank.routingNumber;
  return [
    {
      // UNTDID 4461: a SEPA credit transfer, any credit transfer.
      'cbc:PaymentMeansCode': iban && currency === 'EUR' ? '58' : '30',
      'cbc:PaymentID': paymentReference,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': account,
        'cbc:Name': seller.bank.accountHolder || seller.name,
        ...(bank && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank } }),
      },
    },
  ];
}

function termsOf({ series, isPaid, dueOn, credits }: InvoiceContent): string {
  if (series === 'credit-note') return `Credited to invoice ${credits?.number ?? ''}`.trim();
  return isPaid ? 'Paid' : dueOn ? `Payable by ${dueOn}` : 'Payable on receipt';
}

const precedingOf = ({ credits }: InvoiceContent): Document['cac:BillingReference'] =>
  credits
    ? [
        {
          'cac:InvoiceDocumentReference': { 'cbc:ID': credits.number, 'cbc:IssueDate': credits.issuedOn },
        },
      ]
    : undefined;

/**
 * An issued invoice or credit note in the terms of EN 16931, from which the library writes UBL and CII. It must have no
 * `eInvoiceProblem`.
 */
export function eInvoiceOf(content: InvoiceContent): Invoice {
  const { series, number, issuedOn, dueOn, order, credits, currency, footer, isPaid } = content;
  const groups = withLines(taxGroupsOf(content));
  const charges = chargesOf(groups, content);
  const note = [credits ? `Reason: ${credits.reason}` : '', footer].filter(Boolean).join('\n');
  const isOutside = groups.every(({ category }) => category === 'O');
  return {
    'ubl:Invoice': present<Document>({
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      'cbc:DueDate': series === 'invoice' && !isPaid ? (dueOn ?? undefined) : undefined,
      'cbc:InvoiceTypeCode': typeCodes[series],
      'cbc:Note': note ? [note] : undefined,
      'cbc:DocumentCurrencyCode': currency as Currency,
      'cbc:BuyerReference': order.purchaseOrder || undefined,
      'cac:OrderReference': present({
        'cbc:ID': order.purchaseOrder || order.number,
        'cbc:SalesOrderID': order.number,
      }),
      'cac:BillingReference': precedingOf(content),
      ...partiesOf(content, isOutside),
      'cac:Delivery': deliveryOf(content),
      'cac:PaymentMeans': paymentMeansOf(content),
      'cac:PaymentTerms': { 'cbc:Note': termsOf(content) },
      'cac:AllowanceCharge': charges.length ? charges : undefined,
      'cac:TaxTotal': [
        {
          ...money('cbc:TaxAmount', content.tax, currency),
          'cac:TaxSubtotal': groups.map((group) => breakdownOf(group, currency)),
        },
      ],
      'cac:LegalMonetaryTotal': totalsOf(groups, content),
      'cac:InvoiceLine': linesOf(groups, content),
    }),
  };
}
