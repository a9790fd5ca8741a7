import { z } from 'zod';
import { variant } from '../catalog/schema/product';
import { skuText, units } from '../catalog/schema/inputs';
import { pageSchema } from '../shared/page-schema';

export const stockChangeInput = z.strictObject({
  /** The units that are free to sell; negative for units that stay on backorder. */
  availableQuantity: z
    .int('must be a whole number')
    .min(-1_000_000, 'is too small')
    .max(1_000_000, 'is too large'),
  reason: z.string().trim().min(1, 'is required').max(200),
});

/** A row of a bulk change of the stock. */
export const stockChangeRow = stockChangeInput.extend({
  sku: skuText,
  reason: stockChangeInput.shape.reason.default('Set by another system'),
});

export type StockChangeInput = z.infer<typeof stockChangeInput>;

export const skuStock = variant.pick({ sku: true, availableQuantity: true });
/** The units of a SKU that are free to sell. */
export type SkuStock = z.infer<typeof skuStock>;

/** When and how much of a SKU to order again. Without a reorder point it is never proposed. */
export const reorderRow = z.strictObject({
  sku: skuText,
  reorderPoint: units.nullable(),
  reorderQuantity: units.min(1, 'must be at least 1').nullable(),
});
export type ReorderRow = z.infer<typeof reorderRow>;

export const reorderInput = z.strictObject({ rows: z.array(reorderRow).min(1).max(200) });
export const reorderResponse = z.object({ changed: z.number() });

export const stockSorts = ['sku', '-sku', 'available', '-available'] as const;

/** What the stock list was asked to show; invalid values count as absent. */
export const stockFilters = z.object({
  q: z.string().trim().max(100).optional().catch(undefined),
  /** Only SKUs at or below their reorder point. */
  low: z.literal('1').optional().catch(undefined),
  /** Only SKUs for which somebody waits. */
  wanted: z.literal('1').optional().catch(undefined),
  sort: z.enum(stockSorts).optional().catch(undefined),
});
export type StockFilters = z.infer<typeof stockFilters>;

/** A SKU of the stock list. `product` is null when it no longer belongs to one. */
export const stockRow = z.object({
  sku: z.string(),
  productId: z.string(),
  product: z.string().nullable(),
  option: z.string(),
  available: z.number(),
  reorderPoint: z.number().nullable(),
  reorderQuantity: z.number().nullable(),
  averageCost: z.number().nullable(),
  preferredSupplier: z.string().nullable(),
});
export type StockRow = z.infer<typeof stockRow>;

export const stockPage = pageSchema(stockRow);

/** One movement of a ledger; `balance` is the stock after it. */
export const ledgerRow = z.object({
  id: z.string(),
  at: z.string(),
  change: z.number(),
  balance: z.number(),
  reason: z.string(),
  actor: z.string().nullable(),
  cost: z.number().nullable(),
  source: z.object({ kind: z.enum(['order', 'purchase-order', 'stock-count']), id: z.string() }).nullable(),
});
export type LedgerRow = z.infer<typeof ledgerRow>;

/** A place in the warehouse; empty for none. */
export const binText = z
  .string()
  .trim()
  .max(20, 'must have at most 20 characters')
  .regex(/^([A-Za-z0-9][A-Za-z0-9 ./-]*)?$/, 'may have letters, digits, spaces and . / - only');
export const binInput = z.strictObject({ bin: binText });

export const skuBin = z.object({ sku: z.string(), bin: z.string() });
/** Where a SKU lies. */
export type SkuBin = z.infer<typeof skuBin>;

export const countStates = ['open', 'posting', 'posted', 'cancelled'] as const;
export type CountState = (typeof countStates)[number];
export const countStateNames: Record<CountState, string> = {
  open: 'Open',
  posting: 'Being posted',
  posted: 'Posted',
  cancelled: 'Cancelled',
};

export const countParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });

/** A new stock count. Without SKUs it is of the category, without a category of all. */
export const countInput = z.strictObject({
  name: z.string().trim().min(1, 'is required').max(100, 'must have at most 100 characters'),
  category: z.string().max(100).nullable(),
  skus: z.array(skuText).max(2_000, 'must have at most 2000 SKUs'),
});
export type CountInput = z.infer<typeof countInput>;

export const countStateInput = z.strictObject({ to: z.enum(['posted', 'cancelled']) });

/** What was counted; the browser chooses the id, so that a repeated request is the same entry. */
export const countEntry = z.strictObject({
  /** A SKU or a manufacturer's part number, typed or scanned. */
  code: z.string().trim().min(1, 'is required').max(60),
  counted: units,
  /** Whether it is added to what was counted before, or replaces it. */
  adds: z.boolean(),
  id: z.uuid(),
});
export type CountEntry = z.infer<typeof countEntry>;

export const countLine = z.object({ sku: z.string(), counted: z.number(), expected: z.number() });
export type CountLine = z.infer<typeof countLine>;

export const stockCount = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  skus: z.array(z.string()),
  state: z.enum(countStates),
  startedAt: z.string(),
  by: z.string(),
});
export type StockCount = z.infer<typeof stockCount>;
