import { now } from '../platform/clock';
import { randomSecret } from '../platform/ids';
import { ok, fail, type Result } from '../shared/result';
import { outdateSessions } from '../users/commands/credentials';
import { findCredentials } from '../users/queries';
import type { SignedIn } from '../users/types';
import { accessTokenSeconds, mintAccessToken } from './access-token';
import { attempt, forgiveAttempts } from './attempts';
import { sessions } from './collection';
import { isPassword } from './passwords';
import { rateLimited } from './recent';

/** Seconds for which a session lasts at the most. */
export const sessionSeconds = 30 * 24 * 60 * 60;

/** A session as its owner sees it; times are ISO. */
export type Session = {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
};

/** Seconds within which a session that awaits a code must get it. */
const awaitingSeconds = 10 * 60;

const after = (seconds: number) => new Date(now().getTime() + seconds * 1000);

/** Begins a session of an account that has just proven itself, or has all but its second factor; answers its id. */
export async function beginSession(
  userId: string,
  version: number,
  device: string,
  { awaitsCode = false }: { awaitsCode?: boolean } = {},
): Promise<string> {
  const time = now();
  const _id = randomSecret();
  await sessions().insertOne({
    ...{ _id, userId, version, device, awaitsCode },
    ...{ authenticatedAt: time, createdAt: time, lastSeenAt: time, endedAt: null },
    expiresAt: after(awaitsCode ? awaitingSeconds : sessionSeconds),
  });
  return _id;
}

/** Opens a session that awaited a code. */
export async function completeSession(sessionId: string): Promise<void> {
  await sessions().updateOne(
    { _id: sessionId, awaitsCode: true, endedAt: null },
    { $set: { awaitsCode: false, authenticatedAt: now(), expiresAt: after(sessionSeconds) } },
  );
}

/** The person's live sessions, the latest used first. */
export async function listSessions(person: SignedIn): Promise<Session[]> {
  const own = await sessions().findOne({ _id: person.sessionId });
  const live = {
    ...{ userId: person.userId, endedAt: null, version: own?.version },
    ...{ awaitsCode: { $ne: true }, expiresAt: { $gt: now() } },
  };
  const found = await sessions().find(live).sort({ lastSeenAt: -1 }).limit(100).toArray();
  return found.map(({ _id, device, createdAt, lastSeenAt }) => ({
    ...{ id: _id, device, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
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

/** Lets one session live on after the account's session version has grown. */
export async function carryOver(sessionId: string, version: number): Promise<void> {
  await sessions().updateOne({ _id: sessionId }, { $set: { version } });
}

/** Ends every session of the person but the one that asks. */
export async function endOtherSessions(person: SignedIn): Promise<Result<{ done: boolean }>> {
  const version = await outdateSessions(person.userId);
  if (version !== null) await carryOver(person.sessionId, version);
  return ok({ done: true });
}

/** An access token of this session; `expiresIn` in seconds. */
export async function mintFor(person: SignedIn): Promise<Result<{ token: string; expiresIn: number }>> {
  const { userId, sessionId, email } = person;
  const session = await sessions().findOne({ _id: sessionId }, { projection: { version: 1 } });
  if (!session) return fail('unauthenticated', 'not-signed-in', 'Please log in first.');
  const token = await mintAccessToken({ userId, sessionId, version: session.version }, email);
  return ok({ token, expiresIn: accessTokenSeconds });
}

/** Guesses at the password of a person who is signed in already. */
const confirmations = { name: 'confirm', count: 5, seconds: 900 };

/** Proves that the person in front of a live session knows the password. */
export async function checkPassword(person: SignedIn, password: string): Promise<Result<{ done: boolean }>> {
  const seconds = await attempt(confirmations, person.userId);
  if (seconds) return rateLimited(seconds);
  const known = await findCredentials(person.email);
  if (!known || !(await isPassword(known.passwordHash, password))) {
    const message = 'This is not your password';
    return fail('forbidden', 'auth/wrong-password', message, { fields: { password: message } });
  }
  await forgiveAttempts(confirmations, person.userId);
  return ok({ done: true });
}

/** Makes a session a recent one again: its owner has just been asked once more. */
export async function renewSession(sessionId: string): Promise<void> {
  await sessions().updateOne({ _id: sessionId }, { $set: { authenticatedAt: now() } });
}
