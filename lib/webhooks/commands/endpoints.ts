import { ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { deliveries, endpoints, endpointView, type EndpointDocument } from '../collection';
import type { Endpoint, EndpointChange, EndpointInput, EndpointSecret } from '../schema';
import { rotated, sealSecret } from './secrets';
import { newSecret } from './signature';
import { targetProblem } from './targets';

/** How many endpoints a shop can have. */
export const maxEndpoints = 50;

export const noSuchEndpoint = () => fail('not-found', 'no-such-endpoint', 'There is no such endpoint.');

const wrongUrl = (code: string, message: string) =>
  fail(code === 'url-taken' ? 'conflict' : 'invalid', code, `${message}.`, { fields: { url: message } });

function taken(error: unknown) {
  if (!isDuplicateKey(error, 'url')) throw error;
  return wrongUrl('url-taken', 'Another endpoint has this address');
}

const subjectOf = ({ _id, url }: Pick<EndpointDocument, '_id' | 'url'>) => ({
  kind: 'webhook',
  id: _id.toHexString(),
  name: url,
});

const brief = ({ url, description, events, active }: EndpointDocument) => ({
  url,
  description,
  events,
  active,
});

/**
 * Adds an endpoint, switched on, and returns its secret, which no other call does. Its address must be new, so that a
 * repeat adds no second one, and one to which the shop may send.
 */
export async function addEndpoint(actor: Staff, input: EndpointInput): Promise<Result<EndpointSecret>> {
  const problem = targetProblem(input.url);
  if (problem) return wrongUrl('forbidden-target', problem);
  if ((await endpoints().estimatedDocumentCount()) >= maxEndpoints)
    return fail('conflict', 'too-many-endpoints', `A shop has at most ${maxEndpoints} endpoints.`);
  const _id = new ObjectId();
  const secret = newSecret();
  const document: EndpointDocument = {
    _id,
    ...input,
    active: true,
    secrets: [sealSecret(_id.toHexString(), secret)],
    createdAt: now(),
    mails: [],
  };
  try {
    await endpoints().insertOne(document);
  } catch (error) {
    return taken(error);
  }
  await recordChange({
    actor,
    action: 'webhook-added',
    subject: subjectOf(document),
    after: brief(document),
  });
  return ok({ ...endpointView(document, now()), secret });
}

/**
 * Changes an endpoint. `active` switches it on or off: on ends a pause too, and what waits is tried at once for another
 * three days; what waits while it goes off is dropped. Safe to repeat.
 */
export async function changeEndpoint(
  actor: Staff,
  id: string,
  change: EndpointChange,
): Promise<Result<Endpoint>> {
  const _id = new ObjectId(id);
  const problem = change.url === undefined ? null : targetProblem(change.url);
  if (problem) return wrongUrl('forbidden-target', problem);
  let before: EndpointDocument | null;
  try {
    before = await endpoints().findOneAndUpdate(
      { _id },
      {
        $set: change,
        ...(change.active !== undefined && {
          $unset: { pausedAt: 1, failingSince: 1, silent: 1, retryAt: 1 },
        }),
      },
      { returnDocument: 'before' },
    );
  } catch (error) {
    return taken(error);
  }
  if (!before) return noSuchEndpoint();
  const waiting = { endpointId: _id, state: 'waiting' as const, claim: { $exists: false } };
  if (change.active)
    await deliveries().updateMany(waiting, { $set: { dueAt: now() }, $unset: { firstTriedAt: 1 } });
  if (change.active === false) await deliveries().deleteMany(waiting);
  const after = await endpoints().findOne({ _id });
  if (!after) return noSuchEndpoint();
  const action = 'webhook-changed';
  await recordChange({
    actor,
    action,
    subject: subjectOf(after),
    before: brief(before),
    after: brief(after),
  });
  return ok(endpointView(after, now()));
}

/** Deletes an endpoint with its log. Safe to repeat: then there is no such endpoint. */
export async function deleteEndpoint(actor: Staff, id: string): Promise<Result<{ done: boolean }>> {
  const _id = new ObjectId(id);
  const found = await endpoints().findOneAndDelete({ _id });
  await deliveries().deleteMany({ endpointId: _id });
  if (!found) return noSuchEndpoint();
  await recordChange({ actor, action: 'webhook-deleted', subject: subjectOf(found), before: brief(found) });
  return ok({ done: true });
}

/** Gives an endpoint a new secret, which is in this result alone. The one before it signs too for 24 hours. */
export async function rotateSecret(actor: Staff, id: string): Promise<Result<EndpointSecret>> {
  const _id = new ObjectId(id);
  const secret = newSecret();
  for (;;) {
    const found = await endpoints().findOne({ _id });
    if (!found) return noSuchEndpoint();
    const secrets = rotated(found.secrets, sealSecret(id, secret), now());
    const { matchedCount } = await endpoints().updateOne(
      { _id, 'secrets.0.sealed': found.secrets[0]!.sealed },
      { $set: { secrets } },
    );
    // Somebody else has rotated meanwhile.
    if (!matchedCount) continue;
    await recordChange({ actor, action: 'webhook-secret-changed', subject: subjectOf(found) });
    return ok({ ...endpointView({ ...found, secrets }, now()), secret });
  }
}
