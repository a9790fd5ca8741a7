import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { deletePunchoutSessions } from '../../cart/commands/punchout-sessions';
import { findMembership, findJoinedAt } from '../../companies/queries/memberships';
import { mayInCompany } from '../../companies/rules/rights';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { randomSecret } from '../../platform/ids';
import { sealDocumentsAgain, type SealedAgain } from '../../platform/seal-again';
import { seal } from '../../platform/sealed';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { targetProblem } from '../../webhooks/commands/targets';
import { connectionKey, connections, connectionView, type ConnectionDocument } from '../collection';
import { punchoutDocuments } from '../collection/documents';
import { punchoutOrders } from '../collection/orders';
import { findMemberName } from '../queries/connections';
import {
  maxConnections,
  type Connection,
  type ConnectionInput,
  type NewConnection,
} from '../schema/connection';

const subjectOf = ({ _id, name }: ConnectionDocument) => ({ kind: 'punchout', id: _id.toHexString(), name });
const brief = ({ _id, hash, ending, outgoingSecret, createdAt, lastUsedAt, ...rest }: ConnectionDocument) => {
  void [_id, hash, createdAt, lastUsedAt];
  return { ...rest, ending, hasOutgoingSecret: outgoingSecret !== undefined };
};

const noSuchConnection = () => fail('not-found', 'no-such-connection', 'There is no such connection.');

const view = async (document: ConnectionDocument): Promise<Connection> =>
  connectionView(document, await findMemberName(document.company));

/** What of a connection follows from its input; fails where its member may not order or its target is not allowed. */
async function checked(
  companyId: string,
  { userId, outgoingSecret, ...input }: ConnectionInput,
  id: ObjectId,
) {
  const [membership, joinedAt] = await Promise.all([
    findMembership(companyId, userId),
    findJoinedAt(companyId, userId),
  ]);
  if (!membership || !joinedAt || !mayInCompany(membership, 'orders.request')) {
    const message = 'Choose a member of the company who may order';
    return fail('invalid', 'no-such-member', `${message}.`, { fields: { userId: message } });
  }
  const target = input.outgoingUrl && targetProblem(input.outgoingUrl);
  if (target) return fail('invalid', 'target-not-allowed', target, { fields: { outgoingUrl: target } });
  const hosts = [...new Set(input.returnHosts)];
  return ok({
    ...input,
    returnHosts: hosts,
    company: { id: companyId, userId, joinedAt },
    key: connectionKey(input),
    ...(outgoingSecret && {
      outgoingSecret: seal('punch-out secret', outgoingSecret, id.toHexString()),
    }),
  });
}

/** The failure of a connection that is like another one. */
function taken(error: unknown) {
  if (isDuplicateKey(error, 'name')) {
    const message = 'Another connection of the company has this name';
    return fail('conflict', 'name-taken', `${message}.`, { fields: { name: message } });
  }
  if (!isDuplicateKey(error)) throw error;
  const message = 'Another connection has this sender and this identity of the company';
  return fail('conflict', 'identity-taken', `${message}.`, { fields: { 'from.identity': message } });
}

/** Stores a connection of a company with a new shared secret, which is in this response alone. */
export async function makeConnection(
  actor: Staff,
  companyId: string,
  input: ConnectionInput,
): Promise<Result<NewConnection>> {
  if ((await connections().countDocuments({ 'company.id': companyId })) >= maxConnections)
    return fail(
      'conflict',
      'too-many-connections',
      `A company has at most ${maxConnections} connections: delete one first.`,
    );
  const _id = new ObjectId();
  const fields = await checked(companyId, input, _id);
  if (!fields.ok) return fields;
  const secret = randomSecret();
  const document: ConnectionDocument = {
    _id,
    ...fields.value,
    hash: sha256(secret),
    ending: secret.slice(-4),
    createdAt: now(),
    lastUsedAt: null,
  };
  try {
    await connections().insertOne(document);
  } catch (error) {
    return taken(error);
  }
  await recordChange({
    actor,
    action: 'punchout-made',
    subject: subjectOf(document),
    after: brief(document),
  });
  return ok({ ...(await view(document)), secret });
}

/** Changes a connection. Its sessions end where it is switched off or orders in another name; safe to repeat. */
export async function changeConnection(
  actor: Staff,
  companyId: string,
  id: string,
  input: ConnectionInput,
): Promise<Result<Connection>> {
  const _id = new ObjectId(id);
  const fields = await checked(companyId, input, _id);
  if (!fields.ok) return fields;
  const forgets = input.outgoingSecret === '';
  try {
    const before = await connections().findOneAndUpdate(
      { _id, 'company.id': companyId },
      { $set: fields.value, ...(forgets && { $unset: { outgoingSecret: 1 } }) },
    );
    const after = await connections().findOne({ _id });
    if (!before || !after) return noSuchConnection();
    if (!after.active || before.company.userId !== after.company.userId)
      await deletePunchoutSessions({ connectionId: id });
    await recordChange({
      actor,
      action: 'punchout-changed',
      subject: subjectOf(after),
      before: brief(before),
      after: brief(after),
    });
    return ok(await view(after));
  } catch (error) {
    return taken(error);
  }
}

/** Replaces the shared secret of a connection: the next document with the old one is rejected. */
export async function renewSecret(
  actor: Staff,
  companyId: string,
  id: string,
): Promise<Result<NewConnection>> {
  const secret = randomSecret();
  const after = await connections().findOneAndUpdate(
    { _id: new ObjectId(id), 'company.id': companyId },
    { $set: { hash: sha256(secret), ending: secret.slice(-4) } },
    { returnDocument: 'after' },
  );
  if (!after) return noSuchConnection();
  await recordChange({ actor, action: 'punchout-secret-renewed', subject: subjectOf(after) });
  return ok({ ...(await view(after)), secret });
}

/** Deletes a connection and ends its sessions. Safe to repeat: then there is no such connection. */
export async function deleteConnection(
  actor: Staff,
  companyId: string,
  id: string,
): Promise<Result<{ done: boolean }>> {
  const found = await connections().findOneAndDelete({ _id: new ObjectId(id), 'company.id': companyId });
  await deletePunchoutSessions({ connectionId: id });
  if (!found) return noSuchConnection();
  await recordChange({ actor, action: 'punchout-deleted', subject: subjectOf(found), before: brief(found) });
  return ok({ done: true });
}

/** Seals the secrets in documents for purchasing systems with the present NEXTAUTH_SECRET. */
export const sealPunchoutSecretsAgain = (): Promise<SealedAgain> =>
  sealDocumentsAgain(
    connections(),
    { outgoingSecret: { $exists: true } },
    'punch-out secret',
    ({ outgoingSecret = '' }) => ({ outgoingSecret }),
  );

/** Deletes the connections that order in the name of a person, whose account is being deleted. */
export async function deleteOwnConnections(userId: string): Promise<void> {
  await connections().deleteMany({ 'company.userId': userId });
  await punchoutOrders().deleteMany({ userId });
  await punchoutDocuments().deleteMany({ userId });
  await deletePunchoutSessions({ 'company.userId': userId });
}
