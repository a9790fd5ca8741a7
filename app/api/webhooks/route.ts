import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { ok } from '@/lib/shared/result';
import { addEndpoint } from '@/lib/webhooks/commands/endpoints';
import { listEndpoints } from '@/lib/webhooks/queries';
import { endpoint, endpointInput, endpointSecret } from '@/lib/webhooks/schema';

export const GET = defineRoute(
  {
    access: staff('webhooks.view'),
    summary: 'The endpoints to which events are sent, without their secrets',
    response: z.array(endpoint),
  },
  async () => ok(await listEndpoints()),
);

export const POST = defineRoute(
  {
    access: staff('webhooks.edit'),
    summary: 'Add an endpoint; its secret is in this response alone',
    body: endpointInput,
    response: endpointSecret,
    status: 201,
  },
  ({ caller, body }) => addEndpoint(caller, body),
);
