import { z } from 'zod';

/** The kinds of documents whose changes are recorded, with their display names. */
export const auditKinds = {
  product: 'Products',
  order: 'Orders',
  user: 'Accounts',
  company: 'Companies',
  review: 'Reviews',
  question: 'Questions about products',
  search: 'Searches',
  credit: 'Credit accounts',
  discount: 'Discounts',
  'price-list': 'Price lists',
  assortment: 'Assortments',
  'fit-rule': 'Rules of what fits',
  supplier: 'Suppliers',
  'purchase-order': 'Purchase orders',
  'stock-count': 'Stock counts',
  settings: 'Settings',
  message: 'Messages',
  mail: 'Mails',
  webhook: 'Webhooks',
  'api-key': 'API keys',
  punchout: 'Punch-out connections',
  page: 'Pages',
  post: 'Articles',
  'bulk-edit': 'Bulk edits',
  campaign: 'Campaigns',
  subscriber: 'Subscribers',
  entry: 'Questions, testimonials, announcements',
} as const;
export type AuditKind = keyof typeof auditKinds;

const day = z.iso.date().optional().catch(undefined);

/** The filters of the audit log. Invalid values are ignored, so an old address still opens the page. */
export const auditFilters = z.object({
  kind: z
    .enum(Object.keys(auditKinds) as [AuditKind, ...AuditKind[]])
    .optional()
    .catch(undefined),
  /** The email of the person who made the change. */
  actor: z.string().trim().max(254).optional().catch(undefined),
  /** First and last day, inclusive, in the shop's time zone. */
  from: day,
  to: day,
  /** Newest first, unless this is given. */
  sort: z.enum(['at']).optional().catch(undefined),
});
export type AuditFilters = z.infer<typeof auditFilters>;

/** One change as an admin reads it. `actor` is null for the command line; `at` is ISO in UTC. */
export const auditRecord = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string().nullable(),
  /** The customer in whose account the actor has made it; null for changes of their own. */
  as: z.string().nullable(),
  /** The client address from which it was made; null for the command line and older records. */
  from: z.string().nullable(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type AuditRecord = z.infer<typeof auditRecord>;
