import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addService } from '@/lib/machines/commands/services';
import { machineParams, newServiceInput } from '@/lib/machines/schema';
import { done } from '@/lib/users/schema/responses';

export const POST = defineRoute(
  {
    access: signedIn,
    summary:
      'Record a service of a machine; a repeat with the same key adds no other. In a company for those who order',
    params: machineParams,
    body: newServiceInput,
    response: done,
    limit: { name: 'machines', count: 600, seconds: 3600 },
  },
  ({ caller, params, body }) => addService(caller, params.id, body),
);
