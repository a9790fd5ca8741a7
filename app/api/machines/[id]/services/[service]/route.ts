import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeService, removeService } from '@/lib/machines/commands/services';
import { serviceChange, serviceParams } from '@/lib/machines/schema';
import { done } from '@/lib/users/schema/responses';

export const PATCH = defineRoute(
  {
    access: signedIn,
    summary: 'Change a service record of a machine. In a company for those who order',
    params: serviceParams,
    body: serviceChange,
    response: done,
  },
  ({ caller, params, body }) => changeService(caller, params.id, params.service, body),
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Remove a service record of a machine. In a company for those who order',
    params: serviceParams,
    response: done,
  },
  ({ caller, params }) => removeService(caller, params.id, params.service),
);
