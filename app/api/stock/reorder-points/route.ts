import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { setReorderPoints } from '@/lib/inventory/commands/reorder-points';
import { reorderInput, reorderResponse } from '@/lib/inventory/schema';

export const PUT = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Set when and how much of SKUs to order again',
    body: reorderInput,
    response: reorderResponse,
  },
  ({ caller, body }) => setReorderPoints(caller, body.rows),
);
