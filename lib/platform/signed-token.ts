import { sign, verify, type KeyObject } from 'node:crypto';

const encode = (text: string) => Buffer.from(text).toString('base64url');

/** The bytes of a part; null unless it is spelled as `encode` would: other spellings of the same bytes are rejected. */
function decode(part: string): Buffer | null {
  const bytes = Buffer.from(part, 'base64url');
  return bytes.toString('base64url') === part ? bytes : null;
}

const headerOf = (keyId: string) => encode(JSON.stringify({ alg: 'EdDSA', kid: keyId }));

/** Signs a payload with an Ed25519 key: a JSON Web Token (RFC 7519, RFC 8037) that anybody with the public key can verify. */
export function signToken(payload: object, keyId: string, privateKey: KeyObject): string {
  const content = `${headerOf(keyId)}.${encode(JSON.stringify(payload))}`;
  return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
}

/** The id of the key with which a token claims to be signed; null for what is no such token. Proves nothing. */
export function keyIdOf(token: string): string | null {
  const bytes = decode(token.split('.')[0] ?? '');
  try {
    const { kid } = JSON.parse(bytes?.toString() ?? '') as { kid?: unknown };
    return typeof kid === 'string' && /^[\w-]{1,40}$/.test(kid) ? kid : null;
  } catch {
    return null;
  }
}

/** The payload of a token; null unless this key has signed it, every bit of it. It doesn't know the time. */
export function readToken(token: string, keyId: string, publicKey: KeyObject): unknown {
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  const [content, proof] = [decode(payload), decode(signature)];
  if (header !== headerOf(keyId) || !content || !proof || more.length) return null;
  if (!verify(null, Buffer.from(`${header}.${payload}`), publicKey, proof)) return null;
  return JSON.parse(content.toString()) as unknown;
}
