import { ObjectId } from 'mongodb';
import { now } from '../platform/clock';
import { randomSecret } from '../platform/ids';
import { ok, fail, type Result } from '../shared/result';
import { outdateSessions } from '../users/commands/credentials';
import type { SessionView } from '../users/schema/responses';
import type { SignedIn } from '../users/types';
import { accessTokenSeconds, mintAccessToken } from './session-credentials';
import { googleLinks, knownDevices, oneTimeTokens, sessions } from './collection';

/** Seconds for which a session lasts at most. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** Seconds without a request after which a session ends. */
export const idleSeconds = 14 * 24 * 60 * 60;

/** Seconds within which a session that awaits a code must get it. */
const awaitingSeconds = 10 * 60;

const after = (seconds: number) => new Date(now().getTime() + seconds * 1000);

/** Begins a session of an account that has passed every check, or every one but its second factor; returns its id. */
export async function beginSession(
  userId: string,
  version: number,
  device: string,
  { awaitsCode = false }: { awaitsCode?: boolean } = {},
): Promise<string> {
  const time = now();
  const _id = randomSecret();
  await sessions().insertOne({
    _id,
    userId,
    version,
    device,
    awaitsCode,
    authenticatedAt: time,
    createdAt: time,
    lastSeenAt: time,
    expiresAt: after(awaitsCode ? awaitingSeconds : sessionSeconds),
    endedAt: null,
  });
  return _id;
}

/** Activates a session that awaited a code. */
export async function completeSession(sessionId: string): Promise<void> {
  await sessions().updateOne(
    { _id: sessionId, awaitsCode: true, endedAt: null },
    { $set: { awaitsCode: false, authenticatedAt: now(), expiresAt: after(sessionSeconds) } },
  );
}

/** The person's live sessions, the most recently used first. */
export async function listSessions(person: SignedIn): Promise<SessionView[]> {
  const own = await sessions().findOne({ _id: person.sessionId });
  const live = {
    userId: person.userId,
    endedAt: null,
    version: own?.version,
    awaitsCode: { $ne: true },
    expiresAt: { $gt: now() },
    lastSeenAt: { $gt: after(-idleSeconds) },
  };
  const found = await sessions().find(live).sort({ lastSeenAt: -1 }).limit(100).toArray();
  return found.map(({ _id, device, createdAt, lastSeenAt }) => ({
    id: _id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: _id === person.sessionId,
  }));
}

/** Ends one session of this user; false when there is no such session. Safe to repeat. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const { matchedCount } = await sessions().updateOne(
    { _id: sessionId, userId },
    { $min: { expiresAt: now() }, $set: { endedAt: now() } },
  );
  return matchedCount === 1;
}

/** Keeps one session alive after the account's session version was raised. */
export async function keepSession(sessionId: string, version: number): Promise<void> {
  await sessions().updateOne({ _id: sessionId }, { $set: { version } });
}

/** Ends every session of the person but the one that asks. */
export async function endOtherSessions(person: SignedIn): Promise<Result<{ done: boolean }>> {
  const version = await outdateSessions(person.userId);
  if (version !== null) await keepSession(person.sessionId, version);
  return ok({ done: true });
}

/** Marks a session as recently signed in: its owner has just been asked again. */
export async function renewSession(sessionId: string): Promise<void> {
  await sessions().updateOne({ _id: sessionId }, { $set: { authenticatedAt: now() } });
}

/** An access token of this session; `expiresIn` in seconds. */
export async function mintFor(person: SignedIn): Promise<Result<{ token: string; expiresIn: number }>> {
  const { userId, sessionId, email } = person;
  const session = await sessions().findOne({ _id: sessionId }, { projection: { version: 1 } });
  if (!session) return fail('unauthenticated', 'not-signed-in', 'Please log in first.');
  const token = await mintAccessToken({ userId, sessionId, version: session.version }, email);
  return ok({ token, expiresIn: accessTokenSeconds });
}

/** Deletes every way to sign in to a closed account: Google links, mailed links, sessions. Safe to repeat. */
export async function deleteSignIns({ userId }: SignedIn): Promise<void> {
  await googleLinks().deleteMany({ userId: new ObjectId(userId) });
  await oneTimeTokens().deleteMany({ userId });
  await sessions().deleteMany({ userId });
  await knownDevices().deleteMany({ userId });
}
