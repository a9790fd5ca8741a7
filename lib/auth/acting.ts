import { cookies } from 'next/headers';
import { encode } from 'next-auth/jwt';
import { recordChange } from '../audit/commands';
import { findMembership } from '../companies/queries/memberships';
import { companyHref } from '../companies/rules/paths';
import { now } from '../platform/clock';
import { env } from '../platform/env';
import { randomSecret } from '../platform/ids';
import { fail, ok, type Result } from '../shared/result';
import { findAccount } from '../users/queries';
import { isStaff } from '../users/rules/rights';
import type { Staff } from '../users/types';
import { sessions } from './collection';
import {
  authCookies,
  cookieIn,
  endSession,
  readSessionCookie,
  sessionCookieName,
  sessionSeconds,
  type CookieClaims,
} from './sessions';

/** Minutes for which staff can act in a customer's account before they must begin again. */
export const actingMinutes = 60;

/** Replaces the session cookie of this call's browser. */
async function writeSessionCookie({ userId, sessionId, staff }: CookieClaims): Promise<void> {
  const token = {
    uid: userId,
    sid: sessionId,
    ...(staff && { staff: { uid: staff.userId, sid: staff.sessionId } }),
  };
  const value = await encode({ token, secret: env().NEXTAUTH_SECRET, maxAge: sessionSeconds });
  const { name, options } = authCookies().sessionToken;
  (await cookies()).set(name, value, { ...options, maxAge: sessionSeconds });
}

const noSuchCustomer = () => fail('not-found', 'no-such-customer', 'There is no such customer.');

/**
 * Lets this browser act in a customer's account: with a session of that account, which ends by itself after an hour, with
 * the staff's own session, and when they may no longer act. It begins buying for the company, where one is given. Of one
 * session of the staff at most one such session is live. Fails for accounts of staff.
 */
export async function beginActing(
  staff: Staff,
  { user, company }: { user: string; company?: string },
): Promise<Result<{ until: string }>> {
  const account = await findAccount(user);
  if (!account || (company && !(await findMembership(company, user)))) return noSuchCustomer();
  if (isStaff(account.role) || account.disabled)
    return fail('conflict', 'not-a-customer', 'You can act only for customers whose account is open.');
  const live = { 'actedBy.sessionId': staff.sessionId, endedAt: null };
  for (const earlier of await sessions().find(live).limit(100).toArray())
    await endSession(earlier.userId, earlier._id);
  const time = now();
  const expiresAt = new Date(time.getTime() + actingMinutes * 60_000);
  const _id = randomSecret();
  const page = company ? companyHref(company) : '/dashboard/toDo';
  const { userId, sessionId, email } = staff;
  await recordChange({
    actor: staff,
    action: 'acting-started',
    subject: { kind: 'user', id: user, name: account.email },
    after: { until: expiresAt.toISOString(), ...(company && { company }) },
  });
  await sessions().insertOne({
    _id,
    userId: user,
    version: account.sessionVersion,
    device: 'Staff of the shop',
    ...(company && { companyId: company }),
    actedBy: { userId, sessionId, email, page },
    // Nobody has shown the password of this account.
    authenticatedAt: new Date(0),
    createdAt: time,
    lastSeenAt: time,
    expiresAt,
    endedAt: null,
  });
  await writeSessionCookie({ userId: user, sessionId: _id, staff: { userId, sessionId } });
  return ok({ until: expiresAt.toISOString() });
}

/**
 * Returns this browser from the customer's account to the session of the staff, and says which page to open. Works also
 * after the time is over. Who acts for nobody stays as they are.
 */
export async function endActing(request: Request): Promise<Result<{ page: string }>> {
  const claims = await readSessionCookie(cookieIn(request.headers.get('cookie'), sessionCookieName()));
  if (!claims?.staff) return ok({ page: '/' });
  const session = await sessions().findOne({ _id: claims.sessionId, userId: claims.userId });
  await endSession(claims.userId, claims.sessionId);
  await writeSessionCookie(claims.staff);
  return ok({ page: session?.actedBy?.page ?? '/dashboard/toDo' });
}
