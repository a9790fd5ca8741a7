import { z } from 'zod';
import { pageSchema } from '../../shared/page-schema';

const day = z.iso.date('must be a day such as 2026-11-30');
const plainLine = /^[^\u0000-\u001f\u007f\u2028\u2029]*$/;

const terms = {
  number: z
    .string()
    .trim()
    .min(1, 'is required')
    .max(60, 'must have at most 60 characters')
    .regex(plainLine, 'must be plain text'),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code such as US'),
  /** Codes of states or provinces; none for the whole country. */
  regions: z
    .array(z.string().regex(/^[A-Z0-9-]{1,10}$/, 'must be codes such as OH'))
    .max(60, 'must have at most 60 states')
    .transform((codes) => [...new Set(codes)].sort()),
  from: day,
  to: day,
};

type Days = { from: string; to: string };
const inOrder = ({ from, to }: Days) => from <= to;
const order = { path: ['to'], message: 'must not be before the first day' };

/** A certificate as staff enter it; `email` is the address of the customer's account. */
export const certificateInput = z
  .strictObject({ email: z.string().trim().toLowerCase().min(3, 'is required').max(254), ...terms })
  .refine(inOrder, order);
export type CertificateInput = z.infer<typeof certificateInput>;

/** A certificate of a company, which the address of the request names. */
export const companyCertificateInput = z.strictObject(terms).refine(inOrder, order);
export type CompanyCertificateInput = z.infer<typeof companyCertificateInput>;

/** A change of a certificate; `version` is the one that was read, so that nobody overwrites a change unseen. */
export const certificateChange = z.strictObject({ ...terms, version: z.int() }).refine(inOrder, order);
export type CertificateChange = z.infer<typeof certificateChange>;

export const revocationInput = z.strictObject({
  why: z.string().trim().max(120, 'must have at most 120 characters').regex(plainLine, 'must be plain text'),
});

export const certificateParams = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id'),
});

export const certificateId = z.object({ id: z.string() });

export const certificateStatuses = ['valid', 'ending', 'coming', 'ended', 'revoked'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export const certificate = z.object({
  id: z.string(),
  number: z.string(),
  country: z.string(),
  regions: z.array(z.string()),
  from: z.string(),
  to: z.string(),
  hasFile: z.boolean(),
  status: z.enum(certificateStatuses),
  /** Why it was revoked; empty while it isn't. */
  why: z.string(),
});
/** A customer's certificate; one that is `ending` is valid for 30 more days at most. */
export type Certificate = z.infer<typeof certificate>;

export const certificateRow = certificate.extend({
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  version: z.number(),
});
export type CertificateRow = z.infer<typeof certificateRow>;
export const certificatePage = pageSchema(certificateRow);

export const ownTaxes = z.object({ vatId: z.string(), certificates: z.array(certificate) });
export type OwnTaxes = z.infer<typeof ownTaxes>;

export const certificateSorts = ['to', '-to', 'name', '-name'] as const;

/** The filters of the list; invalid values count as absent. */
export const certificateFilters = z.object({
  status: z.enum(certificateStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** The last days of validity, both included. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  sort: z.enum(certificateSorts).optional().catch(undefined),
});
export type CertificateFilters = z.infer<typeof certificateFilters>;
