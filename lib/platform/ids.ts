import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that numbers can be read aloud. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const poolBytes = 4096;
let pool = Buffer.alloc(0);
let used = 0;

/** The next `length` random bytes. They come in blocks, because each call of the secure source is slow. */
function nextRandomBytes(length: number): Buffer {
  if (used + length > pool.length) {
    pool = randomBytes(Math.max(poolBytes, length));
    used = 0;
  }
  return pool.subarray(used, (used += length));
}

/** `length` random base-32 characters from a cryptographically secure source: 5 bits each. */
export function randomBase32(length: number): string {
  const bytes = nextRandomBytes(length);
  let text = '';
  // Every request gets one: no array, which a stored response would notice.
  for (let at = 0; at < length; at++) text += alphabet[bytes[at]! & 31];
  return text;
}

/** A secret for links and tokens: 32 random bytes, URL-safe. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}
