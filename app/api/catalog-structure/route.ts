import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addStructureEntry } from '@/lib/catalog/commands/structure';
import { savedEntry, structureEntry } from '@/lib/catalog/schema/structure-entries';

export const POST = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Add a category, specification field, tag or brand',
    body: structureEntry,
    response: savedEntry,
    status: 201,
  },
  ({ caller, body }) => addStructureEntry(caller, body),
);
