import { requestPasswordReset, changePassword, resetPassword } from '@/lib/auth/passwords';
import { readSession } from '@/lib/auth/current-session';
import { signUp, verifyEmail } from '@/lib/auth/email-verification';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { listMails } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';
import { setClock } from '@/lib/platform/clock';
import { createAccount, from, signedIn, signedInRequest, sessionOf } from './people';
import { signUpInput, mailedSecret, failureOf } from './sign-up-fixtures';

afterEach(() => setClock());

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
