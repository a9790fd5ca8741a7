import { z } from 'zod';
import { skuText, units } from '../../catalog/schema/inputs';
import { pageSchema } from '../../shared/page-schema';
import { purchaseStates } from '../rules/status';

const quantity = units.min(1, 'must be at least 1');
const cost = z.int('must be an amount').min(0, 'must not be negative').max(1_000_000_000, 'is too large');
const note = z.string().trim().max(1_000, 'must have at most 1000 characters');
const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');

export const purchaseParams = z.strictObject({
  number: z.string().regex(/^PO-\d{4}-\d{4,8}$/, 'is not the number of a purchase order'),
});

export const purchaseState = z.enum(purchaseStates);

export const draftLine = z.strictObject({
  sku: skuText,
  quantity,
  /** Of one unit, in minor units of the supplier's currency. */
  cost,
});

/** A draft as staff edit it. `version` is the one that they saw: an older one changes nothing. */
export const draftInput = z.strictObject({
  version: z.int(),
  lines: z.array(draftLine).max(200, 'must have at most 200 lines'),
  note,
  /** The day on which the delivery is wanted; null lets the lead time decide. */
  expectedOn: z.iso.date('must be a day such as 2026-11-30').nullable(),
});
export type DraftInput = z.infer<typeof draftInput>;

/** Opens the draft of a supplier. */
export const newDraftInput = z.strictObject({ supplierId: id });

/** The suppliers whose proposed lines become drafts. */
export const proposalInput = z.strictObject({ supplierIds: z.array(id).min(1).max(200) });

export const stateInput = z.strictObject({
  to: z.enum(['sent', 'cancelled', 'received']),
  why: z.string().trim().max(500).default(''),
});
export type StateInput = z.infer<typeof stateInput>;

/** A delivery. The browser chooses its id, so that a repeated request is the same delivery. */
export const receiptInput = z.strictObject({
  id,
  lines: z
    .array(
      z.strictObject({
        sku: skuText,
        quantity,
        /** The actual cost of one unit in minor units of the shop's currency; null when unknown. */
        cost: cost.nullable(),
      }),
    )
    .min(1, 'needs at least one line')
    .max(200),
  note,
});
export type ReceiptInput = z.infer<typeof receiptInput>;

export const purchaseLine = draftLine.extend({
  product: z.string(),
  partNumber: z.string(),
  packSize: z.number(),
  received: z.number(),
});
export type PurchaseLine = z.infer<typeof purchaseLine>;

export const receipt = receiptInput.extend({ at: z.string(), by: z.string() });
export type Receipt = z.infer<typeof receipt>;

export const purchaseOrder = z.object({
  number: z.string(),
  state: purchaseState,
  supplierId: z.string(),
  supplier: z.object({
    name: z.string(),
    email: z.string(),
    contact: z.string(),
    address: z.array(z.string()),
  }),
  currency: z.string(),
  lines: z.array(purchaseLine),
  note: z.string(),
  expectedOn: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  receipts: z.array(receipt),
  history: z.array(z.object({ what: z.string(), at: z.string(), by: z.string(), why: z.string() })),
  total: z.number(),
  version: z.number(),
});
export type PurchaseOrder = z.infer<typeof purchaseOrder>;

/** An entry of the list of purchase orders. */
export const purchaseRow = purchaseOrder
  .pick({ number: true, state: true, supplierId: true, currency: true, expectedOn: true, total: true })
  .extend({ supplier: z.string(), createdAt: z.string(), units: z.number(), received: z.number() });
export type PurchaseRow = z.infer<typeof purchaseRow>;
export const purchasePage = pageSchema(purchaseRow);

export const purchaseSorts = ['created', 'total', '-total', 'number', '-number'] as const;
export const purchaseFilters = z.object({
  state: purchaseState.optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  supplier: id.optional().catch(undefined),
  sort: z.enum(purchaseSorts).optional().catch(undefined),
});
export type PurchaseFilters = z.infer<typeof purchaseFilters>;

export const createdDrafts = z.object({ numbers: z.array(z.string()) });

/** A press of the button that mails an order again; `id` is new for each. */
export const purchaseMailInput = z.strictObject({
  id: z.string().regex(/^[\w-]{8,60}$/, 'must have 8 to 60 letters, digits, hyphens or underscores'),
});
