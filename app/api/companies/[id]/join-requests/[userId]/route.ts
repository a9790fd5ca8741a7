import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { decideJoinRequest } from '@/lib/companies/commands/join-requests';
import { memberParams } from '@/lib/companies/schema/company';
import { joinDecision } from '@/lib/companies/schema/members';
import { done } from '@/lib/users/schema/responses';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Decide about a person who asks to join. For company admins, and staff',
    params: memberParams,
    body: joinDecision,
    response: done,
  },
  async ({ caller, params: { id, userId }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'members.edit');
    return actor.ok ? decideJoinRequest(actor.value, id, userId, body.role) : actor;
  },
);
