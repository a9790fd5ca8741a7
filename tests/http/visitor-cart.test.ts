import type { Cart, Me } from '@/lib/cart/schema';
import { closeTheDatabase, signInNewPerson, uniqueIpAddress } from '../support/factories';
import { theShop } from '../support/open-shop';
import { Person } from '../support/people';

afterAll(closeTheDatabase);

const sku = 'TW-AG125';
const form = (more: Record<string, string> = {}, body = `sku=${sku}&quantity=2`) => ({
  method: 'POST',
  redirect: 'manual' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
  body,
});
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

test('a form without scripts fills the cart of a visitor, who alone sees it', async () => {
  const added = await fetch(`${theShop()}/api/cart/form`, form({ origin: theShop() }));
  expect([added.status, added.headers.get('location')]).toEqual([303, '/cart']);
  expect(added.headers.get('set-cookie')).toMatch(/HttpOnly/i);
  expect(added.headers.get('set-cookie')).toMatch(/SameSite=lax/i);
  const cookie = cookieOf(added);
  const mine = await fetch(`${theShop()}/cart`, { headers: { cookie } });
  expect(mine.headers.get('cache-control')).toMatch(/private|no-store/);
  expect(await mine.text()).toContain(sku);
  expect(await (await fetch(`${theShop()}/cart`)).text()).not.toContain(sku);
  const me = (await (await fetch(`${theShop()}/api/me`, { headers: { cookie } })).json()) as Me;
  expect([me.person, me.cart?.count, me.cart?.lines[0]!.href]).toEqual([
    null,
    2,
    expect.stringMatching(/^\/product\//),
  ]);
});

test('a form that another site sends is rejected, and units that are not there are explained', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    const response = await fetch(`${theShop()}/api/cart/form`, form(headers));
    expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null]);
  }
  const rejected = await fetch(`${theShop()}/api/cart/form`, form({}, `sku=${sku}&quantity=90000`));
  const location = rejected.headers.get('location')!;
  expect([rejected.status, location]).toEqual([303, `/cart?rejected=${sku}&quantity=90000`]);
  expect(await (await fetch(theShop() + location)).text()).toMatch(/Nothing was added/);
  for (const body of ['', 'sku=&quantity=1', `sku=${sku}&quantity=x`, `sku=${sku}&sku=b&quantity=-1`])
    expect((await fetch(`${theShop()}/api/cart/form`, form({}, body))).headers.get('location')).toBe('/cart');
});

test('a visitor changes and removes lines by the API; a call of a signed-in person needs the access token', async () => {
  const lines = `${theShop()}/api/cart/lines`;
  const json = { 'content-type': 'application/json' };
  const added = await fetch(lines, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ sku, quantity: 1 }),
  });
  expect(added.status).toBe(201);
  const headers = { ...json, cookie: cookieOf(added) };
  const changed = await fetch(`${lines}/${sku}`, { method: 'PATCH', headers, body: '{"quantity":3}' });
  expect(((await changed.json()) as Cart).count).toBe(3);
  const removed = await fetch(`${lines}/${sku}`, { method: 'DELETE', headers });
  expect(((await removed.json()) as Cart).lines).toEqual([]);
  const person = await signInNewPerson(theShop());
  const withCookie = { ...json, cookie: person.cookieHeader };
  const rejectedCall = await fetch(lines, {
    method: 'POST',
    headers: withCookie,
    body: JSON.stringify({ sku, quantity: 1 }),
  });
  expect(rejectedCall.status).toBe(401);
});

test('the first request after signing in moves the cart and ends its cookie', async () => {
  const cookie = cookieOf(await fetch(`${theShop()}/api/cart/form`, form()));
  const person = await signInNewPerson(theShop());
  const headers = { cookie: `${person.cookieHeader}; ${cookie}` };
  const response = await fetch(`${theShop()}/api/me`, { headers });
  expect(((await response.json()) as Me).cart?.count).toBe(2);
  expect(response.headers.get('set-cookie')).toMatch(/hexbolt\.cart=;.*Max-Age=0/i);
});

test('codes of discounts and the checkout need an account', async () => {
  const visitor = new Person(theShop(), uniqueIpAddress());
  expect((await visitor.call('PUT', '/api/cart/code', { code: 'SPRING' })).status).toBe(401);
  expect((await visitor.get('/purchase')).status).toBe(307);
});
