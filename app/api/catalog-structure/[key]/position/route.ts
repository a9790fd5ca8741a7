import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { moveStructureEntry } from '@/lib/catalog/commands/structure';
import { entryKeyParams, entryPosition, savedEntry } from '@/lib/catalog/schema/structure-entries';

export const PUT = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Move a category, specification field, tag or brand',
    params: entryKeyParams,
    body: entryPosition,
    response: savedEntry,
  },
  ({ caller, params, body }) => moveStructureEntry(caller, params.key, body),
);
