import { closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, errorOf, Person, type Json } from '../support/people';

let admin: Person;
let settings: Json;

const textOf = async (path: string) => (await fetch(theShop() + path)).text();

beforeAll(async () => {
  admin = await new Person(theShop()).signIn(demoAdmin);
  const { currency: _, locale: __, ...given } = (await admin.get<Json>('/api/shop-settings')).json;
  settings = given;
});

afterAll(async () => {
  await admin.patch('/api/shop-settings', settings);
  await closeTheDatabase();
});

test('a new name, phone and delivery price are on every cached page with the next request', async () => {
  expect(await textOf('/about')).toContain('+1 216 555 0142');
  const changed = { ...settings, name: 'Nut and Thread', phone: '+1 800 555 0199' };
  expect((await admin.patch('/api/shop-settings', changed)).status).toBe(200);
  for (const path of ['/', '/about', '/shop/drills', '/product/12-v-drill-driver-30-nm', '/contact']) {
    expect([path, (await textOf(path)).includes('Nut and Thread')]).toEqual([path, true]);
  }
  expect(await textOf('/contact')).toContain('+1 800 555 0199');
});

test('invalid values are reported by field and change nothing', async () => {
  const before = (await admin.get<Json>('/api/shop-settings')).json;
  const response = await admin.patch('/api/shop-settings', {
    ...settings,
    email: 'nobody',
    deliveryMethods: [],
  });
  expect(response.status).toBe(400);
  expect(Object.keys(errorOf(response).fields ?? {})).toEqual(
    expect.arrayContaining(['email', 'deliveryMethods']),
  );
  expect((await admin.get<Json>('/api/shop-settings')).json).toEqual(before);
});

test('a customer can neither read nor change the settings', async () => {
  const customer = await signInNewPerson(theShop());
  expect((await customer.get('/api/shop-settings')).status).toBe(403);
  expect((await customer.patch('/api/shop-settings', settings)).status).toBe(403);
});
