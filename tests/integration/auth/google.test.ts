import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { passSecondFactor } from '@/lib/auth/pass-second-factor';
import { readSession } from '@/lib/auth/session';
import { listSessions } from '@/lib/auth/sessions';
import { totpCode, totpStep } from '@/lib/auth/totp';
import { beginTwoFactor, confirmTwoFactor } from '@/lib/auth/two-factor';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findAccountByEmail } from '@/lib/users/queries';
import { setDisabled } from '@/lib/users/commands/roles';
import { startProvider, type GooglePerson, type Provider } from '../../support/openid';
import { anAccount, signedIn } from './people';

const shop = 'http://localhost:3999';
let provider: Provider;
let authOptions: typeof import('@/lib/auth/options').authOptions;

beforeAll(async () => {
  provider = await startProvider();
  Object.assign(process.env, provider.settings, { NEXTAUTH_URL: shop });
  // The environment was read before the provider was there: this one is read now.
  await jest.isolateModulesAsync(async () => {
    ({ authOptions } = await import('@/lib/auth/options'));
  });
});

afterAll(() => provider.stop());

/** A browser that knows only the shop's sign-in calls and the provider's pages. */
class Browser {
  cookies = new Map<string, string>();

  async call(method: string, path: string, body: Record<string, string> = {}) {
    const url = new URL(path, shop);
    const answer = { status: 200, location: '', json: {} as Record<string, string> };
    const headers = new Map<string, string | string[]>();
    const req = {
      method,
      body,
      query: { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split('/').slice(3) },
      cookies: Object.fromEntries(
        [...this.cookies].map(([name, value]) => [name, decodeURIComponent(value)]),
      ),
      headers: { host: 'localhost:3999' },
    } as unknown as NextApiRequest;
    const res = {
      status: (status: number) => ((answer.status = status), res),
      setHeader: (name: string, value: string | string[]) => (headers.set(name.toLowerCase(), value), res),
      getHeader: (name: string) => headers.get(name.toLowerCase()),
      json: (json: Record<string, string>) => void (answer.json = json),
      send: (json: Record<string, string>) => void (answer.json = json),
      end: () => undefined,
    } as unknown as NextApiResponse;
    await NextAuth(req, res, authOptions(new Request(url, { method })));
    for (const line of [headers.get('set-cookie') ?? []].flat()) {
      const [pair = ''] = line.split(';');
      this.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    answer.location = String(headers.get('location') ?? '');
    return answer;
  }

  /** The whole way: press the button, be asked by the provider, come back. Answers where one ends up. */
  async signIn(person: GooglePerson, callbackUrl = '/cart'): Promise<string> {
    await provider.next(person);
    const { json } = await this.call('GET', '/api/auth/csrf');
    const body = { csrfToken: json.csrfToken!, callbackUrl, json: 'true' };
    const start = await this.call('POST', '/api/auth/signin/google', body);
    const asked = await fetch(start.json.url!, { redirect: 'manual' });
    const back = asked.headers.get('location')!;
    return this.follow(back);
  }

  /** Follows redirects within the sign-in calls; answers the page at the end. */
  async follow(address: string): Promise<string> {
    const path = address.replace(shop, '');
    return path.startsWith('/api/auth/') ? this.follow((await this.call('GET', path)).location) : path;
  }

  private request() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Request(shop, { headers: { cookie } });
  }

  person() {
    return readSession(this.request(), { cookieAlone: true });
  }

  showCode(code: string) {
    return passSecondFactor(this.request(), code);
  }
}

let count = 0;
const somebody = (more: Partial<GooglePerson> = {}): GooglePerson => ({
  sub: `google-${++count}`,
  email: `google${count}@people.example`,
  email_verified: true,
  name: `Google ${count}`,
  ...more,
});

test('somebody new gets a verified customer’s account and comes back to the remembered page', async () => {
  const browser = new Browser();
  const me = somebody();
  expect(await browser.signIn(me)).toBe('/cart');
  expect(await browser.person()).toMatchObject({ email: me.email, role: 'customer', emailVerified: true });
  expect(await findAccountByEmail(me.email)).toMatchObject({ name: me.name, hasPassword: false });
});

test('coming again is the same account, also under another e-mail at Google', async () => {
  const me = somebody();
  await new Browser().signIn(me);
  const browser = new Browser();
  await browser.signIn({ ...me, email: 'renamed@people.example' });
  expect(await browser.person()).toMatchObject({ email: me.email });
  expect(await findAccountByEmail('renamed@people.example')).toBeNull();
});

test('a verified account of the same e-mail is linked, whatever its letter case', async () => {
  const account = await anAccount();
  const browser = new Browser();
  expect(await browser.signIn(somebody({ email: account.email.toUpperCase() }))).toBe('/cart');
  expect(await browser.person()).toMatchObject({ userId: account.id });
});

