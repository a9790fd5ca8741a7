import { signInWithPassword } from '@/lib/auth/sign-in';
import { totpCode, totpStep } from '@/lib/auth/two-factor-codes';
import { beginTwoFactor, confirmTwoFactor } from '@/lib/auth/two-factor';
import { setClock } from '@/lib/platform/clock';
import { createAccount, from, signedIn } from './people';

export const start = 1_800_000_000_000;
export const codeAt = (secret: string, milliseconds: number) =>
  totpCode(secret, totpStep(new Date(milliseconds)));

export function valueOf<T>(result: { ok: true; value: T } | { ok: false; failure: { code: string } }): T {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

/** Creates an account with two-factor sign-in, on since `start`. */
export async function withTwoFactor() {
  setClock(() => start);
  const account = await createAccount();
  const person = await signedIn(account.id);
  const { secret, qr } = valueOf(await beginTwoFactor(person));
  const { recoveryCodes } = valueOf(await confirmTwoFactor(person, codeAt(secret, start)));
  return { account, person, secret, qr, recoveryCodes };
}

export const enter = (email: string, code?: string, password = 'right-password') =>
  signInWithPassword({ email, password }, from('192.0.2.1'), code);
