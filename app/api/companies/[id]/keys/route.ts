import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { makeCompanyKey } from '@/lib/api-keys/commands/keys';
import { authorizeForKeys, listCompanyKeys } from '@/lib/api-keys/queries';
import { companyKeyInput, companyKeys, newCompanyKey } from '@/lib/api-keys/schema';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { companyParams } from '@/lib/companies/schema/company';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'The API keys of a company, without their secrets. For its admins, and staff who may see keys',
    params: companyParams,
    response: companyKeys,
    bearerOnly: true,
  },
  async ({ caller, params: { id } }) => {
    const actor = await authorizeForKeys(caller, id, 'keys.view');
    return actor.ok ? ok(await listCompanyKeys(id)) : actor;
  },
);

export const POST = defineRoute(
  {
    access: signedIn,
    // A key would go on acting for the customer.
    ownerOnly: true,
    summary:
      'Make an API key of a company, which is in this response alone. For its admins, for whom it acts',
    params: companyParams,
    body: companyKeyInput,
    response: newCompanyKey,
    status: 201,
  },
  async ({ caller, params: { id }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    return actor.ok ? makeCompanyKey(actor.value, id, body) : actor;
  },
);
