import { deviceCookieHeader } from '@/lib/auth/known-devices';
import { authCookies } from '@/lib/auth/sessions';

const before = process.env.NEXTAUTH_URL;
afterEach(() => {
  if (before === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = before;
});

test('over HTTPS every cookie of a sign-in is bound to this host alone', () => {
  process.env.NEXTAUTH_URL = 'https://shop.example';
  const cookies = Object.values(authCookies());
  expect(cookies.length).toBeGreaterThan(5);
  for (const { name, options } of cookies) {
    expect(name).toMatch(/^__Host-/);
    // Browsers take the prefix only with these attributes and without a domain.
    expect(options).toMatchObject({ secure: true, path: '/', httpOnly: true });
    expect(options).not.toHaveProperty('domain');
  }
  const device = deviceCookieHeader('a'.repeat(43));
  expect(device).toMatch(/^__Host-.*Path=\/;.*HttpOnly;.*Secure/);
  expect(device).not.toMatch(/domain/i);
});

test('over HTTP no cookie has the prefix, which browsers would reject there', () => {
  process.env.NEXTAUTH_URL = 'http://localhost:3000';
  for (const { name, options } of Object.values(authCookies()))
    expect([name, options.secure]).toEqual([expect.not.stringContaining('__'), false]);
});
