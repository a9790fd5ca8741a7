import { cookies } from 'next/headers';
import { forbidden, redirect } from 'next/navigation';
import { cache } from 'react';
import { now } from '../platform/clock';
import { env } from '../platform/env';
import { findAccount } from '../users/queries';
import type { Account, Admin, Customer, SignedIn } from '../users/types';
import { cookieIn, readAccessToken, readSessionCookie, sessionCookieName, idleSeconds } from './sessions';
import { sessions } from './collection';
/** Days after "Not now" until the person is asked again. */
const askAgainAfterDays = 30;

const isRequired = () => env().ADMIN_TWO_FACTOR === 'required';

const isAdminWithout = ({ role, twoFactor }: Account) => role === 'admin' && !twoFactor;

function isAskedAgain(putOffAt: string | null): boolean {
  return (
    putOffAt === null || now().getTime() - new Date(putOffAt).getTime() >= askAgainAfterDays * 86_400_000
  );
}

/** Whether an admin's rights wait until two-factor sign-in is on: only where ADMIN_TWO_FACTOR requires it. */
export function isAdminWithheld(account: Account): boolean {
  return isRequired() && isAdminWithout(account);
}

/** Whether to offer two-factor sign-in after this sign-in: to admins without it, until they put it off. */
export function asksForTwoFactor(account: Account): boolean {
  return isAdminWithout(account) && (isRequired() || isAskedAgain(account.twoFactorPutOffAt));
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

/** Checks claims against the records: the only place that creates a SignedIn. */
async function prove(claims: Claims): Promise<SignedIn | null> {
  const live = await findLive(claims);
  if (!live || live.session.awaitsCode) return null;
  const { session, account } = live;
  const { userId, sessionId } = claims;
  const time = now();
  if (time.getTime() - session.lastSeenAt.getTime() > seenEvery) {
    await sessions().updateOne({ _id: sessionId }, { $max: { lastSeenAt: time } });
  }
  return {
    userId,
    email: account.email,
    name: account.name,
    role: isAdminWithheld(account) ? 'customer' : account.role,
    adminWithheld: isAdminWithheld(account),
    twoFactor: account.twoFactor,
    emailVerified: account.emailVerified,
    sessionId,
    authenticatedAt: session.authenticatedAt.toISOString(),
  } as SignedIn;
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

/** The signed-in admin; a customer gets the 403 page, a visitor goes to /login and returns to `path`. */
export async function requireAdmin(path: string): Promise<Admin> {
  return asAdmin(await requireSignedIn(path)) ?? forbidden();
}

/** The person as a customer, who may order and write reviews: only with a verified email. */
export function asCustomer(person: SignedIn): Customer | null {
  return person.emailVerified ? (person as Customer) : null;
}

/** The person as an admin, if the account has that role. */
export function asAdmin(person: SignedIn): Admin | null {
  return person.role === 'admin' ? (person as Admin) : null;
}
