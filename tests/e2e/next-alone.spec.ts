import { readFileSync } from 'node:fs';
import { inlineScriptPolicy } from '@/lib/shared/security-headers.mjs';
import { inlineScriptsOf } from '@/server/content-security-policy';
import { collectBrowserErrors } from '../support/axe';
import { expect, test, type Page } from '../support/browser-test';
import { signInNewPerson, signUpPerson, closeTheDatabase } from '../support/factories';
import { theSettings } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { pageAccess } from '../support/rights';
import { startNextAlone, type Shop } from '../support/shop';
import { fillLogin } from '../support/visitor';

// The shop as a platform such as Vercel serves it: by Next, without server/.
let shop: Shop;

test.beforeAll(async () => {
  shop = await startNextAlone(theSettings());
});

test.afterAll(async () => {
  await shop?.stop();
  await closeTheDatabase();
});

type Prerendered = { routes: Record<string, { srcRoute: string | null }>; dynamicRoutes: object };

/** The routes whose pages Next caches. */
function prerenderedRoutes(): Set<string> {
  const { routes, dynamicRoutes } = JSON.parse(
    readFileSync('.next/prerender-manifest.json', 'utf8'),
  ) as Prerendered;
  const named = Object.entries(routes).map(([path, { srcRoute }]) => srcRoute ?? path);
  return new Set([...named, ...Object.keys(dynamicRoutes)]);
}

/** Pages of the dashboard, whose policies are all chosen alike: one of each kind is enough. */
const dashboard =
  /^\/dashboard($|\/(\[\.\.\.path\]|myOrders|manageProduct|shop|shop\/\[section\]|myOrders\/\[number\])$)/;

const nonceIn = (policy: string) => /script-src 'self' 'nonce-([\w+/]{22}==)'; /.exec(policy)?.[1];

test('every page that is rendered for each request has a nonce of its own, and no other has one', async () => {
  const cached = prerenderedRoutes();
  const admin = await new Person(shop.url).signIn(demoAdmin);
  const visitor = new Person(shop.url);
  const nonces = new Set<string>();
  const wrong: string[] = [];
  let strict = 0;
  for (const [route, [path, access]] of Object.entries(pageAccess)) {
    if (route.startsWith('/dashboard') && !dashboard.test(route)) continue;
    const { status, headers, text } = await (access === 'sign-in' ? visitor : admin).get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = nonceIn(policy);
    if (cached.has(route)) {
      if (policy !== inlineScriptPolicy) wrong.push(`${path} is cached, with ${policy}`);
      continue;
    }
    strict++;
    if (!nonce || nonces.has(nonce)) wrong.push(`${path}: ${policy}`);
    else nonces.add(nonce);
    if (status === 307) continue;
    const tags = text.match(/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>/g) ?? [];
    if (inlineScriptsOf(text).length < 2) wrong.push(`${path} has no scripts`);
    if (!tags.every((tag) => tag.includes(`nonce="${nonce}"`))) wrong.push(`${path} has scripts without it`);
  }
  expect(wrong).toEqual([]);
  expect(strict).toBeGreaterThan(35);
});

test('paths without a page keep the policy of cached pages, as their 404 is one', async () => {
  const person = await signInNewPerson(shop.url);
  for (const path of [
    '/no-such-page',
    '/profile/no-such-page',
    '/productDetails/a/no-such-tab',
    '/login/no-such-page',
  ]) {
    const { status, headers } = await person.get(path);
    expect([path, status, headers.get('content-security-policy')]).toEqual([path, 404, inlineScriptPolicy]);
  }
});

/** Adds markup to the end of the next document that this page loads. */
async function inject(page: Page, path: string, markup: string): Promise<void> {
  await page.route(shop.url + path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', `${markup}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(shop.url + path);
}

const attack = `<script>window.injected = 'script'</script><img src="/no-such-picture" onerror="window.injected = 'handler'">`;
const injected = (page: Page) => page.evaluate(() => (window as { injected?: string }).injected);

test('pages with a nonce run in a browser, also after navigation between them', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  const account = await signUpPerson(shop.url);
  await page.goto(`${shop.url}/login?from=%2Fprofile`);
  await fillLogin(page, account);
  await expect(page).toHaveURL(`${shop.url}/profile`);
  for (const path of [
    '/profile',
    '/settings',
    '/cart',
    '/dashboard/myOrders',
    '/productDetails/bench-vise-125-mm',
  ]) {
    await page.goto(shop.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${shop.url}/dashboard/no-such-page`);
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  await page.getByRole('link', { name: 'My orders' }).first().click();
  await expect(page).toHaveURL(`${shop.url}/dashboard/myOrders`);
  expect(browserErrors).toEqual([]);
});

test('a browser blocks what is injected into a page with a nonce', async ({ page, context }) => {
  await (await signInNewPerson(shop.url)).signInTo(context);
  const browserErrors = collectBrowserErrors(page);
  await inject(page, '/settings', attack);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => browserErrors.filter((error) => /Content Security Policy/.test(error)))
    .toHaveLength(2);
  expect(await injected(page)).toBeUndefined();
});

test('a browser blocks an injected handler, but no script, in a cached page', async ({ page }) => {
  const browserErrors = collectBrowserErrors(page);
  await page.goto(`${shop.url}/shop/drills`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(browserErrors).toEqual([]);
  await inject(page, '/contact', attack);
  await expect.poll(() => browserErrors.filter((error) => /script-src-attr/.test(error))).toHaveLength(1);
  expect(await injected(page)).toBe('script');
});
