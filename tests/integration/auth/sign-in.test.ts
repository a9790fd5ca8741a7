import { rememberDevice } from '@/lib/auth/known-devices';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { setClock } from '@/lib/platform/clock';
import { randomSecret } from '@/lib/platform/ids';
import { setDisabled } from '@/lib/users/commands/roles';
import { mailsTo } from './mails';
import { createAccount, from } from './people';

const verified = jest.fn();
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => (verified(), real.verify(...given)),
  };
});

beforeEach(() => verified.mockClear());
afterEach(() => setClock());

const guess = (email: string, password: string, address = '192.0.2.1', deviceId: string | null = null) =>
  signInWithPassword({ email, password }, from(address, deviceId));

test('the right password signs in, with any letter case of the email', async () => {
  const { email } = await createAccount();
  expect(await guess(` ${email.toUpperCase()} `, 'right-password')).toMatchObject({ account: { email } });
});

test('a wrong password and an unknown account give the same code after the same work', async () => {
  const { email } = await createAccount();
  expect(await guess(email, 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
  expect(verified).toHaveBeenCalledTimes(1);
  expect(await guess('nobody@people.example', 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
  expect(verified).toHaveBeenCalledTimes(2);
});

test('no password opens an account that only uses Google', async () => {
  const { email } = await createAccount({ password: null });
  expect(await guess(email, 'nobody has this password')).toEqual({ code: 'auth/wrong-password' });
});

test('a disabled account can’t sign in, and only the right password reveals why', async () => {
  const { email } = await createAccount();
  await setDisabled('command-line', email, true);
  expect(await guess(email, 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
  expect(await guess(email, 'right-password')).toEqual({ code: 'auth/user-disabled' });
});

test.each([undefined, null, {}, { email: 'x' }, { email: { $gt: '' }, password: { $gt: '' } }, 'text'])(
  'invalid input (%j) is a wrong password',
  async (given) => {
    expect(await signInWithPassword(given, from('192.0.2.9'))).toEqual({ code: 'auth/wrong-password' });
    expect(verified).not.toHaveBeenCalled();
  },
);

test('the owner is mailed about a sign-in on a new device, but not about the first one or a known one', async () => {
  const account = await createAccount();
  const [first, second] = [randomSecret(), randomSecret()];
  await rememberDevice(account, first, 'Firefox on Linux');
  await rememberDevice(account, first, 'Firefox on Linux');
  expect(await mailsTo(account.email)).toEqual([]);
  await rememberDevice(account, second, 'Safari on iPhone');
  const [mail, ...more] = await mailsTo(account.email);
  expect(mail!.text).toContain('Safari on iPhone');
  expect(more).toEqual([]);
});
