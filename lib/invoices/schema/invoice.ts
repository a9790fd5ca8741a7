import { z } from 'zod';
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

const line = z.object({
  /** Empty on a line that credits an amount. */
  sku: z.string(),
  name: z.string(),
  unit: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
  /** Before the discount. */
  total: z.number(),
  discount: z.number(),
  taxBasisPoints: z.number(),
});
/** A line of an invoice: the units of one SKU in the shipment. Amounts are in minor units, without tax. */
export type InvoiceLine = z.infer<typeof line>;

const tax = z.object({
  /** Empty where no tax is due. */
  name: z.string(),
  basisPoints: z.number(),
  net: z.number(),
  tax: z.number(),
});
/** What is taxed at one rate, and the tax on it. */
export type InvoiceTax = z.infer<typeof tax>;

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
  lines: z.array(line),
  /** What the discount on the lines is called; empty for none. */
  discountName: z.string(),
  delivery: z.object({ name: z.string(), amount: z.number(), taxBasisPoints: z.number() }).nullable(),
  /** One entry for each rate. */
  taxes: z.array(tax),
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
});
/** An invoice or credit note in a list. */
export type InvoiceRow = z.infer<typeof invoiceRow>;

export const invoicePageResponse = pageSchema(invoiceRow);
