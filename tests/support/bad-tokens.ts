import { decodeJwt, EncryptJWT, SignJWT, UnsecuredJWT } from 'jose';
import { encode } from 'next-auth/jwt';
import { mintAccessToken } from '@/lib/auth/sessions';
import { setClock } from '@/lib/platform/clock';

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Thirty tokens that must be rejected, derived from a valid one: forged, foreign, expired, malformed, of other users.
 */
export async function badTokens(good: string, otherUserId: string): Promise<string[]> {
  const secret = process.env.NEXTAUTH_SECRET!;
  const [header, payload, signature] = good.split('.') as [string, string, string];
  const claims = decodeJwt<{ sid: string; ver: number; email: string }>(good);
  const { sid: sessionId, ver: version, email } = claims;
  const userId = claims.sub!;
  const sign = (key: Uint8Array, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg }).setExpirationTime('1h').sign(key);
  const mint = (more: object) => mintAccessToken({ userId, sessionId, version, ...more }, email);
  setClock(() => Date.now() - 3_601_000);
  const expired = await mint({});
  setClock();
  return [
    ...['', 'x', 'null', 'undefined', good.slice(0, -1), `${good}x`, good.slice(1)],
    ...[good.replaceAll('.', ''), `${header}.${payload}`, `${header}.${payload}.`, `${header}..${signature}`],
    `.${payload}.${signature}`,
    `${header}.${b64({ ...claims, sub: otherUserId })}.${signature}`,
    `${header}.${b64({ ...claims, exp: claims.exp! + 9999 })}.${signature}`,
    `${header}.${b64({ ...claims, ver: version + 1 })}.${signature}`,
    `${b64({ alg: 'none' })}.${payload}.`,
    `${b64({ alg: 'None' })}.${payload}.${signature}`,
    `${b64({ alg: 'HS512' })}.${payload}.${signature}`,
    new UnsecuredJWT({ ...claims }).encode(),
    await sign(bytes(secret)),
    await sign(bytes('another secret, of another shop, long enough')),
    await sign(bytes(''.padEnd(64, 'k')), 'HS512'),
    await encode({ token: { uid: userId, sid: sessionId }, secret }),
    await new EncryptJWT(claims)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(new Uint8Array(32)),
    expired,
    await mint({ userId: otherUserId }),
    await mint({ sessionId: 'no-such-session' }),
    await mint({ version: version + 6 }),
    await mint({ userId: 'not-an-id' }),
    await mint({ userId: 'ffffffffffffffffffffffff' }),
  ];
}
