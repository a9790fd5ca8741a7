import { confirmEmailChange, requestEmailChange } from '@/lib/auth/email-verification';
import { requestPasswordReset, resetPassword } from '@/lib/auth/passwords';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { setClock } from '@/lib/platform/clock';
import { findAccount, listAccounts } from '@/lib/users/queries';
import { mailsTo, secretIn } from './mails';
import { createAccount, from, signedIn } from './people';

afterEach(() => setClock());

let count = 0;
const newAddress = () => `moved${++count}@people.example`;

async function ask() {
  const account = await createAccount();
  const email = newAddress();
  expect(await requestEmailChange(await signedIn(account.id), email)).toMatchObject({ ok: true });
  const [mail] = await mailsTo(email);
  return { account, email, secret: secretIn(mail!.text) };
}

test('the account keeps its address until the link sent to the new one is used, once', async () => {
  const { account, email, secret } = await ask();
  expect(await findAccount(account.id)).toMatchObject({ email: account.email });
  expect(await confirmEmailChange(secret)).toMatchObject({ ok: true, value: { email } });
  expect(await findAccount(account.id)).toMatchObject({ email, emailVerified: true });
  expect(await confirmEmailChange(secret)).toMatchObject({ failure: { code: 'auth/invalid-action-code' } });
  const enter = (address: string) =>
    signInWithPassword({ email: address, password: 'right-password' }, from('192.0.2.1'));
  expect(await enter(email)).toHaveProperty('account');
  expect(await enter(account.email)).toEqual({ code: 'auth/wrong-password' });
});

test('the old address is notified, and the admin finds the person by the new one', async () => {
  const { account, email, secret } = await ask();
  await confirmEmailChange(secret);
  const [told] = await mailsTo(account.email);
  expect(told!.text).toContain(email);
  expect((await listAccounts(email, 1)).rows).toMatchObject([{ id: account.id }]);
});

test('a password link in the old mailbox becomes invalid', async () => {
  const { account, secret } = await ask();
  await requestPasswordReset(account.email);
  const [mail] = await mailsTo(account.email);
  await confirmEmailChange(secret);
  expect(await resetPassword(secretIn(mail!.text), 'a stolen password')).toMatchObject({ ok: false });
});

test('an address with an account is rejected, even if the account was created meanwhile', async () => {
  const [account, other] = [await createAccount(), await createAccount()];
  const person = await signedIn(account.id);
  expect(await requestEmailChange(person, other.email)).toMatchObject({
    failure: { code: 'auth/email-already-in-use' },
  });
  const [first, second] = [await signedIn(account.id), await signedIn(other.id)];
  const wanted = newAddress();
  await requestEmailChange(first, wanted);
  await requestEmailChange(second, wanted);
  const [later, earlier] = (await mailsTo(wanted)).map((mail) => secretIn(mail.text));
  const results = await Promise.all([confirmEmailChange(later!), confirmEmailChange(earlier!)]);
  expect(results.filter((result) => result.ok)).toHaveLength(1);
});

test('it requires a recent sign-in, and only the last link works, for 24 hours', async () => {
  const person = await signedIn((await createAccount()).id);
  const [first, second] = [newAddress(), newAddress()];
  await requestEmailChange(person, first);
  await requestEmailChange(person, second);
  const secrets = await Promise.all(
    [first, second].map(async (email) => secretIn((await mailsTo(email))[0]!.text)),
  );
  expect(await confirmEmailChange(secrets[0]!)).toMatchObject({ ok: false });
  setClock(() => Date.now() + 24 * 3_600_000 + 1000);
  expect(await confirmEmailChange(secrets[1]!)).toMatchObject({ ok: false });
  expect(await requestEmailChange(person, newAddress())).toMatchObject({
    failure: { code: 'auth/requires-recent-login' },
  });
});

test('an address gets at most five such mails in an hour, from however many accounts', async () => {
  const victim = newAddress();
  const results = [];
  for (let count = 0; count < 7; count++)
    results.push(await requestEmailChange(await signedIn((await createAccount()).id), victim));
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(await mailsTo(victim)).toHaveLength(5);
});
