import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { tryTax } from '@/lib/taxes/queries/taxes';
import { tryInput, tryResponse } from '@/lib/taxes/schema/tax';

export const POST = defineRoute(
  {
    access: staff('settings.view'),
    summary: 'Which tax rule decides about a sale, and its tax',
    body: tryInput,
    response: tryResponse,
  },
  async ({ body }) => tryTax(body),
);
