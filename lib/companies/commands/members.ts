import { fail, ok, type Result } from '../../shared/result';
import { invitations, joinRequests, memberships } from '../collection';
import { listMemberships, storedMemberships } from '../queries/memberships';
import { maxMembers, rejectLastCompanyAdmin, roleAmong } from '../rules/members';
import type { CompanyRole } from '../rules/rights';
import type { CompanyActor } from '../types';
import { changeMember } from './change-member';
import { now } from '../../platform/clock';

type Person = { userId: string; email: string };
type Done = Result<{ done: boolean }>;

const noSuchMember = () => fail('not-found', 'no-such-member', 'This person is not a member of the company.');
const auditActor = ({ userId, email }: Person) => ({ userId, email });

/** Makes a person a member, unless they are one already: then their role stays. */
export async function addMember(
  actor: Person,
  companyId: string,
  { userId, email }: Person,
  role: CompanyRole,
  action: 'member-joined' | 'member-added',
): Promise<Done> {
  const added = await changeMember(companyId, ({ status }, members) => {
    if (roleAmong(members, userId)) return ok(null);
    if (status === 'suspended')
      return fail('conflict', 'company-suspended', 'This company is suspended: please contact us.');
    if (members.filter((one) => one.role).length >= maxMembers)
      return fail('conflict', 'too-many-members', `A company can have ${maxMembers} members.`);
    return ok({ userId, email, role, actor: auditActor(actor), action });
  });
  if (!added.ok) return added;
  // A member is no longer invited, and asks no more to join.
  await invitations().updateMany({ companyId, email, closedAt: null }, { $set: { closedAt: now() } });
  await joinRequests().deleteOne({ companyId, userId });
  return ok({ done: true });
}

/** Gives a member another role. The last company admin keeps it. */
export async function changeMemberRole(
  actor: CompanyActor,
  companyId: string,
  { userId, email }: Person,
  role: CompanyRole,
): Promise<Done> {
  const changed = await changeMember(companyId, (_company, members) => {
    const present = roleAmong(members, userId);
    if (!present) return noSuchMember();
    if (present === role) return ok(null);
    const rejected = rejectLastCompanyAdmin(members, userId);
    return rejected ?? ok({ userId, email, role, actor: auditActor(actor), action: 'member-role-changed' });
  });
  return changed.ok ? ok({ done: true }) : changed;
}

/** Ends a membership, at once for every session of the person; the last company admin stays. Safe to repeat. */
export async function removeMember(
  actor: Person,
  companyId: string,
  { userId, email }: Person,
): Promise<Done> {
  // An invitation that is still open must not bring the person back.
  await invitations().updateMany(
    { companyId, closedAt: null, $or: [{ email }, { claimedBy: userId }] },
    { $set: { closedAt: now() } },
  );
  const action = actor.userId === userId ? 'member-left' : 'member-removed';
  const removed = await changeMember(companyId, (_company, members) => {
    if (!roleAmong(members, userId)) return ok(null);
    const rejected = rejectLastCompanyAdmin(members, userId);
    return rejected ?? ok({ userId, email, role: null, actor: auditActor(actor), action });
  });
  return removed.ok ? ok({ done: true }) : removed;
}

/** The failure of closing the account of the last admin of a company with other members; null for everybody else. */
export async function rejectLastAdminOfCompany({ userId }: Person) {
  for (const { id, name, role } of await listMemberships(userId)) {
    if (role !== 'admin') continue;
    const members = (await storedMemberships(id)).filter((one) => one.role);
    if (members.length > 1 && rejectLastCompanyAdmin(members, userId))
      return fail(
        'conflict',
        'last-company-admin',
        `You are the last admin of ${name}: make somebody else a company admin first.`,
      );
  }
  return null;
}

/** Ends every membership of a closed account, and what it asked for. Safe to repeat. */
export async function deleteMemberships({ userId, email }: Person): Promise<void> {
  for (const { id } of await listMemberships(userId))
    await changeMember(id, (_company, members) =>
      roleAmong(members, userId)
        ? ok({ userId, email: 'deleted', role: null, actor: null, action: 'member-left' })
        : ok(null),
    );
  await memberships().deleteMany({ userId });
  await joinRequests().deleteMany({ userId });
  await invitations().deleteMany({ email });
}
