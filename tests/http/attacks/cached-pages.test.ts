import { createHash } from 'node:crypto';
import { inlineScriptsOf } from '@/server/content-security-policy';
import { theSettings, theShop } from '../../support/open-shop';

/** Pages of each type that Next caches. */
const pages = [
  '/',
  '/about',
  '/blog',
  '/blog/drill-bit-geometry',
  '/contact',
  '/faq',
  '/manuals/no-such-manual',
  '/no-such-page',
  '/product/no-such-product',
  '/product/18-v-drill-driver-75-nm',
  '/services/design',
  '/shop',
  '/shop/drills',
  '/terms',
];

const expireAll = () =>
  fetch(`${theShop()}/api/cron/cache`, {
    method: 'POST',
    headers: { authorization: `Bearer ${theSettings().CRON_SECRET}` },
  });

test('a cached page contains nothing from the address that its first visitor used', async () => {
  expect((await expireAll()).status).toBe(200);
  const seen: string[] = [];
  for (const path of pages) {
    for (const query of ['?email=victim@mail.example&token=abc', '?utm_source=victim']) {
      await (await fetch(theShop() + path + query)).text();
      await (await fetch(theShop() + path + query, { headers: { rsc: '1' } })).text();
    }
    const html = await (await fetch(theShop() + path)).text();
    if (html.includes('victim') || html.includes('token=abc')) seen.push(path);
  }
  expect(seen).toEqual([]);
});

test('the policy of a cached page allows each of its scripts by hash, and inline scripts in general not at all', async () => {
  for (const path of pages) {
    const response = await fetch(theShop() + path);
    const scripts = inlineScriptsOf(await response.text());
    const policy = response.headers.get('content-security-policy');
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});
