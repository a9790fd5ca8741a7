import { authorizeInCompany } from '../companies/queries/authorize';
import { findCompanyNames } from '../companies/queries/companies';
import { listMembers } from '../companies/queries/members';
import type { CompanyActor } from '../companies/types';
import { fail, type Result } from '../shared/result';
import { may, type Right } from '../users/rules/rights';
import type { SignedIn } from '../users/types';
import { companyKeyView, keys, keyView, ofShop } from './collection';
import { maxCompanyKeys, maxKeys } from './rules';
import type { ApiKey, CompanyKey, OwnKey } from './schema';

/** All keys of the shop by name, without their secrets. */
export async function listKeys(): Promise<ApiKey[]> {
  const found = await keys().find(ofShop).sort({ name: 1 }).limit(maxKeys).toArray();
  return found.map(keyView);
}

/** The keys of a company by name, each with the member for whom it acts, without their secrets. */
export async function listCompanyKeys(companyId: string): Promise<CompanyKey[]> {
  const [found, members] = await Promise.all([
    keys().find({ 'company.id': companyId }).sort({ name: 1 }).limit(maxCompanyKeys).toArray(),
    listMembers(companyId),
  ]);
  return found.map((key) => {
    const member = members.find(
      ({ userId, joinedAt }) =>
        userId === key.company?.userId && joinedAt === key.company.joinedAt.toISOString(),
    );
    return companyKeyView(key, member?.name ?? null);
  });
}

/** The keys that act for a person, in all companies: for the account export. */
export async function listOwnKeys(userId: string): Promise<OwnKey[]> {
  const found = await keys().find({ 'company.userId': userId }).sort({ name: 1 }).toArray();
  const names = await findCompanyNames([...new Set(found.flatMap(({ company }) => company?.id ?? []))]);
  return found.map((key) => {
    const { member: _, ...view } = companyKeyView(key, null);
    return { ...view, company: names.get(key.company?.id ?? '') ?? '' };
  });
}

/**
 * Whether a person may do this with the keys of a company: its admins may, and staff who may edit companies and have
 * this right to keys. Everybody else is told what `authorizeInCompany` tells them.
 */
export async function authorizeForKeys(
  person: SignedIn,
  companyId: string,
  right: Extract<Right, `keys.${string}`>,
): Promise<Result<CompanyActor>> {
  const actor = await authorizeInCompany(person, companyId, 'company.edit');
  if (!actor.ok || actor.value.role !== null || may(person.role, right)) return actor;
  return fail('forbidden', 'not-allowed', 'Your role does not allow this: an admin of the shop can do it.');
}
