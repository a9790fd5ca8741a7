import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcess } from '../support/database-process';
import { closeTheDatabase, signInNewPerson } from '../support/factories';
import {
  addAutomaticDiscount,
  countUnits,
  countUses,
  placeOrder,
  setStock,
  totalOf,
} from '../support/orders';
import type { Person } from '../support/people';
import { newSettings, seedShop, startShop, type Shop, type ShopSettings } from '../support/shop';

// A separate database and shop, which these tests kill.
const directory = mkdtempSync(join(tmpdir(), 'hexbolt-killed-'));
const sku = 'FX-DD12-30';
const start = 200;
const lines = [{ sku, quantity: 1 }];

let database = { uri: '', pid: 0 };
let settings: ShopSettings;
let shop: Shop;
let buyers: Person[];
let total: number;
let discount: string;
const before = { MONGODB_URI: process.env.MONGODB_URI, MONGODB_DB: process.env.MONGODB_DB };

const kill = (pid: number) => process.kill(pid, 'SIGKILL');
const revive = () => (database = databaseProcess(directory));

// These tests start and kill processes many times.
jest.setTimeout(120_000);

beforeAll(async () => {
  revive();
  settings = newSettings(database.uri);
  Object.assign(process.env, { MONGODB_URI: settings.MONGODB_URI, MONGODB_DB: settings.MONGODB_DB });
  await seedShop(settings);
  shop = await startShop(settings);
  buyers = await Promise.all(Array.from({ length: 6 }, () => signInNewPerson(shop.url)));
  discount = await addAutomaticDiscount(sku, 10_000);
  total = await totalOf(buyers[0]!, lines);
});

beforeEach(() => setStock(sku, start));

afterAll(async () => {
  await shop.stop();
  await closeTheDatabase();
  revive();
  kill(database.pid);
  Object.assign(process.env, before);
});

type Placed = { buyer: Person; number: string };

/** Each buyer places orders one after another while a process is killed, retrying each with its key. */
async function buyDuring(ordersEach: number, trouble: () => Promise<void>): Promise<Placed[]> {
  const placed: Placed[] = [];
  const buy = async (buyer: Person) => {
    for (let count = 0; count < ordersEach; count++) {
      const response = await placeOrder(buyer, lines, total, randomUUID());
      if (response.status !== 201) throw new Error(`${response.status} ${response.text}`);
      placed.push({ buyer, number: response.json.number });
    }
  };
  await Promise.all([...buyers.map(buy), trouble()]);
  return placed;
}

/** Checks that every acknowledged order exists once, and that each unit and each use of the discount is counted once. */
async function expectNothingLost(placed: Placed[], soldBefore: number): Promise<void> {
  expect(new Set(placed.map(({ number }) => number)).size).toBe(placed.length);
  for (const { buyer, number } of placed) expect((await buyer.get(`/api/orders/${number}`)).status).toBe(200);
  const { left, held, sold } = await countUnits(sku);
  expect(sold - soldBefore).toBe(placed.length);
  expect(left + held).toBe(start - placed.length);
  const uses = await countUses(discount);
  expect(uses.placed).toBeGreaterThanOrEqual(placed.length);
  expect(uses.used - uses.held).toBe(uses.placed);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('repeatedly killing the database during orders loses and duplicates none', async () => {
  const { sold } = await countUnits(sku);
  const placed = await buyDuring(6, async () => {
    for (let round = 0; round < 4; round++) {
      await pause(150 + round * 120);
      kill(database.pid);
      revive();
    }
  });
  await expectNothingLost(placed, sold);
});

test('killing the server during orders loses and duplicates none', async () => {
  const { sold } = await countUnits(sku);
  const port = Number(new URL(shop.url).port);
  const placed = await buyDuring(6, async () => {
    for (let round = 0; round < 2; round++) {
      await pause(200 + round * 150);
      shop.process.kill('SIGKILL');
      shop = await startShop(settings, port);
    }
  });
  await expectNothingLost(placed, sold);
});

test('while the database is unavailable the shop says so, and recovers afterwards', async () => {
  kill(database.pid);
  const [buyer] = buyers as [Person];
  const response = await buyer.get('/api/cart');
  const live = await buyer.get('/api/health/live');
  const notReady = await buyer.get('/api/health/ready');
  revive();
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(live.status).toBe(200);
  expect(notReady.status).toBe(503);
  let ready = 0;
  for (let attempt = 0; attempt < 50 && ready !== 200; attempt++) {
    ready = (await buyer.get('/api/health/ready')).status;
    if (ready !== 200) await pause(100);
  }
  expect(ready).toBe(200);
  expect((await buyer.get('/api/cart')).status).toBe(200);
});

test('a server that is stopping completes the requests it has begun', async () => {
  const [buyer] = buyers as [Person];
  const orders = Array.from({ length: 5 }, () => buyer.get('/api/orders'));
  await pause(5);
  const code = shop.stop();
  const responses = await Promise.allSettled(orders);
  const answered = responses.filter((response) => response.status === 'fulfilled');
  expect(answered.every((response) => response.value.status === 200)).toBe(true);
  expect(await code).toBe(0);
  shop = await startShop(settings);
});
