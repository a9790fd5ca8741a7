import { renderSVG } from 'uqr';
import { composeMail } from '../mail/outbox';
import { now } from '../platform/clock';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { seal, unseal } from '../platform/sealed';
import { findShop } from '../settings/queries';
import { ok, fail, type Result } from '../shared/result';
import {
  consumeRecoveryCode,
  consumeStep,
  listRecoveryHashes,
  offerTwoFactor,
  recordPostponement,
  replaceRecoveryCodes,
  turnOffTwoFactor,
  turnOnTwoFactor,
} from '../users/commands/two-factor';
import { findAccount, findTwoFactor } from '../users/queries';
import { requireRecentSignIn } from '../users/rules/recent-sign-in';
import type { TwoFactorProof } from '../users/schema/credentials';
import type { SignedIn, TwoFactor } from '../users/types';
import { recoveryCodeUsedMail, twoFactorOffMail, twoFactorOnMail } from './emails';
import { checkPassword } from './passwords';
import { matchingHash, matchTotp, newRecoveryCodes, newTotpSecret, totpAddress } from './two-factor-codes';

const guesses = { name: 'two-factor', count: 10, seconds: 900 };

async function redeemRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hashes = await listRecoveryHashes(userId);
  const hash = matchingHash(hashes, code);
  const account = hash !== null && (await findAccount(userId));
  if (!account) return false;
  const mail = recoveryCodeUsedMail(account.name, hashes.length - 1);
  return consumeRecoveryCode(userId, hash, composeMail(account.email, mail, await findShop()));
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
  if (!/^\d{6}$/.test(digits)) return (await redeemRecoveryCode(userId, code)) ? 'right' : 'wrong';
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
  // Otherwise somebody could open an account with a foreign address and lock its owner out with a second factor.
  if (!person.emailVerified)
    return fail('forbidden', 'email-not-verified', 'Please verify your email first: we sent you a link.');
  const secret = newTotpSecret();
  const sealed = seal('two-factor secret', secret, person.userId);
  if (!(await offerTwoFactor(person.userId, sealed)))
    return fail('conflict', 'two-factor-on', 'Two-factor sign-in is on already.');
  const { name } = await findShop();
  const svg = renderSVG(totpAddress(name, person.email, secret), { border: 2 });
  return ok({ secret, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` });
}

/** Turns two-factor sign-in on after a correct code from the app. Returns the recovery codes, which are never shown again. */
export async function confirmTwoFactor(
  person: SignedIn,
  code: string,
): Promise<Result<{ recoveryCodes: string[] }>> {
  const seconds = await countAttempt(guesses, person.userId);
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  const offered = await findTwoFactor(person.userId);
  const secret = offered && !offered.on ? unseal('two-factor secret', offered.secret, person.userId) : null;
  const step = secret === null ? null : matchTotp(secret, code.replace(/\s/g, ''), now());
  if (!offered || step === null) return wrongCode();
  const { codes, hashes } = newRecoveryCodes();
  // The code that set it up may sign in once as well: people try it at once.
  const confirmed = { secret: offered.secret, lastStep: step - 1, recovery: hashes };
  const mail = composeMail(person.email, twoFactorOnMail(person.name), await findShop());
  return (await turnOnTwoFactor(person.userId, confirmed, mail)) ? ok({ recoveryCodes: codes }) : wrongCode();
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

async function checkProof(person: SignedIn, { code, password }: TwoFactorProof) {
  if (password !== undefined) return checkPassword(person, password);
  const seconds = await countAttempt(guesses, person.userId);
  if (seconds) return rateLimited(seconds, 'auth/too-many-requests');
  const twoFactor = await findTwoFactor(person.userId);
  const outcome = twoFactor?.on ? await consumeCode(person.userId, twoFactor, code ?? '') : 'wrong';
  return outcome === 'right' ? ok({ done: true }) : wrongCode();
}

/** Turns two-factor sign-in off. Needs a recent sign-in and a code, or the password. */
export async function endTwoFactor(
  person: SignedIn,
  proof: TwoFactorProof,
): Promise<Result<{ done: boolean }>> {
  const notRecent = requireRecentSignIn(person, now());
  if (notRecent) return notRecent;
  const checked = await checkProof(person, proof);
  if (!checked.ok) return checked;
  const mail = composeMail(person.email, twoFactorOffMail(person.name), await findShop());
  await turnOffTwoFactor(person.userId, mail);
  return ok({ done: true });
}

/** Records that the person prefers to turn it on later: they are asked again after some weeks. */
export async function postponeTwoFactor(person: SignedIn): Promise<Result<{ done: boolean }>> {
  await recordPostponement(person.userId);
  return ok({ done: true });
}
