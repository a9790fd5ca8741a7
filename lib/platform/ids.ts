import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that numbers can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `length` random base-32 characters from a cryptographically secure source: 5 bits each. */
export function randomBase32(length: number): string {
  const bytes = randomBytes(length);
  let text = '';
  // Every request gets one: no array, which a stored response would notice.
  for (let at = 0; at < length; at++) text += alphabet[bytes[at]! & 31];
  return text;
}

/** A secret for links and tokens: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
