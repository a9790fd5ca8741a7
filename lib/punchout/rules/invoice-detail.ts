import { unitCodeOf } from '../../invoices/rules/e-invoice/units';
import type { InvoiceContent, InvoiceLine } from '../../invoices/schema/invoice';
import { element, type Markup } from '../../shared/write-xml';
import { orderReference, type OrderedBy } from './confirmation';
import { moneyElement } from './order-message';

const english = { 'xml:lang': 'en-US' };
const day = 86_400_000;

/** A day of a document as a moment: noon, in UTC. */
export const noonOf = (issuedOn: string): string => `${issuedOn}T12:00:00Z`;

type Party = {
  name: string;
  street: string[];
  city: string;
  region: string;
  postcode: string;
  country: string;
};

function partner(role: string, { name, street, city, region, postcode, country }: Party): Markup {
  const lines = street.filter(Boolean).map((line) => element('Street', {}, line));
  const postal =
    lines.length && city && country
      ? element(
          'PostalAddress',
          {},
          lines,
          element('City', {}, city),
          region && element('State', {}, region),
          postcode && element('PostalCode', {}, postcode),
          element('Country', { isoCountryCode: country }, country),
        )
      : null;
  return element('InvoicePartner', {}, element('Contact', { role }, element('Name', english, name), postal));
}

/** The shop and who pays, as partners of an invoice or a credit note. */
export function partners({ seller, buyer }: InvoiceContent): Markup[] {
  const { name, street, city, postcode, country } = seller;
  const { line1, line2 } = buyer;
  return [
    partner('from', { name, street: [street], city, region: '', postcode, country }),
    partner('billTo', { ...buyer, name: buyer.company || buyer.name, street: [line1, line2] }),
  ];
}

function item(line: InvoiceLine, index: number, by: OrderedBy, currency: string): Markup {
  const { sku, name, unit, unitPrice, quantity, total, discount } = line;
  const lineNumber = by.lines.find((one) => one.sku === sku)?.lineNumber ?? index + 1;
  return element(
    'InvoiceDetailItem',
    { invoiceLineNumber: index + 1, quantity },
    element('UnitOfMeasure', {}, unitCodeOf(unit)),
    element('UnitPrice', {}, moneyElement(unitPrice, currency)),
    element(
      'InvoiceDetailItemReference',
      { lineNumber },
      sku && element('ItemID', {}, element('SupplierPartID', {}, sku)),
      element('Description', english, name),
    ),
    element('SubtotalAmount', {}, moneyElement(total, currency)),
    discount > 0 && element('InvoiceDetailDiscount', {}, moneyElement(discount, currency)),
    element('NetAmount', {}, moneyElement(total - discount, currency)),
  );
}

function taxes({ taxes: all, tax, currency }: InvoiceContent): Markup {
  const details = all.map(({ name, basisPoints, net, tax: amount }) =>
    element(
      'TaxDetail',
      { category: 'sales', percentageRate: basisPoints / 100 },
      element('TaxableAmount', {}, moneyElement(net, currency)),
      element('TaxAmount', {}, moneyElement(amount, currency)),
      element('Description', english, name || 'Tax'),
    ),
  );
  return element('Tax', {}, moneyElement(tax, currency), element('Description', english, 'Tax'), details);
}

function summary(content: InvoiceContent): Markup {
  const { lines, delivery, gross, currency, isPaid } = content;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const money = (name: string, amount: number) => element(name, {}, moneyElement(amount, currency));
  const discount = sum(lines.map((line) => line.discount));
  return element(
    'InvoiceDetailSummary',
    {},
    money('SubtotalAmount', sum(lines.map((line) => line.total))),
    taxes(content),
    delivery && money('ShippingAmount', delivery.amount),
    money('GrossAmount', gross + discount),
    discount > 0 && money('InvoiceDetailDiscount', discount),
    money('NetAmount', gross),
    money('DueAmount', isPaid ? 0 : gross),
  );
}

/** An invoice of the shop as a purchasing system reads it. Its day is given at noon, in UTC. */
export function invoiceDetail(content: InvoiceContent, by: OrderedBy): Markup {
  const { number, issuedOn, dueOn, lines, currency } = content;
  const days = dueOn ? Math.round((Date.parse(dueOn) - Date.parse(issuedOn)) / day) : null;
  const header = element(
    'InvoiceDetailRequestHeader',
    { invoiceID: number, purpose: 'standard', operation: 'new', invoiceDate: noonOf(issuedOn) },
    element('InvoiceDetailHeaderIndicator'),
    element('InvoiceDetailLineIndicator', {
      isDiscountInLine: lines.some(({ discount }) => discount > 0) ? 'yes' : undefined,
    }),
    partners(content),
    days !== null && element('PaymentTerm', { payInNumberOfDays: days }),
  );
  const order = element(
    'InvoiceDetailOrder',
    {},
    element('InvoiceDetailOrderInfo', {}, orderReference(by)),
    lines.map((line, index) => item(line, index, by, currency)),
  );
  return element('InvoiceDetailRequest', {}, header, order, summary(content));
}
