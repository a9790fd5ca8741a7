import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removePart, savePart } from '@/lib/purchasing/commands/parts';
import { partInput, supplierPartParams } from '@/lib/purchasing/schema/suppliers';

export const PUT = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Say that a supplier sells a SKU: part number, cost, pack size, lead time',
    params: supplierPartParams,
    body: partInput,
  },
  ({ caller, params, body }) => savePart(caller, params.id, params.sku, body),
);

export const DELETE = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Remove a SKU from what a supplier sells',
    params: supplierPartParams,
  },
  ({ caller, params }) => removePart(caller, params.id, params.sku),
);
