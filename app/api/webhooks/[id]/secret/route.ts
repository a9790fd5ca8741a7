import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { rotateSecret } from '@/lib/webhooks/commands/endpoints';
import { endpointParams, endpointSecret } from '@/lib/webhooks/schema';

export const POST = defineRoute(
  {
    access: staff('webhooks.edit'),
    summary: 'Give an endpoint a new secret; the one before it signs too for 24 hours',
    params: endpointParams,
    response: endpointSecret,
  },
  ({ caller, params }) => rotateSecret(caller, params.id),
);
