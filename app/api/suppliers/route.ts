import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addSupplier } from '@/lib/purchasing/commands/suppliers';
import { listSuppliers } from '@/lib/purchasing/queries/suppliers';
import { supplier, supplierFilters, supplierInput, supplierPage } from '@/lib/purchasing/schema/suppliers';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('purchasing.view'),
    summary: 'The suppliers by name',
    query: supplierFilters.extend({ page: z.string().optional() }),
    response: supplierPage,
  },
  async ({ query }) => ok(await listSuppliers(query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Add a supplier',
    body: supplierInput,
    response: supplier,
    status: 201,
  },
  ({ caller, body }) => addSupplier(caller, body),
);
