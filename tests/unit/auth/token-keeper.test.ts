import { storageKey } from '@/lib/api/client/me';
import { readClaims, waitAfter } from '@/lib/api/client/token-keeper';
import { hour, createBrowser } from './token-browser';

test('a fresh token is stored under accessToken and used without another request', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  const first = await tab.token();
  expect(first).toEqual({ token: browser.stored.get(storageKey) });
  expect(storageKey).toBe('accessToken');
  await browser.pass(hour / 2);
  expect(await tab.token()).toEqual(first);
  expect(browser.shop.minted).toBe(1);
});

test('it is renewed 5 minutes before it expires', async () => {
  const browser = createBrowser();
  await browser.tab().token();
  await browser.pass(55 * 60_000 - 1000);
  expect(browser.shop.minted).toBe(1);
  await browser.pass(1000);
  expect(browser.shop.minted).toBe(2);
  await browser.pass(10 * hour);
  expect(browser.shop.minted).toBe(2 + Math.floor((10 * 60) / 55));
});

test('it counts as expired 30 seconds before its expiry', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  browser.stored.set(storageKey, browser.token(30_001));
  await tab.token();
  expect(browser.shop.minted).toBe(0);
  await browser.pass(1);
  await tab.token();
  expect(browser.shop.minted).toBe(1);
});

test('after network errors the renewal waits 30 s, then doubles the wait, up to 16 minutes', async () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(waitAfter)).toEqual(
    [0, 30, 60, 120, 240, 480, 960, 960, 960].map((seconds) => seconds * 1000),
  );
  const browser = createBrowser();
  const tab = browser.tab();
  browser.stored.set(storageKey, browser.token(4 * 60_000));
  browser.shop.respond = () => new Error('no network');
  tab.start();
  await browser.pass(0);
  const tried = () => browser.shop.minted;
  expect(tried()).toBe(1);
  for (const [count, seconds] of [30, 60, 120, 240, 480, 960, 960].entries()) {
    await browser.pass(seconds * 1000 - 1);
    expect(tried()).toBe(count + 1);
    await browser.pass(1);
    expect(tried()).toBe(count + 2);
  }
  browser.shop.respond = () => ({ token: browser.token() });
  await browser.pass(960_000);
  expect(browser.timers()).toEqual([55 * 60_000]);
});

test('a request by the person does not wait for the backoff, and gets the error', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  browser.shop.respond = () => new Error('no network');
  expect(await tab.token()).toBeInstanceOf(Error);
  browser.shop.respond = () => ({ token: browser.token() });
  expect(await tab.token()).toEqual({ token: expect.any(String) });
});

test('an ended session signs out: the token is deleted, no more renewals are tried, and it is reported once', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  await tab.token();
  browser.shop.respond = () => 'signed-out';
  await browser.pass(55 * 60_000);
  expect(browser.stored.has(storageKey)).toBe(false);
  expect(browser.signedOut).toBe(1);
  await browser.pass(24 * hour);
  expect(browser.shop.minted).toBe(2);
});

test('concurrent requests of a tab share one renewal', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  const tokens = await Promise.all(Array.from({ length: 20 }, () => tab.token()));
  expect(browser.shop.minted).toBe(1);
  expect(new Set(tokens.map((token) => JSON.stringify(token))).size).toBe(1);
});

test('several tabs share one renewal, for requests and for timers', async () => {
  const browser = createBrowser();
  const tabs = Array.from({ length: 5 }, () => browser.tab());
  await Promise.all(tabs.map((tab) => tab.token()));
  expect(browser.shop.minted).toBe(1);
  for (const tab of tabs) tab.start();
  await browser.pass(55 * 60_000);
  await browser.pass(0);
  expect(browser.shop.minted).toBe(2);
});

test('a token that the shop rejected is replaced even though it looks fresh', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  const minted = await tab.token();
  const rejected = (minted as { token: string }).token;
  expect(await tab.renew(rejected)).not.toEqual({ token: rejected });
  expect(browser.shop.minted).toBe(2);
});

test('forgetting the token stops the renewals', async () => {
  const browser = createBrowser();
  const tab = browser.tab();
  await tab.token();
  tab.forget();
  await browser.pass(24 * hour);
  expect([browser.shop.minted, browser.stored.size, browser.signedOut]).toEqual([1, 0, 0]);
});

test('a stored text that is not a token is replaced', async () => {
  for (const text of ['', 'x', 'a.b.c', `x.${Buffer.from('{}').toString('base64url')}.x`, 'null']) {
    expect(readClaims(text)).toBeNull();
    const browser = createBrowser();
    browser.stored.set(storageKey, text);
    await browser.tab().token();
    expect(browser.shop.minted).toBe(1);
  }
  expect(readClaims(createBrowser().token(hour, 'jörg@people.example'))?.email).toBe('jörg@people.example');
});
