import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theSettings, theShop } from '../support/open-shop';
import { startShop, type Shop } from '../support/shop';

let shop: Shop;
beforeAll(async () => {
  const { NEXTAUTH_SECRET: former, ...settings } = theSettings();
  const secrets = { NEXTAUTH_SECRET: 'n'.repeat(43), NEXTAUTH_SECRET_PREVIOUS: former };
  shop = await startShop({ ...settings, ...secrets });
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await closeTheDatabase();
});

test('who was signed in before the secret was replaced stays signed in on pages and calls, and can sign out', async () => {
  const person = (await signInNewPerson(theShop())).at(shop.url);
  expect((await person.get('/profile')).status).toBe(200);
  expect((await person.get('/api/me')).json.person).not.toBeNull();
  expect((await person.get('/api/addresses')).status).toBe(200);
  const { json } = await person.get('/api/auth/csrf');
  const form = new URLSearchParams({ csrfToken: String(json.csrfToken), json: 'true' });
  expect((await person.post('/api/auth/signout', form)).status).toBe(200);
  const later = await person.get('/profile');
  expect([later.status, later.headers.get('location')]).toEqual([307, '/login?from=%2Fprofile']);
});
