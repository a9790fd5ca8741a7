import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { replayDelivery } from '@/lib/webhooks/commands/send-now';
import { delivery, deliveryParams } from '@/lib/webhooks/schema';

export const POST = defineRoute(
  {
    access: staff('webhooks.edit'),
    summary: 'Send a delivered or failed event again at once, and return what came of it',
    params: deliveryParams,
    response: delivery,
  },
  ({ caller, params }) => replayDelivery(caller, params.id),
);
