import { ObjectId } from 'mongodb';
import { callCompany } from '../../platform/call-company';
import { companies, memberships, type CompanyDocument, type MembershipDocument } from '../collection';
import { companyRoles, type CompanyRole } from '../rules/rights';
import type { Membership } from '../schema/members';

/** The role of a person, where a change that is written ahead counts as made. */
function roleIn(
  { memberChange }: Pick<CompanyDocument, 'memberChange'>,
  userId: string,
  stored: CompanyRole | null,
): CompanyRole | null {
  return memberChange?.userId === userId ? memberChange.role : stored;
}

function membershipOf(company: CompanyDocument, userId: string, stored: CompanyRole | null) {
  const role = roleIn(company, userId, stored);
  const { _id, name, status } = company;
  return role && { id: _id.toHexString(), name, role, status };
}

/** Whether the present call may know of a company: one by a company's key knows of that company alone. */
const isWithinReach = (companyId: string) => (callCompany() ?? companyId) === companyId;

/**
 * What a person is in a company at this moment; null for who is no member, or no longer, and in a call that is confined to
 * another company.
 */
export async function findMembership(companyId: string, userId: string): Promise<Membership | null> {
  if (!ObjectId.isValid(companyId) || !isWithinReach(companyId)) return null;
  const [company, found] = await Promise.all([
    companies().findOne({ _id: new ObjectId(companyId) }),
    memberships().findOne({ companyId, userId }),
  ]);
  return company && membershipOf(company, userId, found?.role ?? null);
}

/**
 * Since when a person belongs to an active company without a break; null for who doesn't, and while a change of their
 * membership is not carried out yet.
 */
export async function findJoinedAt(companyId: string, userId: string): Promise<Date | null> {
  const [membership, stored] = await Promise.all([
    findMembership(companyId, userId),
    memberships().findOne({ companyId, userId }),
  ]);
  return membership?.status === 'active' && stored && stored.role !== null ? stored.joinedAt : null;
}

/** The companies to which a person belongs, by name; in a call that is confined to a company that one alone. */
export async function listMemberships(userId: string): Promise<Membership[]> {
  const all = await memberships()
    .find({ userId, role: { $in: [...companyRoles] } })
    .toArray();
  const found = all.filter(({ companyId }) => isWithinReach(companyId));
  if (found.length === 0) return [];
  const roles = new Map(found.map(({ companyId, role }) => [companyId, role]));
  const documents = await companies()
    .find({ _id: { $in: [...roles.keys()].map((id) => new ObjectId(id)) } })
    .toArray();
  return documents
    .flatMap((company) => membershipOf(company, userId, roles.get(company._id.toHexString()) ?? null) ?? [])
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The memberships of a company as they are stored, those of former members too. */
export function storedMemberships(companyId: string): Promise<MembershipDocument[]> {
  return memberships().find({ companyId }).toArray();
}
