import { ObjectId } from 'mongodb';
import { cookies } from 'next/headers';
import { recordChange } from '../audit/commands';
import { now } from '../platform/clock';
import { randomSecret } from '../platform/ids';
import { ok, fail, type Result } from '../shared/result';
import { invalidateSessions } from '../users/commands/credentials';
import { findAccount } from '../users/queries';
import type { SessionView } from '../users/schema/responses';
import type { AccountOwner, SignedIn } from '../users/types';
import { googleLinks, knownDevices, oneTimeTokens, sessions, type SessionDocument } from './collection';
import { decode, type JWT, type JWTDecodeParams } from 'next-auth/jwt';
import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { env, shopSecrets, usesSecureCookies } from '../platform/env';
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
  const before = await sessions().findOneAndUpdate(
    { _id: sessionId, userId },
    { $min: { expiresAt: now() }, $set: { endedAt: now() } },
  );
  if (before?.actedBy && !before.endedAt) await recordEndOfActing(before, before.actedBy);
  return before !== null;
}

/** Ends the session of a browser's cookie and, where staff act by it, their own. */
export async function endSessions({ userId, sessionId, staff }: CookieClaims): Promise<void> {
  await endSession(userId, sessionId);
  if (staff) await endSession(staff.userId, staff.sessionId);
}

async function recordEndOfActing(
  { userId, createdAt }: SessionDocument,
  { userId: staffId, email }: NonNullable<SessionDocument['actedBy']>,
): Promise<void> {
  const account = await findAccount(userId);
  await recordChange({
    actor: { userId: staffId, email },
    action: 'acting-ended',
    subject: { kind: 'user', id: userId, name: account?.email },
    before: { since: createdAt.toISOString() },
  });
}

/** Ends the browser's previous session: after a new sign-in nobody would notice that it is still valid. */
export async function endPresentSession(request: Request): Promise<void> {
  const cookie = cookieIn(request.headers.get('cookie'), sessionCookieName());
  const claims = await readSessionCookie(cookie);
  if (claims) await endSessions(claims);
}

/** Signs this call's browser out, with the staff who act in the account, and removes its cookie. */
export async function leaveAccount(request: Request): Promise<void> {
  const { name, options } = authCookies().sessionToken;
  const cookie = cookieIn(request.headers.get('cookie'), name);
  if (cookie === null) return;
  await endPresentSession(request);
  (await cookies()).set(name, '', { ...options, maxAge: 0 });
}

/** Keeps one session alive after the account's session version was raised. */
export async function keepSession(sessionId: string, version: number): Promise<void> {
  await sessions().updateOne({ _id: sessionId }, { $set: { version } });
}

/** Ends every session of the person but the one that asks. */
export async function endOtherSessions(person: SignedIn): Promise<Result<{ done: boolean }>> {
  const version = await invalidateSessions(person.userId);
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
  const session = await sessions().findOne({ _id: sessionId }, { projection: { version: 1, actedBy: 1 } });
  if (!session) return fail('unauthenticated', 'not-signed-in', 'Please log in first.');
  const token = await mintAccessToken(
    { userId, sessionId, version: session.version, ...(session.actedBy && { isActing: true }) },
    email,
  );
  return ok({ token, expiresIn: accessTokenSeconds });
}

/** Whether somebody is signed in to an account. */
export async function hasSession(userId: string): Promise<boolean> {
  const live = { userId, expiresAt: { $gt: now() }, endedAt: null };
  return (await sessions().findOne(live, { projection: { _id: 1 } })) !== null;
}

/** Deletes every way to sign in to a closed account: Google links, mailed links, sessions. Safe to repeat. */
export async function deleteSignIns({ userId }: AccountOwner): Promise<void> {
  await googleLinks().deleteMany({ userId: new ObjectId(userId) });
  await oneTimeTokens().deleteMany({ userId });
  await sessions().deleteMany({ userId });
  await knownDevices().deleteMany({ userId });
}

type SessionIds = { userId: string; sessionId: string };

