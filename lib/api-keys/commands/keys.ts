import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { findJoinedAt } from '../../companies/queries/memberships';
import type { CompanyActor } from '../../companies/types';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { companyKeyView, keys, keyView, ofShop, type KeyDocument } from '../collection';
import { keyPrefix, maxCompanyKeys, maxKeys } from '../rules';
import type { CompanyKeyInput, KeyInput, NewApiKey, NewCompanyKey } from '../schema';

const day = 86_400_000;

const subjectOf = ({ _id, name }: KeyDocument) => ({ kind: 'api-key', id: _id.toHexString(), name });
const brief = ({ name, scopes, addresses, expiresAt, company }: KeyDocument) => ({
  name,
  scopes,
  addresses,
  expiresAt: expiresAt?.toISOString() ?? null,
  ...(company && { company: company.id, member: company.userId }),
});

type Actor = Pick<Staff, 'userId' | 'email'>;
type New = { document: KeyDocument; key: string };

/** Stores a new key of the shop, or of a company; its name must be new there. */
async function storeKey(
  actor: Actor,
  { validDays, ...input }: KeyInput | CompanyKeyInput,
  company?: KeyDocument['company'],
): Promise<Result<New>> {
  const key = keyPrefix + randomSecret();
  const time = now();
  const document: KeyDocument = {
    _id: new ObjectId(),
    ...input,
    ...(company && { company }),
    hash: sha256(key),
    ending: key.slice(-4),
    createdAt: time,
    expiresAt: validDays === null ? null : new Date(time.getTime() + validDays * day),
    lastUsedAt: null,
  };
  try {
    await keys().insertOne(document);
  } catch (error) {
    if (!isDuplicateKey(error, 'name')) throw error;
    const message = 'Another key has this name';
    return fail('conflict', 'name-taken', `${message}.`, { fields: { name: message } });
  }
  await recordChange({
    actor,
    action: 'api-key-made',
    subject: subjectOf(document),
    after: brief(document),
  });
  return ok({ document, key });
}

const tooMany = (owner: string, max: number) =>
  fail('conflict', 'too-many-keys', `${owner} has at most ${max} keys: revoke one first.`);

/**
 * Makes a key of the shop and returns it; only its hash is stored, so no other call does. Its name must be new, so that a
 * repeat makes no second one.
 */
export async function makeKey(actor: Staff, input: KeyInput): Promise<Result<NewApiKey>> {
  if ((await keys().countDocuments(ofShop)) >= maxKeys) return tooMany('A shop', maxKeys);
  const made = await storeKey(actor, input);
  return made.ok ? ok({ ...keyView(made.value.document), key: made.value.key }) : made;
}

/**
 * Makes a key of a company, as `makeKey` does. It acts for the member who makes it, with no more than their rights, and
 * only as long as they belong to the company. Check the right to it first.
 */
export async function makeCompanyKey(
  { userId, email, name }: CompanyActor,
  companyId: string,
  input: CompanyKeyInput,
): Promise<Result<NewCompanyKey>> {
  const joinedAt = await findJoinedAt(companyId, userId);
  if (!joinedAt)
    return fail(
      'forbidden',
      'members-only',
      'Only an admin of the company can make a key, which acts for them.',
    );
  const mine = { 'company.id': companyId };
  if ((await keys().countDocuments(mine)) >= maxCompanyKeys) return tooMany('A company', maxCompanyKeys);
  const made = await storeKey({ userId, email }, input, { id: companyId, userId, joinedAt });
  return made.ok ? ok({ ...companyKeyView(made.value.document, name), key: made.value.key }) : made;
}

async function revoke(actor: Actor, id: string, owner: object): Promise<Result<{ done: boolean }>> {
  const found = await keys().findOneAndDelete({ _id: new ObjectId(id), ...owner });
  if (!found) return fail('not-found', 'no-such-key', 'There is no such key.');
  await recordChange({ actor, action: 'api-key-revoked', subject: subjectOf(found), before: brief(found) });
  return ok({ done: true });
}

/** Deletes a key of the shop: the next request with it is rejected. Safe to repeat: then there is no such key. */
export const revokeKey = (actor: Staff, id: string): Promise<Result<{ done: boolean }>> =>
  revoke(actor, id, ofShop);

/** Deletes a key of a company as `revokeKey` does. Check the right to it first. */
export const revokeCompanyKey = (
  actor: CompanyActor,
  companyId: string,
  id: string,
): Promise<Result<{ done: boolean }>> => revoke(actor, id, { 'company.id': companyId });

/** Deletes the keys that act for a person, whose account is being deleted. */
export async function deleteOwnKeys(userId: string): Promise<void> {
  await keys().deleteMany({ 'company.userId': userId });
}
