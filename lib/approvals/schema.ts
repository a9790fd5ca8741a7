import { z } from 'zod';
import { maxLines } from '../cart/rules';
import { lineInput } from '../cart/schema';
import { orderInput } from '../orders/schema/inputs';
import { orderResponse } from '../orders/schema/order';
import { pageSchema } from '../shared/page-schema';
import { linkSecret } from '../users/schema/credentials';
import { approvalStatuses } from './rules';

const note = z
  .string()
  .trim()
  .max(500, 'At most 500 characters')
  .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');
const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');

/** An order that is sent to an approver instead of being placed; `note` is for the approver. */
export const requestInput = orderInput.extend({ company: id, note: note.default('') });
export type RequestInput = z.infer<typeof requestInput>;

// The version of the request that the approver has seen.
const version = z.int().min(1);

/** A decision; `total` is the present total that the approver has seen. `why` is required to decline. */
export const decisionInput = z.strictObject({
  version,
  decision: z.enum(['approve', 'decline']),
  total: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
  why: note.default(''),
});
export type DecisionInput = z.infer<typeof decisionInput>;

/** Fewer units of the lines of a request; those with none go. */
export const linesInput = z.strictObject({ version, lines: z.array(lineInput).min(1).max(maxLines) });
export type LinesInput = z.infer<typeof linesInput>;

/** The same by the secret of a mailed link. */
export const linkDecision = decisionInput.extend({ token: linkSecret });
export const linkLines = linesInput.extend({ token: linkSecret });

export const requestParams = z.strictObject({ id });
export const requestFilters = z.object({ status: z.enum(approvalStatuses).optional().catch(undefined) });
export type RequestFilters = z.infer<typeof requestFilters>;

const order = orderResponse.shape;
const status = z.enum(approvalStatuses);

/** What has happened to a request; `at` is ISO. */
const requestEvent = z.object({ what: z.string(), by: z.string(), at: z.string(), why: z.string() });
export type RequestEvent = z.infer<typeof requestEvent>;

export const approvalRequest = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  requester: z.object({ name: z.string(), email: z.string() }),
  status,
  /** Why it needs an approval. */
  reason: z.string(),
  note: z.string(),
  lines: order.lines,
  /** The units that were asked for: an approver can take some away. */
  asked: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  totals: order.totals,
  discounts: order.discounts,
  delivery: order.delivery,
  shipComplete: order.shipComplete,
  requestedDate: order.requestedDate,
  address: order.address,
  payment: z.object({ method: z.string(), purchaseOrder: z.string() }),
  /** Who decides, one after the other; `done` once they have approved. */
  approvers: z.array(z.object({ name: z.string(), done: z.boolean() })),
  history: z.array(requestEvent),
  /** The number of the order that it has become. */
  order: z.string().nullable(),
  version: z.number(),
  createdAt: z.string(),
});
/** An order that waits for approvals, or waited for them. Prices are in minor units. */
export type ApprovalRequest = z.infer<typeof approvalRequest>;

export const decisionResponse = z.object({ status, order: approvalRequest.shape.order });
export const linesResponse = approvalRequest.pick({ version: true });

export const approvalRow = z.object({
  id: z.string(),
  requester: z.string(),
  status,
  reason: z.string(),
  units: z.number(),
  total: z.number(),
  currency: z.string(),
  order: z.string().nullable(),
  createdAt: z.string(),
});
/** A request in a list. */
export type ApprovalRow = z.infer<typeof approvalRow>;
export const approvalPage = pageSchema(approvalRow);
