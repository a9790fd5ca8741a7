import {
  confirmEmailChange,
  requestEmailChange,
  sendVerification,
  signUp,
  verifyEmail,
} from '@/lib/auth/email-verification';
import { changePassword, requestPasswordReset, resetPassword } from '@/lib/auth/passwords';
import { endOtherSessions } from '@/lib/auth/sessions';
import { findAccount } from '@/lib/users/queries';
import { asStaff } from '@/lib/auth/current-session';
import { endSessionsOf, makeAdmin, setDisabled } from '@/lib/users/commands/roles';
import type { SignedIn } from '@/lib/users/types';
import { mailsTo, secretIn } from './mails';
import { createAccount, signedIn } from './people';

let count = 0;
const newAddress = () => `pending${++count}@people.example`;

const newestSecret = async (email: string) => secretIn((await mailsTo(email))[0]!.text);

async function reset({ email }: SignedIn) {
  await requestPasswordReset(email);
  expect(await resetPassword(await newestSecret(email), 'a brand new password')).toMatchObject({ ok: true });
}

async function endByAdmin({ email }: SignedIn) {
  const admin = await createAccount();
  await makeAdmin('command-line', admin.email);
  await endSessionsOf(asStaff(await signedIn(admin.id))!, email);
}

/** The actions by which an owner gets rid of an intruder. */
const events: [string, (person: SignedIn) => Promise<unknown>][] = [
  ['the password is changed', (person) => changePassword(person, passwords)],
  ['the password is reset', reset],
  ['all other devices are signed out', endOtherSessions],
  ['an admin ends the sessions', endByAdmin],
  ['the account is disabled', ({ email }) => setDisabled('command-line', email, true)],
];
const passwords = { password: 'right-password', newPassword: 'a brand new password' };

test.each(events)('a pending change of the email is invalid once %s', async (_, defend) => {
  const account = await createAccount();
  const intruder = await signedIn(account.id);
  const foreign = newAddress();
  expect(await requestEmailChange(intruder, foreign)).toMatchObject({ ok: true });
  await defend(await signedIn(account.id));
  await setDisabled('command-line', account.email, false);
  expect(await confirmEmailChange(await newestSecret(foreign))).toMatchObject({
    failure: { code: 'auth/invalid-action-code' },
  });
  expect(await findAccount(account.id)).toMatchObject({ email: account.email });
});

test.each(events)('a pending password link is invalid once %s', async (_, defend) => {
  const account = await createAccount();
  await requestPasswordReset(account.email);
  const secret = await newestSecret(account.email);
  await defend(await signedIn(account.id));
  await setDisabled('command-line', account.email, false);
  expect(await resetPassword(secret, 'an intruder’s password')).toMatchObject({ ok: false });
});

test('a pending verification link is invalid once the sessions are ended', async () => {
  const account = await createAccount({ verified: false });
  const person = await signedIn(account.id);
  await sendVerification(person);
  const secret = await newestSecret(account.email);
  await endOtherSessions(person);
  expect(await verifyEmail(secret)).toMatchObject({ ok: false });
  await sendVerification(await signedIn(account.id));
  expect(await verifyEmail(await newestSecret(account.email))).toMatchObject({ ok: true });
});

test('an account created with somebody else’s address can’t change to another one', async () => {
  const victim = newAddress();
  const opened = await signUp({ name: 'Intruder', email: victim, password: 'intruder-password' });
  if (!opened.ok) throw new Error(opened.failure.message);
  expect(await requestEmailChange(await signedIn(opened.value.id), newAddress())).toMatchObject({
    failure: { code: 'email-not-verified' },
  });
});

test('mails to an unverified address contain no text from the person who typed it', async () => {
  const victim = newAddress();
  await signUp({ name: 'Buy at evil.example', email: victim, password: 'intruder-password' });
  const [mail] = await mailsTo(victim);
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toContain('evil');
});
