import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeConnection, deleteConnection } from '@/lib/punchout/commands/connections';
import { connection, connectionInput, connectionParams } from '@/lib/punchout/schema/connection';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: staff('companies.edit'),
    summary: 'Change the connection to a purchasing system, or switch it off, which ends its sessions',
    params: connectionParams,
    body: connectionInput,
    response: connection,
  },
  ({ caller, params, body }) => changeConnection(caller, params.id, params.connection, body),
);

export const DELETE = defineRoute(
  {
    access: staff('companies.edit'),
    summary: 'Delete the connection to a purchasing system, which ends its sessions',
    params: connectionParams,
    response: done,
  },
  ({ caller, params }) => deleteConnection(caller, params.id, params.connection),
);
