import { defineRoute } from '@/lib/api/route';
import { staff } from '@/lib/api/access';
import { continueBulkEdit, startBulkEdit } from '@/lib/bulk-edit/commands/run';
import { bulkEditStep, bulkProgress } from '@/lib/bulk-edit/schema';
import { idParams } from '@/lib/catalog/schema/inputs';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Apply or undo a bulk edit, or do the next part of its work; the response says how far it is',
    params: idParams,
    body: bulkEditStep,
    response: bulkProgress,
  },
  ({ caller, params, body: { action } }) =>
    action === 'continue' ? continueBulkEdit(params.id) : startBulkEdit(caller, params.id, action),
);