/**
 * The claims of the session cookie, encrypted by next-auth. The rest is in the session's record. `staff` is the session
 * to which staff return who act in this account.
 */
export type CookieClaims = SessionIds & { staff?: SessionIds };

type AuthCookie = 'session-token' | 'callback-url' | 'csrf-token' | 'pkce.code_verifier' | 'state' | 'nonce';

/** The name of a cookie of next-auth. The prefix keeps other hosts of the domain from setting it. */
export function cookieName(cookie: AuthCookie): string {
  return `${usesSecureCookies() ? '__Host-' : ''}next-auth.${cookie}`;
}

const cookieOf = (cookie: AuthCookie, maxAge?: number) => ({
  name: cookieName(cookie),
  options: {
    httpOnly: true,
    sameSite: 'lax' as const,
    path: '/',
    secure: usesSecureCookies(),
    ...(maxAge !== undefined && { maxAge }),
  },
});

/** The cookies of next-auth under their names here. */
export const authCookies = () => ({
  sessionToken: cookieOf('session-token'),
  callbackUrl: cookieOf('callback-url'),
  csrfToken: cookieOf('csrf-token'),
  pkceCodeVerifier: cookieOf('pkce.code_verifier', 900),
  state: cookieOf('state', 900),
  nonce: cookieOf('nonce'),
});

/** The name of next-auth's session cookie. */
export const sessionCookieName = () => cookieName('session-token');

/** The value of one cookie in a Cookie header; null when it is missing. */
export function cookieIn(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(/;\s*/)) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) return part.slice(at + 1);
  }
  return null;
}

/** What next-auth has encrypted with the present secret or the one before it; null for anything else. */
export async function decodeCookie(given: Omit<JWTDecodeParams, 'secret'>): Promise<JWT | null> {
  for (const secret of shopSecrets()) {
    const token = await decode({ ...given, secret }).catch(() => null);
    if (token) return token;
  }
  return null;
}

/** The claims of a session cookie, or null when this shop did not issue it or it has expired. */
export async function readSessionCookie(value: string | null | undefined): Promise<CookieClaims | null> {
  if (!value) return null;
  const claims = await decodeCookie({ token: value });
  return claims && claimsIn(claims);
}

/** What the token of next-auth says about sessions; null for nothing. */
export function claimsIn(token: Record<string, unknown>): CookieClaims | null {
  const own = idsIn(token);
  const staff = idsIn(token.staff);
  return own && { ...own, ...(staff && { staff }) };
}

function idsIn(claims: unknown): SessionIds | null {
  const { uid, sid } = (claims ?? {}) as Record<string, unknown>;
  return typeof uid === 'string' && typeof sid === 'string' ? { userId: uid, sessionId: sid } : null;
}

/** Seconds for which an access token is valid. */
export const accessTokenSeconds = 3600;

const audience = 'hexbolt-api';

// A separate key, so that neither a session cookie nor a mailed link is accepted as an access token.
const keyFrom = (secret: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', 'hexbolt access token', 32));

/** `isActing` says that the session is one by which staff act in the account. */
export type AccessClaims = { userId: string; sessionId: string; version: number; isActing?: true };

/** A signed token for the API, valid for an hour and only while its session is. */
export function mintAccessToken(
  { userId, sessionId, version, isActing }: AccessClaims,
  email: string,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: sessionId, ver: version, email, ...(isActing && { act: true }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenSeconds)
    .sign(keyFrom(env().NEXTAUTH_SECRET));
}

/** The claims of a token, or null when it is forged, malformed, expired or made for something else. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  for (const secret of shopSecrets()) {
    const verified = await jwtVerify(token, keyFrom(secret), {
      algorithms: ['HS256'],
      audience,
      currentDate: now(),
      requiredClaims: ['exp', 'sub'],
    }).catch(() => null);
    const { sub, sid, ver, act } = verified?.payload ?? {};
    if (typeof sub === 'string' && typeof sid === 'string' && typeof ver === 'number')
      return { userId: sub, sessionId: sid, version: ver, ...(act === true && { isActing: true }) };
  }
  return null;
}
