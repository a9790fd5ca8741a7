import { BlockList, isIP } from 'node:net';
import { findJoinedAt } from '../../companies/queries/memberships';
import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { fail, ok, type Result } from '../../shared/result';
import { findAccount } from '../../users/queries';
import { keys, type KeyDocument } from '../collection';
import { companyScopes, scopes as shopScopes } from '../rules';
import type { KeyCaller } from '../types';

const usedEvery = 60_000;

/** Whether an address is one of these addresses, or in one of these networks. */
function isAmong(address: string, allowed: string[]): boolean {
  const list = new BlockList();
  const family = (text: string) => (isIP(text) === 6 ? 'ipv6' : 'ipv4');
  for (const entry of allowed) {
    const [base = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(base, family(base));
    else list.addSubnet(base, Number(bits), family(base));
  }
  return isIP(address) !== 0 && list.check(address, family(address));
}

/**
 * Whether a key of a company may act for its member at this moment: they have belonged to the company without a break
 * since the key was made, the company is active, and their account is not disabled.
 */
async function mayAct({ id, userId, joinedAt }: NonNullable<KeyDocument['company']>): Promise<boolean> {
  const [since, account] = await Promise.all([findJoinedAt(id, userId), findAccount(userId)]);
  return since?.getTime() === joinedAt.getTime() && account !== null && !account.disabled;
}

/** Checks a key as a request from `address` presents it, and stores at most once a minute that it was used. */
export async function proveKey(key: string, address: string): Promise<Result<KeyCaller>> {
  const found = await keys().findOne({ hash: sha256(key) });
  if (!found) return fail('unauthenticated', 'unknown-key', 'This API key is unknown or revoked.');
  const { _id, name, addresses, expiresAt, lastUsedAt, company } = found;
  const time = now();
  if (expiresAt && expiresAt <= time)
    return fail('unauthenticated', 'expired-key', 'This API key has expired.');
  if (addresses.length > 0 && !isAmong(address, addresses))
    return fail('unauthenticated', 'foreign-address', `This API key is not allowed from ${address}.`);
  if (company && !(await mayAct(company)))
    return fail(
      'unauthenticated',
      'key-without-member',
      'The member for whom this API key acts is blocked or has left the company, or the company is not active.',
    );
  if (!lastUsedAt || time.getTime() - lastUsedAt.getTime() >= usedEvery)
    await keys().updateOne({ _id }, { $max: { lastUsedAt: time } });
  const keyId = _id.toHexString();
  // Whatever is stored, neither kind of key has a scope of the other.
  const possible: readonly string[] = company ? companyScopes : shopScopes;
  return ok({
    keyId,
    keyName: name,
    scopes: found.scopes.filter((scope) => possible.includes(scope)),
    userId: keyId,
    email: `api key: ${name.toLowerCase()}`,
    ...(company && { company: { id: company.id, memberId: company.userId } }),
  });
}
