import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { addSite } from '@/lib/companies/commands/sites';
import { companyParams, site, siteInput } from '@/lib/companies/schema/company';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Add a site to a company. For its admins, and staff',
    params: companyParams,
    body: siteInput,
    response: site,
    status: 201,
  },
  async ({ caller, params: { id }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'company.edit');
    return actor.ok ? addSite(actor.value, id, body) : actor;
  },
);
