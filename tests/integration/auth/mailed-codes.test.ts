import { findCodeEmail, requestSignInCode, signInWithMailedCode } from '@/lib/auth/mailed-codes';
import { readSession } from '@/lib/auth/current-session';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { listMails } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { users } from '@/lib/users/collection';
import { findAccountByEmail } from '@/lib/users/queries';
import { createAccount, from, signedInRequest } from './people';
import { signUpInput } from './sign-up-fixtures';

afterEach(() => setClock());

const here = from('192.0.2.80');
const newcomer = () => {
  const { name, email } = signUpInput();
  return { name, email };
};

async function latestMail(email: string) {
  await deliverOutbox();
  return (await listMails(200)).find(({ to }) => to === email);
}

const codeIn = (text = '') =>
  text
    .match(/\b(\d{3}) (\d{3})\b/)
    ?.slice(1)
    .join('');

/** Asks for a code: what the browser has, and what the mail has. */
async function ask(input: { name: string; email: string }) {
  const asked = await requestSignInCode(input);
  if (!asked.ok) throw new Error(asked.failure.code);
  const code = codeIn((await latestMail(input.email))?.text);
  return { challenge: asked.value.challenge, code: code! };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const invalid = { code: 'auth/invalid-mailed-code' };

test('a code opens the verified account of a newcomer, without a password, and works once', async () => {
  const input = newcomer();
  const asked = await ask(input);
  expect(await findCodeEmail(asked.challenge)).toBe(input.email);
  expect(await findAccountByEmail(input.email)).toBeNull();
  const stored = JSON.stringify(await database().collection('oneTimeTokens').find().toArray());
  expect(stored).not.toContain(asked.challenge);
  expect(stored).not.toMatch(new RegExp(`\\b${asked.code}\\b`));
  const entered = await Promise.all(Array.from({ length: 5 }, () => signInWithMailedCode(asked, here)));
  expect(entered.filter((each) => 'account' in each)).toEqual([
    {
      account: expect.objectContaining({
        name: input.name,
        role: 'customer',
        emailVerified: true,
        hasPassword: false,
      }),
    },
  ]);
  expect(await signInWithMailedCode(asked, here)).toEqual(invalid);
});

test('a code signs in to an account that exists, whose name stays', async () => {
  const { id, name, email } = await createAccount();
  const asked = await ask({ name: 'Somebody Else', email });
  expect(await signInWithMailedCode(asked, here)).toMatchObject({ account: { id, name } });
});

test('a code is void after 10 minutes, after five guesses, with another challenge, and once the sessions have ended', async () => {
  const late = await ask(newcomer());
  setClock(() => Date.now() + 600_001);
  expect(await signInWithMailedCode(late, here)).toEqual(invalid);
  setClock();
  const guessed = await ask(newcomer());
  for (let guess = 0; guess < 5; guess++)
    expect(await signInWithMailedCode({ ...guessed, code: wrong(guessed.code) }, here)).toEqual(invalid);
  expect(await signInWithMailedCode(guessed, here)).toEqual(invalid);
  const [one, other] = [await ask(newcomer()), await ask(newcomer())];
  expect(await signInWithMailedCode({ ...one, code: other.code }, here)).toEqual(invalid);
  const { email } = await createAccount();
  const ended = await ask({ name: 'A', email });
  await users().updateOne({ email }, { $inc: { sessionVersion: 1 } });
  expect(await signInWithMailedCode(ended, here)).toEqual(invalid);
});

test('guesses at the codes of one address wait longer and longer, but not on a device that it has used', async () => {
  const input = newcomer();
  for (let round = 0; round < 2; round++) {
    const asked = await ask(input);
    for (let guess = 0; guess < 5; guess++)
      await signInWithMailedCode({ ...asked, code: wrong(asked.code) }, from(`198.51.100.${guess}`));
  }
  const third = await ask(input);
  expect(await signInWithMailedCode(third, from('198.51.100.9'))).toEqual({
    code: expect.stringMatching(/^auth\/too-many-requests:\d+$/),
  });
  setClock(() => Date.now() + 61_000);
  expect(await signInWithMailedCode(third, from('198.51.100.9'))).toMatchObject({ account: {} });
});

test('one address gets at most five mails an hour, known or unknown', async () => {
  for (const email of [newcomer().email, (await createAccount()).email]) {
    for (let mail = 0; mail < 5; mail++) await ask({ name: 'A', email });
    expect(await requestSignInCode({ name: 'A', email })).toMatchObject({
      failure: { code: 'auth/too-many-requests' },
    });
  }
});

test('accounts of staff, with a second factor or disabled ones don’t open by mail; the response is the same', async () => {
  const changes = [
    { role: 'support' as const },
    { twoFactor: { secret: 'x', confirmedAt: new Date(), lastStep: 0, recovery: [] } },
    { disabledAt: new Date() },
  ];
  for (const change of changes) {
    const { email } = await createAccount();
    await users().updateOne({ email }, { $set: change });
    expect(await requestSignInCode({ name: 'A', email })).toMatchObject({
      ok: true,
      value: { challenge: expect.any(String) },
    });
    const mail = await latestMail(email);
    expect(mail?.subject).toBe('disabledAt' in change ? undefined : 'Please sign in with your password');
    expect(codeIn(mail?.text)).toBeUndefined();
  }
});

test('an account that became staff after the mail does not open', async () => {
  const { email } = await createAccount();
  const asked = await ask({ name: 'A', email });
  await users().updateOne({ email }, { $set: { role: 'admin' } });
  expect(await signInWithMailedCode(asked, here)).toEqual(invalid);
});

test('whoever opened an account with a foreign address is out once its owner signs in by mail', async () => {
  const { id, email } = await createAccount({ verified: false });
  const intruder = await signedInRequest(id);
  expect(await signInWithMailedCode(await ask({ name: 'Owner', email }), here)).toMatchObject({
    account: { id, emailVerified: true, hasPassword: false },
  });
  expect(await readSession(intruder, { cookieAlone: true })).toBeNull();
  expect(await signInWithPassword({ email, password: 'right-password' }, here)).toEqual({
    code: 'auth/wrong-password',
  });
});
