import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { startCount } from '@/lib/inventory/commands/counts';
import { countInput } from '@/lib/inventory/schema';

export const POST = defineRoute(
  {
    access: staff('stock.edit'),
    summary: 'Start a stock count: of all SKUs, of a category, or of a list',
    body: countInput,
    response: z.object({ id: z.string() }),
    status: 201,
  },
  ({ caller, body }) => startCount(caller, body),
);
