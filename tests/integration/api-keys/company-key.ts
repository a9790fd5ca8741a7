import { makeCompanyKey } from '@/lib/api-keys/commands/keys';
import { companyScopes } from '@/lib/api-keys/rules';
import { companyKeyInput } from '@/lib/api-keys/schema';
import { listMemberships } from '@/lib/companies/queries/memberships';
import type { Customer } from '@/lib/users/types';
import { actorOf, valueOf } from '../companies/fixtures';

/** A new key of the first company of a member, with all scopes unless it says otherwise. */
export async function companyKey(member: Customer, more: object = {}): Promise<string> {
  const [company] = await listMemberships(member.userId);
  const input = companyKeyInput.parse({ name: 'ERP', scopes: companyScopes, validDays: null, ...more });
  return valueOf(await makeCompanyKey(actorOf(member), company!.id, input)).key;
}
