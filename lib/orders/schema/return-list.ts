import { z } from 'zod';
import { pageSchema } from '../../shared/page-schema';
import { orderReturn, returnReasons, returnStatuses } from './returns';

/** The ways to sort the list besides the default, newest first. */
export const returnSorts = ['requested'] as const;

/** The filters of the list of returns; invalid values count as absent. */
export const returnFilters = z.object({
  status: z.enum(returnStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  /** The first and the last day of the request, in the shop's time zone. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
  sort: z.enum(returnSorts).optional().catch(undefined),
});
export type ReturnFilters = z.infer<typeof returnFilters>;

const returnRow = z.object({
  number: z.string(),
  status: z.enum(returnStatuses),
  orderNumber: z.string(),
  customer: z.object({ name: z.string(), email: z.string() }),
  lines: z.array(
    z.object({ sku: z.string(), name: z.string(), quantity: z.number(), reason: z.enum(returnReasons) }),
  ),
  photos: z.number(),
  /** The units that are in repair. */
  inRepair: z.number(),
  /** What was credited; null for nothing yet. */
  credited: z.number().nullable(),
  currency: z.string(),
  at: z.string(),
});
/** A return in a list. */
export type ReturnRow = z.infer<typeof returnRow>;

export const returnPageResponse = pageSchema(returnRow);

/** A return with its order, as other systems get it. */
export const returnRecord = orderReturn.extend({
  orderNumber: z.string(),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  currency: z.string(),
});
export type ReturnRecord = z.infer<typeof returnRecord>;
