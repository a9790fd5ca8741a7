import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { createBulkEdit } from '@/lib/bulk-edit/commands/create';
import { bulkEditInput, bulkProgress } from '@/lib/bulk-edit/schema';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary:
      'Plan one change of many products, named by id or by a filter of the product list; changes none yet',
    body: bulkEditInput,
    response: bulkProgress,
    status: 201,
  },
  ({ caller, body }) => createBulkEdit(caller, body),
);
