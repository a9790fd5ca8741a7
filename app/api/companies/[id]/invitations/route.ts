import { z } from 'zod';
import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { inviteMember } from '@/lib/companies/commands/invitations';
import { companyParams } from '@/lib/companies/schema/company';
import { invitationInput } from '@/lib/companies/schema/members';

export const POST = defineRoute(
  {
    access: signedIn,
    summary: 'Invite an address to a company by mail. For its admins, and staff',
    params: companyParams,
    body: invitationInput,
    response: z.object({ id: z.string() }),
    status: 201,
  },
  async ({ caller, params: { id }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'members.edit');
    return actor.ok ? inviteMember(actor.value, id, body) : actor;
  },
);