test('an account whose address was never confirmed is not handed over', async () => {
  const account = await anAccount({ verified: false });
  const browser = new Browser();
  expect(await browser.signIn(somebody({ email: account.email }))).toBe('/login?error=auth/unverified-email');
  expect(await browser.person()).toBeNull();
});

test('an e-mail that Google has not verified opens nothing', async () => {
  const account = await anAccount();
  for (const email of [account.email, 'unknown@people.example']) {
    const browser = new Browser();
    expect(await browser.signIn(somebody({ email, email_verified: false }))).toBe(
      '/login?error=auth/email-not-verified-by-google',
    );
    expect(await browser.person()).toBeNull();
  }
  expect(await findAccountByEmail('unknown@people.example')).toBeNull();
});

test('a disabled account stays shut, by its e-mail and by its link', async () => {
  const me = somebody();
  await new Browser().signIn(me);
  await setDisabled('command-line', me.email, true);
  for (const person of [me, { ...me, email: 'other-name@people.example' }]) {
    const browser = new Browser();
    await browser.signIn(person);
    expect(await browser.person()).toBeNull();
  }
});

test('whoever is signed in already does not get somebody else’s Google account linked', async () => {
  const browser = new Browser();
  const first = somebody();
  await browser.signIn(first);
  const second = somebody();
  await browser.signIn(second);
  expect(await browser.person()).toMatchObject({ email: second.email });
  const links = await database().collection('accounts').find({}).toArray();
  const owners = new Set(links.map(({ userId }) => String(userId)));
  expect(owners.size).toBe(links.length);
});

describe('an account with two-factor sign-in', () => {
  async function withTwoFactor() {
    const account = await anAccount();
    const person = await signedIn(account.id);
    const begun = await beginTwoFactor(person);
    const secret = begun.ok ? begun.value.secret : '';
    const code = (steps: number) => totpCode(secret, totpStep(new Date()) + steps);
    const confirmed = await confirmTwoFactor(person, code(-1));
    const browser = new Browser();
    expect(await browser.signIn(somebody({ email: account.email }), '/signedIn')).toBe('/signedIn');
    return { account, browser, code, recovery: confirmed.ok ? confirmed.value.recoveryCodes[0]! : '' };
  }

  test('is not opened by Google alone: only its code completes the sign-in', async () => {
    const { account, browser, code } = await withTwoFactor();
    expect(await browser.person()).toBeNull();
    expect(await listSessions(await signedIn(account.id))).toHaveLength(2);
    expect(await browser.showCode('')).toMatchObject({ refusal: { code: 'auth/code-required' } });
    expect(await browser.showCode('000000')).toMatchObject({
      refusal: { code: 'auth/invalid-verification-code', fields: { code: expect.any(String) } },
    });
    expect(await browser.person()).toBeNull();
    expect(await browser.showCode(code(0))).toMatchObject({ ok: true });
    expect(await browser.person()).toMatchObject({ userId: account.id });
    expect(await browser.showCode(code(1))).toMatchObject({ refusal: { code: 'auth/user-token-expired' } });
  });

  test('opens with a recovery code too', async () => {
    const { account, browser, recovery } = await withTwoFactor();
    expect(await browser.showCode(recovery)).toMatchObject({ ok: true });
    expect(await browser.person()).toMatchObject({ userId: account.id });
  });

  test('takes ten codes in 15 minutes, and a code within ten minutes', async () => {
    const { browser, code } = await withTwoFactor();
    for (let count = 0; count < 10; count++) await browser.showCode('000000');
    expect(await browser.showCode(code(0))).toMatchObject({
      refusal: { code: 'auth/too-many-requests', retryAfter: expect.any(Number) },
    });
    const late = await withTwoFactor();
    setClock(() => Date.now() + 601_000);
    expect(await late.browser.showCode(late.recovery)).toMatchObject({
      refusal: { code: 'auth/user-token-expired' },
    });
    setClock();
  });
});

test('pressing Cancel, and tokens for others or from others, lead back to the login page', async () => {
  const wrong: Partial<GooglePerson>[] = [
    { refuses: true },
    { aud: 'another shop' },
    { iss: 'https://evil.example' },
    { exp: 1_000_000_000 },
  ];
  for (const more of wrong) {
    const browser = new Browser();
    expect(await browser.signIn(somebody(more))).toMatch(/^\/login\?.*error=/);
    expect(await browser.person()).toBeNull();
  }
});

test.each(['https://evil.example/', '//evil.example', 'http://localhost:3999.evil.example/'])(
  'a callback to %s ends at home',
  async (callbackUrl) => {
    expect(await new Browser().signIn(somebody(), callbackUrl)).toMatch(/^\/?$/);
  },
);

test('an answer without the state of this browser is refused', async () => {
  await provider.next(somebody());
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
