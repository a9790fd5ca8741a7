import { z } from 'zod';
import { staffOrKey } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { listStock } from '@/lib/inventory/queries/stock-list';
import { stockFilters, stockPage } from '@/lib/inventory/schema';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staffOrKey('stock.view', 'stock:read'),
    deprecated: { since: '2026-11-26', sunset: '2027-11-26' },
    summary: 'The stock of the SKUs with their reorder points',
    query: stockFilters.extend({ page: z.string().optional() }),
    response: stockPage,
  },
  async ({ query }) => ok(await listStock(query, pageNumber(query.page))),
);
