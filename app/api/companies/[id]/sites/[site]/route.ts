import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { changeSite, removeSite } from '@/lib/companies/commands/sites';
import { site, siteInput, siteParams } from '@/lib/companies/schema/company';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Change a site of a company. For its admins, and staff',
    params: siteParams,
    body: siteInput,
    response: site,
  },
  async ({ caller, params, body }) => {
    const actor = await authorizeInCompany(caller, params.id, 'company.edit');
    return actor.ok ? changeSite(actor.value, params.id, params.site, body) : actor;
  },
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Remove a site of a company. For its admins, and staff',
    params: siteParams,
    response: done,
  },
  async ({ caller, params }) => {
    const actor = await authorizeInCompany(caller, params.id, 'company.edit');
    return actor.ok ? removeSite(actor.value, params.id, params.site) : actor;
  },
);
