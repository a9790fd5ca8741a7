import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeStructureEntry, saveStructureEntry } from '@/lib/catalog/commands/structure';
import {
  entryKeyParams,
  entryRemoval,
  savedEntry,
  structureEntry,
} from '@/lib/catalog/schema/structure-entries';

export const PUT = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Change a category, specification field, tag or brand',
    params: entryKeyParams,
    body: structureEntry,
    response: savedEntry,
  },
  ({ caller, params, body }) => saveStructureEntry(caller, params.key, body),
);

export const DELETE = defineRoute(
  {
    access: staff('products.edit'),
    summary: 'Remove a category, specification field, tag or brand',
    params: entryKeyParams,
    body: entryRemoval,
    response: savedEntry,
  },
  ({ caller, params, body }) => removeStructureEntry(caller, params.key, body),
);
