import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { revokeInvitation } from '@/lib/companies/commands/invitations';
import { invitationParams } from '@/lib/companies/schema/company';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Take an invitation back. For company admins, and staff',
    params: invitationParams,
    response: done,
  },
  async ({ caller, params: { id, invitation } }) => {
    const actor = await authorizeInCompany(caller, id, 'members.edit');
    return actor.ok ? revokeInvitation(actor.value, id, invitation) : actor;
  },
);
