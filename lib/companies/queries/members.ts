import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { findAccountNames } from '../../users/queries';
import { companies, invitations, joinRequests, type InvitationDocument } from '../collection';
import type { CompanyMember, Invitation, JoinRequest } from '../schema/members';
import { findCompany } from './companies';
import { storedMemberships } from './memberships';

/** The members of a company by name. */
export async function listMembers(companyId: string): Promise<CompanyMember[]> {
  const stored = (await storedMemberships(companyId)).filter(({ role }) => role !== null);
  const people = await findAccountNames(stored.map(({ userId }) => userId));
  return stored
    .flatMap(({ userId, role, joinedAt }) => {
      const person = people.get(userId);
      return person && role ? [{ userId, ...person, role, joinedAt: joinedAt.toISOString() }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}

const invitationView = ({ _id, email, role, invitedBy, expiresAt }: InvitationDocument): Invitation => ({
  id: _id.toHexString(),
  email,
  role,
  invitedBy: invitedBy.name,
  expiresAt: expiresAt.toISOString(),
});

/** The invitations of a company that wait to be accepted, by address. */
export async function listInvitations(companyId: string): Promise<Invitation[]> {
  const found = await invitations()
    .find({ companyId, closedAt: null, expiresAt: { $gt: now() } })
    .sort({ email: 1 })
    .limit(500)
    .toArray();
  return found.map(invitationView);
}

/** What an invitation says, and to which address it went; null when its link no longer works. */
export async function findInvitation(
  secret: string,
): Promise<(Pick<Invitation, 'email' | 'role' | 'invitedBy'> & { company: string }) | null> {
  const found = await invitations().findOne({ tokenHash: sha256(secret) });
  if (!found || found.closedAt || found.expiresAt <= now()) return null;
  const company = await findCompany(found.companyId);
  const { email, role, invitedBy } = invitationView(found);
  return company && { email, role, invitedBy, company: company.name };
}

/** The people who ask to join a company, the earliest first. */
export async function listJoinRequests(companyId: string): Promise<JoinRequest[]> {
  const found = await joinRequests().find({ companyId }).sort({ at: 1 }).limit(500).toArray();
  const people = await findAccountNames(found.map(({ userId }) => userId));
  return found.flatMap(({ userId, at }) => {
    const person = people.get(userId);
    return person ? [{ userId, ...person, at: at.toISOString() }] : [];
  });
}

/** The companies that people with this verified address may ask to join, and whether this person has asked. */
export async function listJoinable(
  userId: string,
  email: string,
): Promise<{ id: string; name: string; asked: boolean }[]> {
  const mailDomain = email.slice(email.lastIndexOf('@') + 1);
  const found = await companies()
    .find({ mailDomain, joinsByDomain: true, status: 'active' })
    .limit(20)
    .toArray();
  if (found.length === 0) return [];
  const asked = await joinRequests().find({ userId }).toArray();
  return found.map(({ _id, name }) => {
    const id = _id.toHexString();
    return { id, name, asked: asked.some(({ companyId }) => companyId === id) };
  });
}

/** What is stored about a person's asking to join companies, and the open invitations to the address. */
export async function listOwnRequests(userId: string, email: string) {
  const [asked, invited] = await Promise.all([
    joinRequests().find({ userId }).toArray(),
    invitations().find({ email, closedAt: null }).toArray(),
  ]);
  return {
    asked: asked.map(({ companyId, at }) => ({ companyId, at: at.toISOString() })),
    invitations: invited.map(invitationView),
  };
}
