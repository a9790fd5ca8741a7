import { demoEmails, isDemoShop } from '@/lib/users/queries';
import { readDemoAccounts, seedAccounts } from '@/seed/accounts';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test('a shop is a demo once it has accounts with published passwords', async () => {
  process.env.NEXTAUTH_URL = 'http://localhost:3000';
  expect(await isDemoShop()).toBe(false);
  await seedAccounts();
  expect(await isDemoShop()).toBe(true);
});

test('a shop with a public address is no demo, unless its settings allow it', async () => {
  Object.assign(process.env, { NEXTAUTH_URL: 'https://shop.example', HEXBOLT_DEMO: undefined });
  delete process.env.HEXBOLT_DEMO;
  expect(await isDemoShop()).toBe(false);
  process.env.HEXBOLT_DEMO = '1';
  expect(await isDemoShop()).toBe(true);
});

test('the listed accounts are those of the demo data', async () => {
  expect((await readDemoAccounts()).map(({ email }) => email)).toEqual(demoEmails);
});
