import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepSeconds = 30;

/** A new secret for an authenticator app: 32 letters of base 32, 160 random bits (RFC 4648). */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte & 31]).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The six digits of a step (RFC 6238 with SHA-1, which is what the apps support). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = digest[digest.length - 1]! & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The number of the 30-second step at this moment. */
export function totpStep(at: Date): number {
  return Math.floor(at.getTime() / 1000 / stepSeconds);
}

/** The step that a code belongs to, one earlier or later allowed for clocks that differ; null when it is wrong. */
export function matchTotp(secret: string, code: string, at: Date): number | null {
  const given = Buffer.from(code);
  const now = totpStep(at);
  for (const step of [now, now - 1, now + 1]) {
    const right = Buffer.from(totpCode(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(issuer: string, email: string, secret: string): string {
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${query}`;
}
