import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that numbers can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `length` random base-32 characters from a cryptographically secure source: 5 bits each. */
export function randomBase32(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('');
}

/** A secret for links and tokens: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
