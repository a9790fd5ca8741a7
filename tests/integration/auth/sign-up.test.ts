import { requestPasswordReset, changePassword, resetPassword } from '@/lib/auth/passwords';
import { readSession } from '@/lib/auth/current-session';
import { sendVerification, signUp, verifyEmail } from '@/lib/auth/email-verification';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { listMails } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findAccountByEmail } from '@/lib/users/queries';
import { createAccount, from, signedIn, signedInRequest, sessionOf } from './people';

afterEach(() => setClock());

let count = 0;
const signUpInput = () => ({
  name: 'Some Body',
  email: `somebody${++count}@people.example`,
  password: 'a password of mine',
});

/** The secret in the latest mail to this address. */
async function mailedSecret(email: string): Promise<string | undefined> {
  await deliverOutbox();
  const mail = (await listMails(200)).find(({ to }) => to === email);
  return mail && /token=([\w-]+)/.exec(mail.text)?.[1];
}

const failureOf = (result: Awaited<ReturnType<typeof verifyEmail>>) =>
  result.ok ? null : result.failure.code;

describe('signing up', () => {
  test('creates an unverified customer account and mails a link that verifies it once', async () => {
    const input = signUpInput();
    expect(await signUp(input)).toMatchObject({
      ok: true,
      value: { role: 'customer', emailVerified: false },
    });
    const secret = await mailedSecret(input.email);
    expect(failureOf(await verifyEmail(secret!))).toBeNull();
    expect(await findAccountByEmail(input.email)).toMatchObject({ emailVerified: true });
    expect(failureOf(await verifyEmail(secret!))).toBe('auth/invalid-action-code');
  });

  test('stores nothing from which a link could be built', async () => {
    const input = signUpInput();
    await signUp(input);
    const secret = await mailedSecret(input.email);
    const tokens = await database().collection('oneTimeTokens').find().toArray();
    expect(JSON.stringify(tokens)).not.toContain(secret);
    const user = await database().collection('users').findOne({ email: input.email });
    expect(user!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('is rejected for an email with an account; of 20 at once one succeeds', async () => {
    const input = signUpInput();
    const results = await Promise.all(Array.from({ length: 20 }, () => signUp(input)));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(await signUp(input)).toMatchObject({
      failure: { code: 'auth/email-already-in-use', kind: 'conflict' },
    });
  });

  test('mails one address at most five links an hour, however often accounts are opened with it', async () => {
    const input = signUpInput();
    for (let opened = 0; opened < 5; opened++) {
      expect(await signUp(input)).toMatchObject({ ok: true });
      await database().collection('users').deleteOne({ email: input.email });
    }
    expect(await signUp(input)).toMatchObject({ failure: { code: 'auth/too-many-requests' } });
    setClock(() => Date.now() + 3_600_000 + 1000);
    expect(await signUp(input)).toMatchObject({ ok: true });
  });

  test.each(['password', 'PASSWORD1', '123456', 'qwerty'])(
    'rejects the common password %s',
    async (password) => {
      expect(await signUp({ ...signUpInput(), password })).toMatchObject({
        failure: { code: 'auth/weak-password', fields: { password: expect.any(String) } },
      });
    },
  );

  test('mails a link valid for 24 hours, and a new one up to three times in 15 minutes', async () => {
    const input = signUpInput();
    await signUp(input);
    const first = await mailedSecret(input.email);
    setClock(() => Date.now() + 24 * 3_600_000 + 1000);
    expect(failureOf(await verifyEmail(first!))).toBe('auth/invalid-action-code');
    setClock();
    const me = await signedIn((await findAccountByEmail(input.email))!.id);
    for (let sent = 0; sent < 3; sent++) expect((await sendVerification(me)).ok).toBe(true);
    expect(await sendVerification(me)).toMatchObject({ failure: { code: 'auth/too-many-requests' } });
    expect(failureOf(await verifyEmail((await mailedSecret(input.email))!))).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is replaced once by a mailed link, which ends every session', async () => {
    const account = await createAccount();
    const request = await signedInRequest(account.id);
    await requestPasswordReset(account.email);
    const secret = (await mailedSecret(account.email))!;
    expect((await resetPassword(secret, 'a better password')).ok).toBe(true);
    expect(await readSession(request, { cookieAlone: true })).toBeNull();
    const enter = (password: string) =>
      signInWithPassword({ email: account.email, password }, from('192.0.2.7'));
    expect(await enter('right-password')).toEqual({ code: 'auth/wrong-password' });
    expect(await enter('a better password')).toMatchObject({ account: { id: account.id } });
    expect(await resetPassword(secret, 'another password')).toMatchObject({ ok: false });
  });

  test('can’t be replaced by a link after 30 minutes, or once another was used', async () => {
    const account = await createAccount();
    await requestPasswordReset(account.email);
    const first = (await mailedSecret(account.email))!;
    setClock(() => Date.now() + 30 * 60_000 + 1000);
    expect(await resetPassword(first, 'a better password')).toMatchObject({ ok: false });
    setClock();
    await requestPasswordReset(account.email);
    const second = (await mailedSecret(account.email))!;
    await requestPasswordReset(account.email);
    const third = (await mailedSecret(account.email))!;
    expect(third).not.toBe(second);
    expect(await resetPassword(third, 'a better password')).toMatchObject({ ok: true });
    expect(await resetPassword(second, 'a better password')).toMatchObject({ ok: false });
  });

  test('gets the same response for unknown addresses, without a mail', async () => {
    expect(await requestPasswordReset('nobody@people.example')).toEqual(
      await requestPasswordReset((await createAccount()).email),
    );
    expect(await mailedSecret('nobody@people.example')).toBeUndefined();
  });

  test('can’t be replaced by a link for another purpose', async () => {
    const input = signUpInput();
    await signUp(input);
    const verification = (await mailedSecret(input.email))!;
    expect(await resetPassword(verification, 'a better password')).toMatchObject({ ok: false });
    expect(failureOf(await verifyEmail(verification))).toBeNull();
  });

  test('can be replaced by the same link after a weak choice', async () => {
    const account = await createAccount();
    await requestPasswordReset(account.email);
    const secret = (await mailedSecret(account.email))!;
    expect(await resetPassword(secret, 'password')).toMatchObject({
      failure: { code: 'auth/weak-password' },
    });
    expect(await resetPassword(secret, 'a better password')).toMatchObject({ ok: true });
  });
});

describe('changing the password', () => {
  test('requires the current one, keeps this session, ends the others and notifies by mail', async () => {
    const account = await createAccount();
    const [here, there] = [await signedInRequest(account.id), await signedInRequest(account.id)];
    const me = await sessionOf(here);
    const change = (password: string) => changePassword(me, { password, newPassword: 'a new password' });
    expect(await change('wrong-password')).toMatchObject({ failure: { code: 'auth/wrong-password' } });
    expect(await change('right-password')).toMatchObject({ ok: true });
    expect(await readSession(here, { cookieAlone: true })).not.toBeNull();
    expect(await readSession(there, { cookieAlone: true })).toBeNull();
    await deliverOutbox();
    expect((await listMails(200)).filter(({ to }) => to === account.email)).toHaveLength(1);
  });

  test('limits guesses at the current one', async () => {
    const me = await signedIn((await createAccount()).id);
    for (let tries = 0; tries < 5; tries++)
      await changePassword(me, { password: 'wrong-password', newPassword: 'a new password' });
    expect(await changePassword(me, { password: 'right-password', newPassword: 'x y z 1 2' })).toMatchObject({
      failure: { kind: 'too-many', retryAfter: expect.any(Number) },
    });
  });
});
