import { cookies } from 'next/headers';
import { cookieIn } from '../../auth/sessions';
import { findCompanyNames } from '../../companies/queries/companies';
import { findJoinedAt } from '../../companies/queries/memberships';
import { now } from '../../platform/clock';
import { usesSecureCookies } from '../../platform/env';
import { findAccount } from '../../users/queries';
import { punchoutSessions, type PunchoutSessionDocument } from '../collection/punchout-sessions';
import type { PunchoutOperation, PunchoutSession } from '../types';
import { tokenOf, visitorIdOf } from './visitor-id';

const cookieName = () => `${usesSecureCookies() ? '__Host-' : ''}hexbolt.punchout`;

/** Who shops in a punch-out session: nobody's account, with the prices and the assortment of a company. */
export type PunchoutShopper = {
  /** The id of the cart, which belongs to this session alone. */
  userId: string;
  email: '';
  companyId: string;
  punchout: { operation: PunchoutOperation };
};

/**
 * Whether the member in whose name a purchasing system orders still belongs to the active company without a break, and
 * their account is open.
 */
export async function mayShop({ id, userId, joinedAt }: PunchoutSession['company']): Promise<boolean> {
  const [since, account] = await Promise.all([findJoinedAt(id, userId), findAccount(userId)]);
  return since?.getTime() === joinedAt.getTime() && account !== null && !account.disabled;
}

/** The session of a cart, also one that has returned it; null once it is over, or its company may no longer buy. */
export async function findPunchoutSession(cartId: string): Promise<PunchoutSessionDocument | null> {
  const session = await punchoutSessions().findOne({ cartId, expiresAt: { $gt: now() } });
  return session && (await mayShop(session.company)) ? session : null;
}

async function shopperOf(token: string | null): Promise<PunchoutShopper | null> {
  if (!token) return null;
  const userId = visitorIdOf(token);
  const session = await findPunchoutSession(userId);
  if (!session || session.returned) return null;
  const { company, operation } = session;
  return { userId, email: '', companyId: company.id, punchout: { operation } };
}

/** Who shops by the cookie of a request, or null. */
export const shopperIn = (request: Request): Promise<PunchoutShopper | null> =>
  shopperOf(tokenOf(cookieIn(request.headers.get('cookie'), cookieName())));

/** The id of the cart that the cookie of this page or call names, also when its session is over; null without one. */
export async function readPunchoutCartId(): Promise<string | null> {
  const token = tokenOf((await cookies()).get(cookieName())?.value);
  return token && visitorIdOf(token);
}

/** Who shops in this browser by a punch-out session, or null. */
export const readShopper = async (): Promise<PunchoutShopper | null> =>
  shopperOf(tokenOf((await cookies()).get(cookieName())?.value));

/** The name of the company for which somebody shops, and what the session may do. */
export async function shopperView({ companyId, punchout }: Pick<PunchoutShopper, 'companyId' | 'punchout'>) {
  const names = await findCompanyNames([companyId]);
  return { company: names.get(companyId) ?? '', operation: punchout.operation };
}

/** Gives this browser the secret of a session that has just started; it is forgotten with the browser. */
export async function keepShopper(token: string): Promise<void> {
  const secure = usesSecureCookies();
  (await cookies()).set(cookieName(), token, { httpOnly: true, sameSite: 'lax', secure, path: '/' });
}
