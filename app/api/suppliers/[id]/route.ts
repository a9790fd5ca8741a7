import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeSupplier } from '@/lib/purchasing/commands/suppliers';
import { supplier, supplierInput, supplierParams } from '@/lib/purchasing/schema/suppliers';

export const PUT = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Change a supplier; orders that were sent stay as they are',
    params: supplierParams,
    body: supplierInput,
    response: supplier,
  },
  ({ caller, params, body }) => changeSupplier(caller, params.id, body),
);
