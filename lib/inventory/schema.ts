import { z } from 'zod';
import { variant } from '../catalog/schema/product';
import { skuText, units } from '../catalog/schema/inputs';
import { pageSchema } from '../shared/page-schema';

export const stockChangeInput = z.strictObject({
  availableQuantity: units,
  reason: z.string().trim().min(1, 'is required').max(200),
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
