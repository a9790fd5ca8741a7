import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { done } from '@/lib/users/schema/responses';
import { changeEndpoint, deleteEndpoint } from '@/lib/webhooks/commands/endpoints';
import { endpoint, endpointChange, endpointParams } from '@/lib/webhooks/schema';

export const PATCH = defineRoute(
  {
    access: staff('webhooks.edit'),
    summary: 'Change an endpoint, or switch it on or off; on ends a pause and tries what waits at once',
    params: endpointParams,
    body: endpointChange,
    response: endpoint,
  },
  ({ caller, params, body }) => changeEndpoint(caller, params.id, body),
);

export const DELETE = defineRoute(
  {
    access: staff('webhooks.edit'),
    summary: 'Delete an endpoint with its log',
    params: endpointParams,
    response: done,
  },
  ({ caller, params }) => deleteEndpoint(caller, params.id),
);
