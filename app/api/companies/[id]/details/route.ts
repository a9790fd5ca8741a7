import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { changeDetails } from '@/lib/companies/commands/companies';
import { companyDetails, companyParams } from '@/lib/companies/schema/company';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Change the billing address of your company. For its admins, and staff',
    params: companyParams,
    body: companyDetails,
    response: done,
  },
  async ({ caller, params: { id }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    return actor.ok ? changeDetails(actor.value, id, body) : actor;
  },
);
