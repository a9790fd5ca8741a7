import { cookies } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import type { KeyCaller } from '../api-keys/types';
import { now } from '../platform/clock';
import { env } from '../platform/env';
import { findAccount } from '../users/queries';
import { isStaff, may, type Right } from '../users/rules/rights';
import type { Account, ActingStaff, Customer, SignedIn, Staff } from '../users/types';
import { cookieIn, readAccessToken, readSessionCookie, sessionCookieName, idleSeconds } from './sessions';
import { sessions, type SessionDocument } from './collection';
/** Days after "Not now" until the person is asked again. */
const askAgainAfterDays = 30;

const isRequired = () => env().ADMIN_TWO_FACTOR === 'required';

const isStaffWithout = ({ role, twoFactor }: Account) => isStaff(role) && !twoFactor;

function isAskedAgain(putOffAt: string | null): boolean {
  return (
    putOffAt === null || now().getTime() - new Date(putOffAt).getTime() >= askAgainAfterDays * 86_400_000
  );
}

/** Whether the rights of staff wait until two-factor sign-in is on: only where ADMIN_TWO_FACTOR requires it. */
export function areRightsWithheld(account: Account): boolean {
  return isRequired() && isStaffWithout(account);
}

/** Whether to offer two-factor sign-in after this sign-in: to staff without it, until they put it off. */
export function asksForTwoFactor(account: Account): boolean {
  return isStaffWithout(account) && (isRequired() || isAskedAgain(account.twoFactorPutOffAt));
}

type Claims = { userId: string; sessionId: string; version?: number };

const seenEvery = 5 * 60_000;

/** The records that a cookie or token names, if both are valid at this moment. */
async function findLive({ userId, sessionId, version }: Claims) {
  const [session, account] = await Promise.all([sessions().findOne({ _id: sessionId }), findAccount(userId)]);
  if (!session || session.userId !== userId || session.endedAt || session.expiresAt <= now()) return null;
  if (session.lastSeenAt.getTime() + idleSeconds * 1000 <= now().getTime()) return null;
  if (!account || account.disabled || account.sessionVersion !== session.version) return null;
  return version === undefined || version === session.version ? { session, account } : null;
}

/** The staff who act by a session, if they may at this moment; null for who may not, or no longer. */
async function findActingStaff({ actedBy, expiresAt }: SessionDocument): Promise<ActingStaff | null> {
  const live = actedBy && (await findLive({ userId: actedBy.userId, sessionId: actedBy.sessionId }));
  if (!live || live.session.awaitsCode || live.session.actedBy) return null;
  const { id, email, name, role } = live.account;
  if (areRightsWithheld(live.account) || !may(role, 'accounts.act')) return null;
  return { userId: id, email, name, until: expiresAt.toISOString() };
}

/** Checks claims against the records: beside `memberOfKey` the only place that creates a SignedIn. */
async function prove(claims: Claims): Promise<SignedIn | null> {
  const live = await findLive(claims);
  if (!live || live.session.awaitsCode) return null;
  const { session, account } = live;
  const { userId, sessionId } = claims;
  const actedBy = session.actedBy ? await findActingStaff(session) : null;
  // Nobody acts as one of the staff, also not in an account that has become one.
  if (session.actedBy && (!actedBy || isStaff(account.role))) return null;
  const time = now();
  if (time.getTime() - session.lastSeenAt.getTime() > seenEvery) {
    await sessions().updateOne({ _id: sessionId }, { $max: { lastSeenAt: time } });
  }
  return {
    userId,
    email: account.email,
    name: account.name,
    role: areRightsWithheld(account) ? 'customer' : account.role,
    rightsWithheld: areRightsWithheld(account),
    twoFactor: account.twoFactor,
    emailVerified: account.emailVerified,
    sessionId,
    actedBy,
    authenticatedAt: session.authenticatedAt.toISOString(),
  } as SignedIn;
}

/**
 * The member for whom a proven key of a company acts, with no rights as staff and no session of their own; null for no
 * account, a disabled one, and one whose email is not verified.
 */
