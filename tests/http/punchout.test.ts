import type { Cart, Me } from '@/lib/cart/schema';
import { closeTheDatabase, uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';
import { connect, documentOf, setupOf } from '../integration/punchout/fixtures';

afterAll(closeTheDatabase);

const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

async function post(body: string): Promise<string> {
  const headers = { 'content-type': 'text/xml', 'x-forwarded-for': uniqueIpAddress() };
  const response = await fetch(`${theShop()}/api/punchout/cxml`, { method: 'POST', headers, body });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  return response.text();
}

test('a browser shops by the address of a setup response, and posts its cart to the host of the system alone', async () => {
  const system = await connect();
  expect(await post(documentOf(system, setupOf(), { secret: 'wrong' }))).toMatch(/<Status code="401"/);
  const url = /<URL>([^<]+)<\/URL>/.exec(await post(documentOf(system, setupOf())))![1]!;
  const path = new URL(url).pathname + new URL(url).search;
  const open = (method = 'GET') => fetch(theShop() + path, { method, redirect: 'manual' });
  expect((await open('HEAD')).headers.get('location')).toBe('/punchout');
  const started = await open();
  expect([started.status, started.headers.get('location')]).toEqual([303, '/']);
  expect(started.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=lax/i);
  expect((await open()).headers.get('location')).toBe('/punchout');
  const cookie = cookieOf(started, 'hexbolt.punchout');
  const json = { cookie, 'content-type': 'application/json' };
  const added = await fetch(`${theShop()}/api/cart/lines`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ sku: 'TW-AG125', quantity: 2 }),
  });
  expect([added.status, ((await added.json()) as Cart).count]).toEqual([201, 2]);
  expect(added.headers.get('set-cookie')).toBeNull();
  const me = (await (await fetch(`${theShop()}/api/me`, { headers: { cookie } })).json()) as Me;
  expect(me).toMatchObject({ person: null, punchout: { operation: 'create' }, cart: { count: 2 } });
  const prices = `${theShop()}/api/me/prices?products=angle-grinder-115-mm`;
  expect((await fetch(prices, { headers: { cookie } })).status).toBe(200);
  expect((await fetch(prices)).status).toBe(401);
  expect((await fetch(`${theShop()}/api/orders`, { headers: { cookie } })).status).toBe(401);
  const page = await (await fetch(`${theShop()}/cart`, { headers: { cookie } })).text();
  expect(page).toContain('Return to your system');
  expect(page).not.toContain('Check out');

  const back = (headers: Record<string, string>) =>
    fetch(`${theShop()}/api/punchout/return`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await back({ cookie, origin: 'https://evil.example' })).status).toBe(403);
  expect((await back({})).headers.get('location')).toBe('/punchout');
  const returned = await back({ cookie });
  const html = await returned.text();
  expect(html).toMatch(/action="https:\/\/buyer\.example\/return\?session=1"/);
  expect(html).toMatch(/name="cxml-urlencoded" value="[^"]*&lt;SupplierPartID&gt;TW-AG125&lt;/);
  const policy = returned.headers.get('content-security-policy');
  expect(policy).toMatch(/form-action https:\/\/buyer\.example;/);
  expect(policy).toMatch(/default-src 'none'/);
  expect((await fetch(`${theShop()}/punchout-return.js`)).status).toBe(200);
  expect(((await (await fetch(`${theShop()}/api/me`, { headers: { cookie } })).json()) as Me).punchout).toBe(
    undefined,
  );
});
