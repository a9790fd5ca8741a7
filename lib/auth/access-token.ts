import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { now } from '../platform/clock';
import { env } from '../platform/env';

/** Seconds for which an access token is valid. */
export const accessTokenSeconds = 3600;

const audience = 'hexbolt-api';

// A key of its own, so that neither a session cookie nor a mailed link can pass for an access token.
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
