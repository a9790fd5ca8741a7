import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { tryDelivery } from '@/lib/delivery/queries';
import { deliveryTrial, tryDeliveryInput } from '@/lib/delivery/schema';
import { ok } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: staff('settings.view'),
    summary: 'What each delivery method costs for some goods and a place, by the saved settings',
    body: tryDeliveryInput,
    response: deliveryTrial,
  },
  async ({ body }) => ok(await tryDelivery(body)),
);
