import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { renewSecret } from '@/lib/punchout/commands/connections';
import { connectionParams, newConnection } from '@/lib/punchout/schema/connection';

export const POST = defineRoute(
  {
    access: staff('companies.edit'),
    summary: 'Replace the shared secret of a purchasing system; the new one is in this response alone',
    params: connectionParams,
    response: newConnection,
    status: 201,
  },
  ({ caller, params }) => renewSecret(caller, params.id, params.connection),
);
