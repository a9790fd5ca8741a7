import { signedIn, staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { companyParams } from '@/lib/companies/schema/company';
import { makeConnection } from '@/lib/punchout/commands/connections';
import { listConnections } from '@/lib/punchout/queries/connections';
import { connectionInput, connections, newConnection } from '@/lib/punchout/schema/connection';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'The purchasing systems of a company, without their secrets. For its admins, and staff',
    params: companyParams,
    response: connections,
    bearerOnly: true,
  },
  async ({ caller, params: { id } }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    return actor.ok ? ok(await listConnections(id)) : actor;
  },
);

export const POST = defineRoute(
  {
    access: staff('companies.edit'),
    summary: 'Connect a purchasing system of a company; its shared secret is in this response alone',
    params: companyParams,
    body: connectionInput,
    response: newConnection,
    status: 201,
  },
  ({ caller, params: { id }, body }) => makeConnection(caller, id, body),
);
