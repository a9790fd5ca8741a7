import { z } from 'zod';
import { taxEntry, type TaxEntry } from '../../taxes/schema/tax';
import { pageSchema } from '../../shared/page-schema';

/** The two ranges of numbers. Each is gapless for itself. */
export const invoiceSeries = ['invoice', 'credit-note'] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

/** Where a document stands: an invoice is open until it is paid or credited; a credit note is issued. */
export const invoiceStatuses = ['open', 'paid', 'credited', 'issued'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const seller = z.object({
  name: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
  taxId: z.string(),
  vatId: z.string(),
  street: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  bank: z.object({
    name: z.string(),
    accountHolder: z.string(),
    accountNumber: z.string(),
    routingNumber: z.string(),
    iban: z.string(),
    bic: z.string(),
  }),
});

const buyer = z.object({
  name: z.string(),
  company: z.string(),
  email: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postcode: z.string(),
  country: z.string(),
  countryName: z.string(),
  taxId: z.string(),
});

const deliveredTo = buyer.omit({ email: true, taxId: true });

const line = z.object({
  /** Empty on a line that credits an amount. */
  sku: z.string(),
  /** The customer's own part number. Absent for none. */
  ownNumber: z.string().optional(),
  /** What the customer wrote about the line. Absent for nothing. */
  comment: z.string().optional(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** Before the discount. */
  total: z.number(),
  discount: z.number(),
  taxBasisPoints: z.number(),
  /** Why it is not taxed, where a rule doesn't say 0 %. */
  taxReason: taxEntry.shape.reason,
});
/** A line of an invoice: the units of one SKU in the shipment. Amounts are in minor units, without tax. */
export type InvoiceLine = z.infer<typeof line>;

/** What is taxed at one rate, and the tax on it. */
export type InvoiceTax = TaxEntry;

export const invoiceContent = z.object({
  series: z.enum(invoiceSeries),
  number: z.string(),
  /** Days in the shop's time zone. A credit note has no due day. */
  issuedOn: z.string(),
  dueOn: z.string().nullable(),
  shippedOn: z.string(),
  order: z.object({ number: z.string(), placedOn: z.string(), purchaseOrder: z.string() }),
  /** The invoice that a credit note corrects, and why. */
  credits: z.object({ number: z.string(), issuedOn: z.string(), reason: z.string() }).nullable(),
  seller,
  buyer,
  /** Where the goods went, of an order whose invoice goes elsewhere. Absent where that is the buyer's address. */
  deliveredTo: deliveredTo.optional(),
  /** The country in which goods were collected. Absent where they were sent. */
  handedOverIn: z.string().optional(),
  lines: z.array(line),
  /** What the discount on the lines is called; empty for none. */
  discountName: z.string(),
  delivery: z.object({ name: z.string(), amount: z.number(), taxBasisPoints: z.number() }).nullable(),
  /** What a credit note keeps of the lines it names, without tax: restocking fees. Absent for nothing. */
  deductions: z
    .array(z.object({ name: z.string(), amount: z.number(), taxBasisPoints: z.number() }))
    .optional(),
  /** One entry for each rate. */
  taxes: z.array(taxEntry),
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
  currency: z.string(),
  locale: z.string(),
  paymentReference: z.string(),
  /** Whether it had been paid when it was issued. */
  isPaid: z.boolean(),
  footer: z.string(),
  showsQrCode: z.boolean(),
  logo: z.string(),
});
/** Everything that an invoice or a credit note says. It never changes once issued: its hash would no longer match. */
export type InvoiceContent = z.infer<typeof invoiceContent>;

export const invoiceResponse = z.object({
  id: z.string(),
  status: z.enum(invoiceStatuses),
  /** The sum of the credit notes of an invoice. */
  credited: z.number(),
  /** The SHA-256 hash of the content, the number and the hash before it. */
  hash: z.string(),
  content: invoiceContent,
});
export type Invoice = z.infer<typeof invoiceResponse>;

const invoiceRow = z.object({
  id: z.string(),
  series: z.enum(invoiceSeries),
  number: z.string(),
  status: z.enum(invoiceStatuses),
  issuedOn: z.string(),
  dueOn: z.string().nullable(),
  orderNumber: z.string(),
  buyer: z.string(),
  gross: z.number(),
  credited: z.number(),
  currency: z.string(),
  /** Whether it can be downloaded as an e-invoice. */
  isEInvoice: z.boolean(),
});
/** An invoice or credit note in a list. */
export type InvoiceRow = z.infer<typeof invoiceRow>;

export const invoicePageResponse = pageSchema(invoiceRow);