export async function memberOfKey({
  keyId,
  keyName,
  scopes,
  company,
}: KeyCaller): Promise<(Customer & KeyCaller) | null> {
  const account = company ? await findAccount(company.memberId) : null;
  if (!account || account.disabled || !account.emailVerified) return null;
  const { id, email, name } = account;
  return {
    userId: id,
    email,
    name,
    role: 'customer',
    rightsWithheld: isStaff(account.role),
    twoFactor: account.twoFactor,
    emailVerified: true,
    sessionId: `api-key ${keyId}`,
    actedBy: null,
    authenticatedAt: new Date(0).toISOString(),
    keyId,
    keyName,
    scopes,
    company,
  } as Customer & KeyCaller;
}

/**
 * The person who sends this request. A bearer token, when given, is the only proof that counts; without one the
 * session cookie counts where `cookieAlone` allows it (reading, and minting the token): other sites can make a browser
 * send a cookie.
 */
export async function readSession(
  request: Request,
  { cookieAlone }: { cookieAlone: boolean },
): Promise<SignedIn | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) {
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
    const claims = token ? await readAccessToken(token) : null;
    return claims && prove(claims);
  }
  if (!cookieAlone) return null;
  const claims = await readSessionCookie(cookieIn(request.headers.get('cookie'), sessionCookieName()));
  return claims && prove(claims);
}

/**
 * Whether a call was made by staff in a customer's account that is closed to them now: for calls without a session. Its
 * token says so, or the cookie of a browser that has not returned to the account of the staff.
 */
export async function isActingOver({ headers }: Request): Promise<boolean> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  if (token && (await readAccessToken(token))?.isActing) return true;
  const claims = await readSessionCookie(cookieIn(headers.get('cookie'), sessionCookieName()));
  return claims?.staff !== undefined;
}

type Awaiting = { sessionId: string; account: Account; device: string };

async function proveAwaiting(claims: Claims | null): Promise<Awaiting | null> {
  const live = claims && (await findLive(claims));
  if (!live?.session.awaitsCode) return null;
  return { sessionId: live.session._id, account: live.account, device: live.session.device };
}

/** The session of this request's cookie that awaits the second factor; null when there is none. */
export async function readAwaitingSession(request: Request): Promise<Awaiting | null> {
  return proveAwaiting(await readSessionCookie(cookieIn(request.headers.get('cookie'), sessionCookieName())));
}

/** Whether the visitor of this page has a sign-in that awaits the second factor. */
export async function isCodeAwaited(): Promise<boolean> {
  const claims = await readSessionCookie((await cookies()).get(sessionCookieName())?.value);
  return (await proveAwaiting(claims)) !== null;
}

/** The signed-in visitor of this page, or null; read once per request. It makes the page dynamic. */
export const currentSession = cache(async (): Promise<SignedIn | null> => {
  const claims = await readSessionCookie((await cookies()).get(sessionCookieName())?.value);
  return claims && prove(claims);
});

/** The signed-in person; visitors go to /login and return to `path` (with its query) afterwards. */
export async function requireSignedIn(path: string): Promise<SignedIn> {
  const person = await currentSession();
  if (!person) redirect(`/login?from=${encodeURIComponent(path)}`);
  return person;
}

/** The signed-in person as requireSignedIn has them; staff who act in the account get the 403 page. */
export async function requireOwner(path: string): Promise<SignedIn> {
  const person = await requireSignedIn(path);
  return person.actedBy ? forbidden() : person;
}

/** The signed-in person with this right; others get the 403 page, a visitor goes to /login and returns to `path`. */
export async function requireRight(right: Right, path: string): Promise<Staff> {
  const person = asStaff(await requireSignedIn(path));
  return person && may(person.role, right) ? person : forbidden();
}

/** The person as a customer, who may order and write reviews: only with a verified email. */
export function asCustomer(person: SignedIn): Customer | null {
  return person.emailVerified ? (person as Customer) : null;
}

/** The person as one of the shop's staff, if the account has such a role. */
export function asStaff(person: SignedIn): Staff | null {
  return isStaff(person.role) ? (person as Staff) : null;
}
