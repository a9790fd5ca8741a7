import { sendVerification, signUp, verifyEmail } from '@/lib/auth/email-verification';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findAccountByEmail } from '@/lib/users/queries';
import { signedIn } from './people';
import { signUpInput, mailedSecret, failureOf } from './sign-up-fixtures';

afterEach(() => setClock());

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
