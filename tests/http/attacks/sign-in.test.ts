import { uniqueIpAddress, closeTheDatabase, signUpPerson } from '../../support/factories';
import { theShop } from '../../support/open-shop';
import { demoAdmin, Person } from '../../support/people';

const visitor = () => new Person(theShop(), uniqueIpAddress());

afterAll(closeTheDatabase);

const raw = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(theShop() + path, { method: 'POST', body, headers, redirect: 'manual' });

test.each(['{', '"text"', 'null]', ''])(
  'a body of /api/auth that is not JSON (%j) gets 400',
  async (body) => {
    const response = await raw('/api/auth/callback/credentials', body, {
      'content-type': 'application/json',
    });
    expect(response.status).toBe(400);
  },
);

test('a large body of /api/auth gets 413', async () => {
  const response = await raw('/api/auth/callback/credentials', 'x'.repeat(1_000_000), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(response.status).toBe(413);
});

test('/api/auth/_log accepts everything and stores nothing', async () => {
  const response = await raw('/api/auth/_log', JSON.stringify({ code: 'x'.repeat(10_000) }), {
    'content-type': 'application/json',
  });
  expect(response.status).toBe(204);
});

test.each(['not an address', '%', '%E0%A4%A', 'javascript:alert(1)', '__proto__', '[object Object]'])(
  'a damaged callback-url cookie (%j) is removed, and the next try works',
  async (value) => {
    const person = visitor();
    person.setCookie('next-auth.callback-url', encodeURIComponent(value).replaceAll('%25', '%'));
    const first = await person.get('/api/auth/csrf');
    expect(first.status).toBeLessThan(500);
    expect((await person.get('/api/auth/csrf')).status).toBe(200);
  },
);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '/login?error=%s shows the page with a general message',
  async (error) => {
    const { status, text } = await visitor().get(`/login?error=${error}`);
    expect(status).toBe(200);
    expect(text).toContain('Something went wrong while signing in');
  },
);

test.each(['/prodüct', '/商品?q=工具', '/😀'])('a signed-in person returns to %s', async (path) => {
  const shop = theShop();
  const person = await new Person(shop, uniqueIpAddress()).signIn(await signUpPerson(shop));
  const { status, headers } = await person.get(`/login?from=${encodeURIComponent(path)}`);
  expect([status, new URL(headers.get('location')!, shop).href]).toEqual([307, new URL(path, shop).href]);
});

test('a sign-in replaces the browser’s previous session', async () => {
  const shop = theShop();
  const account = await signUpPerson(shop);
  const person = await new Person(shop, uniqueIpAddress()).signIn(account);
  const before = person.at(shop);
  person.token = null;
  await person.signIn(account);
  expect((await before.get('/api/profile')).status).toBe(401);
  expect((await person.get('/api/profile')).status).toBe(200);
});

test('the list of users requires the bearer token: the cookie alone is not enough', async () => {
  const shop = theShop();
  const admin = await new Person(shop, uniqueIpAddress()).signIn(demoAdmin);
  expect((await admin.get('/api/user')).status).toBe(200);
  admin.token = null;
  expect((await admin.get('/api/user')).status).toBe(401);
});

test('a browser gets its device id in a cookie that scripts can’t read', async () => {
  const shop = theShop();
  const account = await signUpPerson(shop);
  const person = new Person(shop, uniqueIpAddress());
  const { json } = await person.get<{ csrfToken: string }>('/api/auth/csrf');
  const form = new URLSearchParams({ ...account, csrfToken: json.csrfToken, json: 'true' });
  const { headers } = await person.post('/api/auth/callback/credentials', form);
  const cookie = headers.getSetCookie().find((line) => line.startsWith('hexbolt.device='));
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
});
