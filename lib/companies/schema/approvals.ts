import { z } from 'zod';

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'Enter plain text');
const name = (max: number) => line(max).min(1, 'Enter a name');
const amount = z
  .int('Enter an amount')
  .min(1, 'Enter an amount above zero')
  .max(10_000_000_000, 'is more than can be ordered');
const day = z.iso.date('Enter a day').nullable();
/** Who decides, one after the other. */
const chain = z.array(z.string().regex(/^[0-9a-f]{24}$/, 'Choose an approver')).max(5, 'At most 5 approvers');

export const maxApprovalRules = 30;

/** Asks for an approval where all of its conditions are met; without any it asks for each order. */
export const approvalRule = z.strictObject({
  name: name(80),
  /** The total of the order from which it counts, in minor units; null for any. */
  amountFrom: amount.nullable(),
  /** The slug of a category of which the order has a product, also further down; empty for any. */
  category: line(80),
  /** The site to which the goods go; null for any. */
  siteId: id.nullable(),
  /** Products that nobody buys without an approval; empty for any. */
  skus: z.array(line(64).min(1, 'Enter a SKU')).max(500, 'At most 500 SKUs'),
  approvers: chain.min(1, 'Choose an approver'),
});
export type ApprovalRule = z.infer<typeof approvalRule>;

const member = z.string().regex(/^[0-9a-f]{24}$/, 'Choose a member');

/** Who decides for an approver on these days, both included; without days, once the approver no longer can. */
export const substitution = z.strictObject({ approverId: member, substituteId: member, from: day, to: day });
export type Substitution = z.infer<typeof substitution>;

const costCenterCode = line(20).regex(/^[\w./-]+$/, 'Use letters, digits, dots, slashes and hyphens');

/** What the orders of a person, or for a cost center, may cost in a calendar month of the shop's time zone. */
export const budget = z.strictObject({
  kind: z.enum(['person', 'costCenter']),
  /** The id of the member, or the code of the cost center. */
  target: line(24).min(1, 'Choose whose budget it is'),
  /** In minor units. */
  amount,
  /** What becomes of an order that exceeds it. */
  over: z.enum(['approval', 'refuse']),
});
export type Budget = z.infer<typeof budget>;

/** When a company asks for approvals, and its budgets. The first rule that applies counts. */
export const approvalInput = z.strictObject({
  rules: z.array(approvalRule).max(maxApprovalRules, `At most ${maxApprovalRules} rules`),
  /** Who decides about orders beyond a budget, and of members who may not order; empty where they can't ask. */
  defaultApprovers: chain,
  substitutions: z.array(substitution).max(50, 'At most 50 substitutes'),
  /** The cost centers of which each order names one; empty for none. */
  costCenters: z
    .array(z.strictObject({ code: costCenterCode, name: line(80) }))
    .max(200, 'At most 200 cost centers')
    .default([]),
  budgets: z.array(budget).max(300, 'At most 300 budgets').default([]),
});
export type ApprovalInput = z.infer<typeof approvalInput>;
/** `version` is that of the settings which the person saw; 0 for none yet. */
export const approvalChange = approvalInput.extend({ version: z.int().min(0) });

export const approvalSettings = approvalInput.extend({ version: z.number() });
export type ApprovalSettings = z.infer<typeof approvalSettings>;
