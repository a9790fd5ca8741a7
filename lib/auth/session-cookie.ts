import { decode } from 'next-auth/jwt';
import { env } from '../platform/env';

/** The claims of our session cookie, encrypted by next-auth. The rest is in the session's record. */
export type CookieClaims = { userId: string; sessionId: string };

/** Name of a cookie of next-auth: with the secure prefix on https only, as browsers demand. */
export function cookieName(what: 'session-token' | 'callback-url'): string {
  const secure = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL);
  return `${secure ? '__Secure-' : ''}next-auth.${what}`;
}

/** Name under which next-auth keeps the session. */
export const sessionCookieName = () => cookieName('session-token');

/** One cookie's value from a Cookie header; null when it isn't there. */
export function cookieIn(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(/;\s*/)) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at) === name) return part.slice(at + 1);
  }
  return null;
}

/** What a session cookie says, or null for one that this shop did not make or that is too old. */
export async function readSessionCookie(value: string | null | undefined): Promise<CookieClaims | null> {
  if (!value) return null;
  const claims = await decode({ token: value, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  const { uid, sid } = claims ?? {};
  return typeof uid === 'string' && typeof sid === 'string' ? { userId: uid, sessionId: sid } : null;
}
