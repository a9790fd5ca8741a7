import { eInvoiceOf } from '../rules/e-invoice/document';
import type { InvoiceContent } from '../schema/invoice';

/** The two syntaxes of EN 16931. */
export type Syntax = 'UBL' | 'CII';

/** The library takes a second and 60 MB to load, which only those who ask for e-invoices pay. */
const library = () => import('@e-invoice-eu/core');

const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The content without the characters that XML can't hold, such as control characters in the name of a product. */
const plain = (content: InvoiceContent): InvoiceContent =>
  JSON.parse(
    JSON.stringify(content, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(notInXml, '') : value,
    ),
  ) as InvoiceContent;

/** CII names the currency at the sum of the tax and nowhere else; the library copies it from the discounts of lines. */
function dropLineCurrencies(invoice: ReturnType<typeof eInvoiceOf>): void {
  for (const line of invoice['ubl:Invoice']['cac:InvoiceLine'])
    for (const allowance of line['cac:AllowanceCharge'] ?? []) delete allowance['cbc:Amount@currencyID'];
}

const totalsEnd = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>';

/** Adds the invoice that a credit note corrects (BT-25, BT-26), which the library leaves out of CII. */
function withPreceding(xml: string, { credits }: InvoiceContent): string {
  if (!credits) return xml;
  const indent = '\n\t\t\t';
  const day = credits.issuedOn.replaceAll('-', '');
  const lines = [
    totalsEnd,
    '<ram:InvoiceReferencedDocument>',
    `\t<ram:IssuerAssignedID>${credits.number}</ram:IssuerAssignedID>`,
    '\t<ram:FormattedIssueDateTime>',
    `\t\t<qdt:DateTimeString format="102">${day}</qdt:DateTimeString>`,
    '\t</ram:FormattedIssueDateTime>',
    '</ram:InvoiceReferencedDocument>',
  ];
  return xml.replace(totalsEnd, lines.join(indent));
}

/**
 * An issued document as XML of EN 16931: the same text for the same content. It must have no `eInvoiceProblem`. The
 * library's check against its JSON schema is left out: it would hold up every other request for a second.
 */
export async function eInvoiceXml(content: InvoiceContent, syntax: Syntax): Promise<string> {
  const { FormatFactoryService } = await library();
  const format = new FormatFactoryService().createFormatService(syntax, console);
  const invoice = eInvoiceOf(plain(content));
  if (syntax === 'CII') dropLineCurrencies(invoice);
  format.fillInvoiceDefaults(invoice);
  const xml = (await format.generate(invoice, { format: syntax, lang: 'en' })) as string;
  return syntax === 'CII' ? withPreceding(xml, content) : xml;
}
