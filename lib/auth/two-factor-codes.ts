import { HOTP, Secret, TOTP } from 'otpauth';
import { sha256 } from '../platform/hash';
import { randomBase32 } from '../platform/ids';

const algorithm = 'SHA1'; // What authenticator apps support.
const digits = 6;
const period = 30;

/** A new secret for an authenticator app: 160 random bits as 32 letters of base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The six digits of a time step. */
export function totpCode(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), algorithm, digits, counter: step });
}

/** The number of the 30-second time step at a moment. */
export function totpStep(at: Date): number {
  return TOTP.counter({ period, timestamp: at.getTime() });
}

/** The time step of a code, at most one before or after the current one; null when the code is wrong. */
export function matchTotp(secret: string, code: string, at: Date): number | null {
  // otpauth throws on codes outside ASCII.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const current = totpStep(at);
  const delta = HOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    counter: current,
    window: 1,
  });
  return delta === null ? null : current + delta;
}

/** The address that an authenticator app reads from a QR code. */
export function totpAddress(issuer: string, email: string, secret: string): string {
  return new TOTP({
    issuer,
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period,
  }).toString();
}

const count = 10;
const length = 16;

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const saltedHash = (salt: string, code: string) => `${salt}.${sha256(`${salt}.${code}`)}`;

/** Codes of 80 random bits, shown once as XXXX-XXXX-XXXX-XXXX, with the salted hashes that are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: count }, () => randomBase32(length));
  return {
    codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: codes.map((code) => saltedHash(randomBase32(length), code)),
  };
}

/** The stored hash of a code as somebody typed it; null when there is none. Hashes without a salt are older ones. */
export function matchingHash(hashes: string[], typed: string): string | null {
  const code = plain(typed);
  return (
    hashes.find((hash) => {
      const [salt = '', salted] = hash.split('.');
      return hash === (salted === undefined ? sha256(code) : saltedHash(salt, code));
    }) ?? null
  );
}
