import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { pageSchema } from '@/lib/shared/page-schema';
import { pageNumber } from '@/lib/shared/paging';
import { ok } from '@/lib/shared/result';
import { listDeliveries } from '@/lib/webhooks/queries';
import { delivery, deliveryFilters } from '@/lib/webhooks/schema';

export const GET = defineRoute(
  {
    access: staff('webhooks.view'),
    summary: 'The deliveries of the last 30 days, the newest first, with requests and responses',
    query: z.object({ ...deliveryFilters.shape, page: z.string().optional() }),
    response: pageSchema(delivery),
    bearerOnly: true,
  },
  async ({ query: { page, ...filters } }) => ok(await listDeliveries({ ...filters, page: pageNumber(page) })),
);
