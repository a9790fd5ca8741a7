import { z } from 'zod';
import { units } from '../catalog/schema/inputs';

export const stockChangeInput = z.strictObject({
  availableQuantity: units,
  reason: z.string().trim().min(1, 'is required').max(200),
});

export type StockChangeInput = z.infer<typeof stockChangeInput>;
