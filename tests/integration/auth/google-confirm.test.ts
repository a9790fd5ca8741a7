import { isRecentlySignedIn } from '@/lib/users/rules/recent-sign-in';
import { listSessions } from '@/lib/auth/sessions';
import { database } from '@/lib/platform/database';
import { findAccountByEmail } from '@/lib/users/queries';
import type { Provider } from '../../support/openid';
import { Browser, openProvider, newGooglePerson, waysToConfirm } from './google-browser';
import { createAccount, signedIn } from './people';

let provider: Provider;

beforeAll(async () => {
  provider = await openProvider();
});

afterAll(() => provider.stop());

/** A browser whose person signed in with Google eleven minutes ago. */
async function signedInLongAgo() {
  const [browser, me] = [new Browser(), newGooglePerson()];
  await browser.signIn(me);
  const { sessionId } = (await browser.person())!;
  const long = { $set: { authenticatedAt: new Date(Date.now() - 660_000) } };
  await database().collection<{ _id: string }>('sessions').updateOne({ _id: sessionId }, long);
  return { browser, me, sessionId };
}
const isRecent = async (browser: Browser) => isRecentlySignedIn((await browser.person())!, new Date());

test('confirming with the linked Google account makes this session recent, and starts no other', async () => {
  const { browser, me, sessionId } = await signedInLongAgo();
  expect(await isRecent(browser)).toBe(false);
  const renamed = { ...me, email: `renamed-${me.email}` };
  expect(await browser.signIn(renamed, '/confirmed?to=%2Fsettings')).toBe('/confirmed?to=%2Fsettings');
  expect(await browser.person()).toMatchObject({ sessionId, email: me.email });
  expect(await isRecent(browser)).toBe(true);
  expect(await listSessions((await browser.person())!)).toHaveLength(1);
});

test('confirming with another Google account changes nothing, creates nothing and links nothing', async () => {
  const { browser, sessionId } = await signedInLongAgo();
  const known = newGooglePerson();
  await new Browser().signIn(known);
  const links = await database().collection('accounts').countDocuments({});
  const unknown = [known, newGooglePerson(), newGooglePerson({ email: (await createAccount()).email })];
  for (const otherPerson of unknown) {
    expect(await browser.signIn(otherPerson, '/confirmed')).toMatch(
      /^\/confirmed\?.*error=auth%2Fuser-mismatch/,
    );
    expect(await browser.person()).toMatchObject({ sessionId });
    expect(await isRecent(browser)).toBe(false);
  }
  expect(await findAccountByEmail(unknown[1]!.email)).toBeNull();
  expect(await database().collection('accounts').countDocuments({})).toBe(links);
});

test('confirming without a session opens the login page', async () => {
  const me = newGooglePerson();
  await new Browser().signIn(me);
  const browser = new Browser();
  expect(await browser.signIn(me, '/confirmed?to=%2Fsettings')).toBe(
    '/login?from=%2Fsettings&error=auth%2Fuser-token-expired',
  );
  expect(await browser.person()).toBeNull();
});

test('confirming redirects only to pages of this shop', async () => {
  const { browser, me } = await signedInLongAgo();
  for (const to of ['//evil.example', 'https://evil.example/', '/\\evil.example'])
    expect(await browser.signIn(me, `/confirmed?to=${encodeURIComponent(to)}`)).toBe('/confirmed?to=%2F');
});

test('accounts with Google can confirm with Google, accounts with a password by password', async () => {
  const { browser } = await signedInLongAgo();
  const both = await createAccount();
  const byPassword = await waysToConfirm(await signedIn(both.id));
  expect(byPassword).toMatchObject({ value: { password: true, google: false } });
  expect(await waysToConfirm((await browser.person())!)).toMatchObject({
    value: { password: false, google: true },
  });
  await new Browser().signIn(newGooglePerson({ email: both.email }));
  expect(await waysToConfirm(await signedIn(both.id))).toMatchObject({
    value: { password: true, google: true },
  });
});
