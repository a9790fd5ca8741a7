import { z } from 'zod';
import { route } from '@/lib/api/route';
import { admin } from '@/lib/api/who';
import { setStock } from '@/lib/catalog/commands/stock-changes';
import { skuParams, stockChangeInput } from '@/lib/catalog/schema';

export const PUT = route(
  {
    who: admin,
    summary: 'Set the units of a SKU that are free to sell, with the reason',
    params: skuParams,
    body: stockChangeInput,
    answer: z.object({ sku: z.string(), availableQuantity: z.int() }),
  },
  ({ who, params, body }) => setStock(who, params.sku, body),
);
