import { signInWithPassword } from '@/lib/auth/sign-in';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from '@/lib/auth/two-factor';
import { setClock } from '@/lib/platform/clock';
import { mailsTo } from './mails';
import { createAccount, from, signedIn } from './people';
import { start, codeAt, valueOf, withTwoFactor, enter } from './two-factor-fixtures';

afterEach(() => setClock());

test('it is required only after a first correct code', async () => {
  setClock(() => start);
  const account = await createAccount();
  const person = await signedIn(account.id);
  const { secret, qr } = valueOf(await beginTwoFactor(person));
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await confirmTwoFactor(person, '000000')).toMatchObject({
    failure: { fields: { code: expect.any(String) } },
  });
  expect(await enter(account.email)).toHaveProperty('account');
  const code = codeAt(secret, start);
  expect(
    valueOf(await confirmTwoFactor(person, `${code.slice(0, 3)} ${code.slice(3)}`)).recoveryCodes,
  ).toHaveLength(10);
  expect(await enter(account.email)).toEqual({ code: 'auth/code-required' });
  expect(await beginTwoFactor(person)).toMatchObject({ failure: { code: 'two-factor-on' } });
});

test('a wrong password never reveals that a code is required', async () => {
  const { account } = await withTwoFactor();
  expect(await enter(account.email, undefined, 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
  expect(await enter(account.email, '123456', 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
});

test('a code works once, including the one of the setup, and no earlier one works afterwards', async () => {
  const { account, secret } = await withTwoFactor();
  expect(await enter(account.email, codeAt(secret, start - 30_000))).toHaveProperty('code');
  expect(await enter(account.email, codeAt(secret, start))).toHaveProperty('account');
  expect(await enter(account.email, codeAt(secret, start))).toEqual({
    code: 'auth/invalid-verification-code',
  });
  const later = start + 60_000;
  setClock(() => later);
  const code = codeAt(secret, later);
  const both = await Promise.all([enter(account.email, code), enter(account.email, code)]);
  expect(both.filter((outcome) => 'account' in outcome)).toHaveLength(1);
  expect(await enter(account.email, codeAt(secret, later - 30_000))).toEqual({
    code: 'auth/invalid-verification-code',
  });
});

test('a recovery code works once, however it is typed', async () => {
  const { account, recoveryCodes } = await withTwoFactor();
  const [first = '', second = ''] = recoveryCodes;
  expect(first).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  expect(await enter(account.email, ` ${first.toLowerCase().replaceAll('-', ' ')} `)).toHaveProperty(
    'account',
  );
  expect(await enter(account.email, first)).toEqual({ code: 'auth/invalid-verification-code' });
  expect(await enter(account.email, second)).toHaveProperty('account');
});

test('guesses at the code are limited from all addresses together', async () => {
  const { account } = await withTwoFactor();
  const outcomes = [];
  for (let count = 0; count < 15; count++) {
    const given = { email: account.email, password: 'right-password' };
    outcomes.push(await signInWithPassword(given, from(`198.51.100.${count}`), '000000'));
  }
  const codes = outcomes.map((outcome) => ('code' in outcome ? outcome.code.replace(/\d+$/, 'N') : 'in'));
  expect(codes.filter((code) => code === 'auth/invalid-verification-code')).toHaveLength(10);
  expect(codes.slice(10)).toEqual(Array(5).fill('auth/too-many-requests:N'));
});

test('turning it on or off and renewing codes require a recent sign-in', async () => {
  const { account, person } = await withTwoFactor();
  setClock(() => start + 600_000);
  const stale = { failure: { code: 'auth/requires-recent-login' } };
  expect(await beginTwoFactor(person)).toMatchObject(stale);
  expect(await renewRecoveryCodes(person)).toMatchObject(stale);
  expect(await endTwoFactor(person, { password: 'right-password' })).toMatchObject(stale);
  setClock(() => start + 599_000);
  expect(await endTwoFactor(person, { password: 'right-password' })).toMatchObject({ ok: true });
  expect(await enter(account.email)).toHaveProperty('account');
});

test('turning it off requires the password, a code of the app or a recovery code', async () => {
  const { account, person, secret, recoveryCodes } = await withTwoFactor();
  expect(await endTwoFactor(person, { password: 'wrong-password' })).toMatchObject({
    failure: { code: 'auth/wrong-password' },
  });
  for (const code of ['000000', 'AAAA-AAAA-AAAA-AAAA', ''])
    expect(await endTwoFactor(person, { code })).toMatchObject({
      failure: { code: 'auth/invalid-verification-code' },
    });
  expect(await enter(account.email)).toEqual({ code: 'auth/code-required' });
  expect(await endTwoFactor(person, { code: codeAt(secret, start) })).toMatchObject({ ok: true });
  expect(await enter(account.email)).toHaveProperty('account');
  expect(recoveryCodes).toHaveLength(10);
});

test('the owner is mailed when it is turned on or off and when a recovery code is used', async () => {
  const { account, person, recoveryCodes } = await withTwoFactor();
  const subjects = async () => (await mailsTo(account.email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Two-factor sign-in is on']);
  setClock(() => start + 1000);
  await enter(account.email, recoveryCodes[3]);
  const [used] = await mailsTo(account.email);
  expect([used!.subject, used!.text]).toEqual([
    'A recovery code was used',
    expect.stringContaining('9 codes are left'),
  ]);
  setClock(() => start + 2000);
  await endTwoFactor(person, { password: 'right-password' });
  expect(await subjects()).toContain('Two-factor sign-in is off');
});

test('an account whose email is not verified can’t turn it on', async () => {
  const account = await createAccount({ verified: false });
  expect(await beginTwoFactor(await signedIn(account.id))).toMatchObject({
    failure: { code: 'email-not-verified' },
  });
});
