import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { createDraft } from '@/lib/purchasing/commands/drafts';
import { listPurchases } from '@/lib/purchasing/queries/orders';
import { createdDrafts, newDraftInput, purchaseFilters, purchasePage } from '@/lib/purchasing/schema/orders';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('purchasing.view'),
    summary: 'The purchase orders, newest first',
    query: purchaseFilters.extend({ page: z.string().optional() }),
    response: purchasePage,
  },
  async ({ query }) => ok(await listPurchases(query, pageNumber(query.page))),
);

export const POST = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Open the draft of a supplier: the present one, or a new one',
    body: newDraftInput,
    response: createdDrafts,
    status: 201,
  },
  ({ caller, body }) => createDraft(caller, body.supplierId),
);
