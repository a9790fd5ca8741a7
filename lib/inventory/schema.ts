import { z } from 'zod';
import { variant } from '../catalog/schema/product';
import { units } from '../catalog/schema/inputs';

export const stockChangeInput = z.strictObject({
  availableQuantity: units,
  reason: z.string().trim().min(1, 'is required').max(200),
});

export type StockChangeInput = z.infer<typeof stockChangeInput>;

export const skuStock = variant.pick({ sku: true, availableQuantity: true });
/** The units of a SKU that are free to sell. */
export type SkuStock = z.infer<typeof skuStock>;
