import { readSession } from '@/lib/auth/current-session';
import { requestPasswordReset, resetPassword } from '@/lib/auth/passwords';
import { listSessions } from '@/lib/auth/sessions';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { totpCode, totpStep } from '@/lib/auth/two-factor-codes';
import { beginTwoFactor, confirmTwoFactor } from '@/lib/auth/two-factor';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findAccountByEmail } from '@/lib/users/queries';
import { setDisabled } from '@/lib/users/commands/roles';
import type { GooglePerson, Provider } from '../../support/openid';
import { Browser, openProvider, newGooglePerson } from './google-browser';
import { mailsTo, secretIn } from './mails';
import { createAccount, from, signedIn, signedInRequest } from './people';

let provider: Provider;

beforeAll(async () => {
  provider = await openProvider();
});

afterAll(() => provider.stop());

test('a new person gets a verified customer account and returns to the remembered page', async () => {
  const browser = new Browser();
  const me = newGooglePerson();
  expect(await browser.signIn(me)).toBe('/cart');
  expect(await browser.person()).toMatchObject({ email: me.email, role: 'customer', emailVerified: true });
  expect(await findAccountByEmail(me.email)).toMatchObject({ name: me.name, hasPassword: false });
});

test('a returning person gets the same account, even with another email at Google', async () => {
  const me = newGooglePerson();
  await new Browser().signIn(me);
  const browser = new Browser();
  await browser.signIn({ ...me, email: 'renamed@people.example' });
  expect(await browser.person()).toMatchObject({ email: me.email });
  expect(await findAccountByEmail('renamed@people.example')).toBeNull();
});

test('a verified account with the same email is linked, regardless of letter case', async () => {
  const account = await createAccount();
  const browser = new Browser();
  expect(await browser.signIn(newGooglePerson({ email: account.email.toUpperCase() }))).toBe('/cart');
  expect(await browser.person()).toMatchObject({ userId: account.id });
});

test('an account whose address was never confirmed is not linked', async () => {
  const account = await createAccount({ verified: false });
  const browser = new Browser();
  expect(await browser.signIn(newGooglePerson({ email: account.email }))).toBe(
    '/login?error=auth/unverified-email',
  );
  expect(await browser.person()).toBeNull();
});

test('an email that Google has not verified opens no account', async () => {
  const account = await createAccount();
  for (const email of [account.email, 'unknown@people.example']) {
    const browser = new Browser();
    expect(await browser.signIn(newGooglePerson({ email, email_verified: false }))).toBe(
      '/login?error=auth/email-not-verified-by-google',
    );
    expect(await browser.person()).toBeNull();
  }
  expect(await findAccountByEmail('unknown@people.example')).toBeNull();
});

test('a disabled account can’t be opened, by its email or by its link', async () => {
  const me = newGooglePerson();
  await new Browser().signIn(me);
  await setDisabled('command-line', me.email, true);
  for (const person of [me, { ...me, email: 'other-name@people.example' }]) {
    const browser = new Browser();
    await browser.signIn(person);
    expect(await browser.person()).toBeNull();
  }
});

test('another person’s Google account is never linked to the signed-in account', async () => {
  const browser = new Browser();
  const first = newGooglePerson();
  await browser.signIn(first);
  const second = newGooglePerson();
  await browser.signIn(second);
  expect(await browser.person()).toMatchObject({ email: second.email });
  const links = await database().collection('accounts').find({}).toArray();
  const owners = new Set(links.map(({ userId }) => String(userId)));
  expect(owners.size).toBe(links.length);
});

