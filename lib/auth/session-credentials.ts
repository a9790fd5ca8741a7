import { decode } from 'next-auth/jwt';
import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { env, usesSecureCookies } from '../platform/env';
import { now } from '../platform/clock';

/** The claims of the session cookie, encrypted by next-auth. The rest is in the session's record. */
export type CookieClaims = { userId: string; sessionId: string };

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

/** The claims of a session cookie, or null when this shop did not issue it or it has expired. */
export async function readSessionCookie(value: string | null | undefined): Promise<CookieClaims | null> {
  if (!value) return null;
  const claims = await decode({ token: value, secret: env().NEXTAUTH_SECRET }).catch(() => null);
  const { uid, sid } = claims ?? {};
  return typeof uid === 'string' && typeof sid === 'string' ? { userId: uid, sessionId: sid } : null;
}

/** Seconds for which an access token is valid. */
export const accessTokenSeconds = 3600;

const audience = 'hexbolt-api';

// A separate key, so that neither a session cookie nor a mailed link is accepted as an access token.
const key = () => new Uint8Array(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', 'hexbolt access token', 32));

export type AccessClaims = { userId: string; sessionId: string; version: number };

/** A signed token for the API, valid for an hour and only while its session is. */
export function mintAccessToken(
  { userId, sessionId, version }: AccessClaims,
  email: string,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: sessionId, ver: version, email })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenSeconds)
    .sign(key());
}

/** The claims of a token, or null when it is forged, malformed, expired or made for something else. */
export async function readAccessToken(token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: ['HS256'],
      audience,
      currentDate: now(),
      requiredClaims: ['exp', 'sub'],
    });
    const { sub, sid, ver } = payload;
    return typeof sub === 'string' && typeof sid === 'string' && typeof ver === 'number'
      ? { userId: sub, sessionId: sid, version: ver }
      : null;
  } catch {
    return null;
  }
}
