import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { authorizeInCompany } from '@/lib/companies/queries/authorize';
import { changeMemberRole, removeMember } from '@/lib/companies/commands/members';
import { memberParams } from '@/lib/companies/schema/company';
import { memberRoleInput } from '@/lib/companies/schema/members';
import { findAccount } from '@/lib/users/queries';
import { done } from '@/lib/users/schema/responses';

const personOf = async (userId: string) => ({ userId, email: (await findAccount(userId))?.email ?? '' });

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Give a member another role. For company admins, and staff',
    params: memberParams,
    body: memberRoleInput,
    response: done,
  },
  async ({ caller, params: { id, userId }, body }) => {
    const actor = await authorizeInCompany(caller, id, 'members.edit');
    return actor.ok ? changeMemberRole(actor.value, id, await personOf(userId), body.role) : actor;
  },
);

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary: 'Remove a member, for company admins and staff; or leave the company yourself',
    params: memberParams,
    response: done,
  },
  async ({ caller, params: { id, userId } }) => {
    const right = userId === caller.userId ? 'company.view' : 'members.edit';
    const actor = await authorizeInCompany(caller, id, right);
    return actor.ok ? removeMember(actor.value, id, await personOf(userId)) : actor;
  },
);
