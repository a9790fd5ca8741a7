import { z } from 'zod';

const optionalLine = (max: number) => z.string().trim().max(max, `must have at most ${max} characters`);
const prefix = z
  .string()
  .trim()
  .regex(/^[A-Z][A-Z0-9-]{0,9}$/, 'may have capital letters, digits and hyphens, at most 10');

/** How invoices are numbered and what they show. Documents that were issued before keep what they have. */
export const invoicing = z
  .strictObject({
    /** The text before the year in numbers of invoices and of credit notes. */
    prefix,
    creditPrefix: prefix,
    /** The seller's address as e-invoices need it: apart, with a country code. */
    street: optionalLine(80),
    city: optionalLine(60),
    postcode: optionalLine(12),
    country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code')]),
    /** The seller's VAT identifier, such as DE123456789; empty where there is none. */
    vatId: optionalLine(20),
    /** Printed at the end of each document: the register entry, say, or terms. */
    footer: z.string().trim().max(600, 'must have at most 600 characters'),
    /** Whether the shop's logo is on the document. */
    showsLogo: z.boolean(),
    /** Whether invoices in euros have a QR code for a bank transfer. */
    showsQrCode: z.boolean(),
  })
  .refine(({ prefix: invoice, creditPrefix }) => invoice !== creditPrefix, {
    path: ['creditPrefix'],
    message: 'must differ from the one of invoices',
  });
export type Invoicing = z.infer<typeof invoicing>;
