import { renderSVG } from 'uqr';
import { now } from '../platform/clock';
import { sha256 } from '../platform/hash';
import { randomBase32 } from '../platform/ids';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { seal, unseal } from '../platform/sealed';
import { ok, fail, type Result } from '../shared/result';
import { findShop } from '../settings/queries';
import {
  notePutOff,
  offerTwoFactor,
  replaceRecoveryCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
  consumeRecoveryCode,
  consumeStep,
} from '../users/commands/two-factor';
import { findTwoFactor } from '../users/queries';
import { requireRecentSignIn } from '../users/rules/recent-sign-in';
import type { SignedIn, TwoFactor } from '../users/types';
import { matchTotp, newTotpSecret, totpAddress } from './totp';

const recoveryCount = 10;
const tries = { name: 'two-factor', count: 10, seconds: 900 };

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Codes of 50 random bits, shown once as XXXXX-XXXXX, with the hashes that are stored. */
function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCount }, () => randomBase32(10));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), hashes: codes.map(sha256) };
}

/**
 * Consumes a code of the app or one of the recovery codes; either works once. `unreadable` when the app's secret was
 * sealed with another NEXTAUTH_SECRET: then only a recovery code can be right.
 */
export async function consumeCode(
  userId: string,
  twoFactor: TwoFactor,
  code: string,
): Promise<'right' | 'wrong' | 'unreadable'> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits))
    return (await consumeRecoveryCode(userId, sha256(plain(code)))) ? 'right' : 'wrong';
  const secret = unseal('two-factor secret', twoFactor.secret, userId);
  if (secret === null) return 'unreadable';
  const step = matchTotp(secret, digits, now());
  return step !== null && (await consumeStep(userId, step)) ? 'right' : 'wrong';
}

const wrongCode = () => {
  const message = 'This code is not right. Codes change every 30 seconds: try the next one.';
  return fail('unprocessable', 'auth/invalid-verification-code', message, { fields: { code: message } });
};

/** A new secret to enter into an authenticator app, as text and as a QR code (an SVG data address). */
export async function beginTwoFactor(person: SignedIn): Promise<Result<{ secret: string; qr: string }>> {
  const notRecent = requireRecentSignIn(person, now());
  if (notRecent) return notRecent;
  const secret = newTotpSecret();
  if (!(await offerTwoFactor(person.userId, seal('two-factor secret', secret, person.userId))))
    return fail('conflict', 'two-factor-on', 'Two-factor sign-in is on already.');
  const { name } = await findShop();
  const svg = renderSVG(totpAddress(name, person.email, secret), { border: 2 });
  return ok({ secret, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` });
}

/** Turns two-factor sign-in on once the app has shown a right code. Returns the recovery codes, this once. */
export async function confirmTwoFactor(
  person: SignedIn,
  code: string,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const seconds = await countAttempt(tries, person.userId);
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  const offered = await findTwoFactor(person.userId);
  const secret = offered && !offered.on ? unseal('two-factor secret', offered.secret, person.userId) : null;
  const step = secret === null ? null : matchTotp(secret, code.replace(/\s/g, ''), now());
  if (!offered || step === null) return wrongCode();
  const { codes, hashes } = newRecoveryCodes();
  const on = await turnOnTwoFactor(person.userId, { secret: offered.secret, step, recovery: hashes });
  return on ? ok({ recoveryCodes: codes }) : wrongCode();
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(person: SignedIn): Promise<Result<{ recoveryCodes: string[] }>> {
  const notRecent = requireRecentSignIn(person, now());
  if (notRecent) return notRecent;
  const { codes, hashes } = newRecoveryCodes();
  return (await replaceRecoveryCodes(person.userId, hashes))
    ? ok({ recoveryCodes: codes })
    : fail('conflict', 'two-factor-off', 'Two-factor sign-in is not on.');
}

/** Turns two-factor sign-in off. */
export async function endTwoFactor(person: SignedIn): Promise<Result<{ done: boolean }>> {
  const notRecent = requireRecentSignIn(person, now());
  if (notRecent) return notRecent;
  await turnOffTwoFactor(person.userId);
  return ok({ done: true });
}

/** Records that the person prefers to turn it on later: they are asked again after some weeks. */
export async function putOffTwoFactor(person: SignedIn): Promise<Result<{ done: boolean }>> {
  await notePutOff(person.userId);
  return ok({ done: true });
}
