import { HOTP, Secret, TOTP } from 'otpauth';

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