describe('an account with two-factor sign-in', () => {
  async function withTwoFactor() {
    const account = await createAccount();
    const person = await signedIn(account.id);
    const begun = await beginTwoFactor(person);
    const secret = begun.ok ? begun.value.secret : '';
    const code = (steps: number) => totpCode(secret, totpStep(new Date()) + steps);
    const confirmed = await confirmTwoFactor(person, code(-1));
    const browser = new Browser();
    expect(await browser.signIn(newGooglePerson({ email: account.email }), '/signedIn')).toBe('/signedIn');
    return { account, browser, code, recovery: confirmed.ok ? confirmed.value.recoveryCodes[0]! : '' };
  }

  test('can’t be opened by Google alone: only its code completes the sign-in', async () => {
    const { account, browser, code } = await withTwoFactor();
    expect(await browser.person()).toBeNull();
    expect(await listSessions(await signedIn(account.id))).toHaveLength(1);
    expect(await browser.showCode('')).toMatchObject({ failure: { code: 'auth/code-required' } });
    expect(await browser.showCode('000000')).toMatchObject({
      failure: { code: 'auth/invalid-verification-code', fields: { code: expect.any(String) } },
    });
    expect(await browser.person()).toBeNull();
    expect(await browser.showCode(code(0))).toMatchObject({ ok: true });
    expect(await browser.person()).toMatchObject({ userId: account.id });
    expect(await browser.showCode(code(1))).toMatchObject({ failure: { code: 'auth/user-token-expired' } });
  });

  test('opens with a recovery code too', async () => {
    const { account, browser, recovery } = await withTwoFactor();
    expect(await browser.showCode(recovery)).toMatchObject({ ok: true });
    expect(await browser.person()).toMatchObject({ userId: account.id });
  });

  test('accepts ten codes in 15 minutes, and a code within ten minutes', async () => {
    const { browser, code } = await withTwoFactor();
    for (let count = 0; count < 10; count++) await browser.showCode('000000');
    expect(await browser.showCode(code(0))).toMatchObject({
      failure: { code: 'auth/too-many-requests', retryAfter: expect.any(Number) },
    });
    const late = await withTwoFactor();
    setClock(() => Date.now() + 601_000);
    expect(await late.browser.showCode(late.recovery)).toMatchObject({
      failure: { code: 'auth/user-token-expired' },
    });
    setClock();
  });
});

test('pressing Cancel, and tokens for or from another browser, lead back to the login page', async () => {
  const wrong: Partial<GooglePerson>[] = [
    { refuses: true },
    { aud: 'another shop' },
    { iss: 'https://evil.example' },
    { exp: 1_000_000_000 },
  ];
  for (const more of wrong) {
    const browser = new Browser();
    expect(await browser.signIn(newGooglePerson(more))).toMatch(/^\/login\?.*error=/);
    expect(await browser.person()).toBeNull();
  }
});

test.each(['https://evil.example/', '//evil.example', 'http://localhost:3999.evil.example/'])(
  'a callback to %s ends at the home page',
  async (callbackUrl) => {
    expect(await new Browser().signIn(newGooglePerson(), callbackUrl)).toMatch(/^\/?$/);
  },
);

test('a response without this browser’s state is rejected', async () => {
  await provider.next(newGooglePerson());
  const [mine, theirs] = [new Browser(), new Browser()];
  const { json } = await theirs.call('GET', '/api/auth/csrf');
  const start = await theirs.call('POST', '/api/auth/signin/google', {
    csrfToken: json.csrfToken!,
    callbackUrl: '/',
    json: 'true',
  });
  const asked = await fetch(start.json.url!, { redirect: 'manual' });
  expect(await mine.follow(asked.headers.get('location')!)).toMatch(/\/login\?.*error=/);
  expect(await mine.person()).toBeNull();
});

describe('an account created with somebody else’s address', () => {
  /** The victim has pressed the link in the mail of a sign-up that an intruder made with the victim's address. */
  async function signUpWithEmailOfVictim() {
    const victim = newGooglePerson();
    const account = await createAccount({ verified: false });
    await database()
      .collection('users')
      .updateOne({ email: account.email }, { $set: { email: victim.email, emailVerified: new Date() } });
    return { victim, account, intruder: await signedInRequest(account.id) };
  }

  test('loses the intruder’s password and sessions when the owner signs in through Google', async () => {
    const { victim, intruder } = await signUpWithEmailOfVictim();
    const browser = new Browser();
    await browser.signIn(victim);
    expect(await browser.person()).toMatchObject({ email: victim.email });
    expect(await readSession(intruder, { cookieAlone: true })).toBeNull();
    const guess = { email: victim.email, password: 'right-password' };
    expect(await signInWithPassword(guess, from('192.0.2.77'))).toEqual({ code: 'auth/wrong-password' });
    const [notice] = await mailsTo(victim.email);
    expect(notice!.text).toContain('no longer works');
  });

  test('keeps a password that the owner chose by a mailed link', async () => {
    const { victim } = await signUpWithEmailOfVictim();
    await requestPasswordReset(victim.email);
    const [mail] = await mailsTo(victim.email);
    await resetPassword(secretIn(mail!.text), 'the owner’s password');
    await new Browser().signIn(victim);
    const login = { email: victim.email, password: 'the owner’s password' };
    expect(await signInWithPassword(login, from('192.0.2.78'))).toHaveProperty('account');
  });
});

test('an account can’t be linked to a second Google account with the same email', async () => {
  const first = newGooglePerson();
  await new Browser().signIn(first);
  const browser = new Browser();
  const page = await browser.signIn({ ...first, sub: 'another-google-account' });
  expect(page).toContain('/login?error=auth/user-mismatch');
  expect(await browser.person()).toBeNull();
});
