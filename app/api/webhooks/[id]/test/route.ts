import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { sendTest } from '@/lib/webhooks/commands/send-now';
import { delivery, endpointParams } from '@/lib/webhooks/schema';

export const POST = defineRoute(
  {
    access: staff('webhooks.edit'),
    summary: 'Send a test event to an endpoint at once, and return what it answered',
    params: endpointParams,
    response: delivery,
  },
  ({ caller, params }) => sendTest(caller, params.id),
);
