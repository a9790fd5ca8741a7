import { z } from 'zod';
import { invoiceSeries } from './invoice';

export const invoiceParams = z.strictObject({
  number: z.string().regex(/^[A-Z][A-Z0-9-]{2,39}$/, 'is not the number of a document'),
});

/** The files of an issued document: for people, and as e-invoices of EN 16931. */
export const fileFormats = ['pdf', 'factur-x', 'ubl', 'cii'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const fileParams = invoiceParams.extend({ format: z.enum(fileFormats) });

/** A credit note that staff ask for; without an amount it is about all that is left. `key` is new for each. */
export const creditInput = z.strictObject({
  amount: z.int('Enter an amount').min(1, 'Enter an amount').max(1_000_000_000_000).optional(),
  reason: z
    .string()
    .trim()
    .min(1, 'Say why')
    .max(200, 'At most 200 characters')
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Enter plain text'),
  key: z.string().regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, hyphens or underscores'),
});
export type CreditInput = z.infer<typeof creditInput>;

/** The ways to sort the list besides the default, newest first; a minus means descending. */
export const invoiceSorts = ['issued', 'total', '-total'] as const;

/** The statuses by which the list is filtered; an overdue invoice is open, and its due day has passed. */
export const listedStatuses = ['open', 'overdue', 'paid', 'credited'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** The filters of the list; invalid values count as absent. */
export const invoiceFilters = z.object({
  series: z.enum(invoiceSeries).optional().catch(undefined),
  status: z.enum(listedStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** The first and the last day of issue, in the shop's time zone. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  sort: z.enum(invoiceSorts).optional().catch(undefined),
});
export type InvoiceFilters = z.infer<typeof invoiceFilters>;
