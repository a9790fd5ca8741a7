import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Receiver } from '../integration/webhooks/receiver';
import { databaseProcess } from '../support/database-process';
import { demoAdmin, Person } from '../support/people';
import { newSettings, seedShop, startShop, type Shop, type ShopSettings } from '../support/shop';

// A separate database and shop, which this test kills.
const directory = mkdtempSync(join(tmpdir(), 'hexbolt-webhooks-killed-'));
const skus = ['FX-DD12-30', 'TW-AG125', 'TW-AG115'];
/** `KILLS=100` kills as often, three times of four the database, else the server. */
const kills = Number(process.env.KILLS ?? 12);
const changes = Math.max(20, kills);
const receiver = new Receiver();

let database = { uri: '', pid: 0 };
let settings: ShopSettings;
let shop: Shop;
let key = '';

const kill = (pid: number) => process.kill(pid, 'SIGKILL');
const revive = () => (database = databaseProcess(directory));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Deliveries of a killed server wait for the end of their lease of a minute.
jest.setTimeout(300_000 + kills * 10_000);

beforeAll(async () => {
  revive();
  await receiver.open();
  settings = { ...newSettings(database.uri), WEBHOOK_ALLOWED_TARGETS: '127.0.0.1' };
  await seedShop(settings);
  shop = await startShop(settings);
  const admin = await new Person(shop.url).signIn(demoAdmin);
  const input = { url: receiver.url, description: '', events: ['product.*'] };
  const added = await admin.post<{ secret: string }>('/api/webhooks', input);
  receiver.secret = added.json.secret;
  const scopes = ['prices:write', 'products:read'];
  key = (await admin.post<{ key: string }>('/api/api-keys', { name: 'ERP', scopes, validDays: 1 })).json.key;
});

afterAll(async () => {
  await shop.stop();
  await receiver.close();
  revive();
  kill(database.pid);
});

/** Sets a price, and again until the shop acknowledges it. */
async function setPrice(sku: string, price: number): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const response = await fetch(`${shop.url}/api/products/skus/${sku}/price`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    }).catch(() => null);
    if (response?.ok) return;
    await response?.text();
    if (response && response.status < 500 && response.status !== 429)
      throw new Error(`Setting a price answers ${response.status}`);
    await pause(response?.status === 429 ? 5_000 : 250);
  }
  throw new Error('The shop stayed away');
}

type Sent = { product: { variants: { sku: string; price: number }[] } };

/** The prices of a SKU that the receiver was told, in the order in which it was told first. */
const toldPrices = (sku: string) => [
  ...new Set(
    receiver.received
      .flatMap(({ data }) => (data as Sent).product.variants)
      .flatMap((variant) => (variant.sku === sku ? [variant.price] : [])),
  ),
];
const prices = (count: number) => Array.from({ length: count }, (_, index) => 1_001 + index);

test('while database and server are killed, every acknowledged change is told, signed and in order', async () => {
  const port = Number(new URL(shop.url).port);
  const change = async (sku: string) => {
    for (const price of prices(changes)) await setPrice(sku, price);
  };
  const trouble = async () => {
    for (let round = 0; round < kills; round++) {
      await pause(150 + (round % 4) * 120);
      if (round % 4 === 3) {
        shop.process.kill('SIGKILL');
        shop = await startShop(settings, port);
      } else {
        kill(database.pid);
        revive();
      }
    }
  };
  await Promise.all([...skus.map(change), trouble()]);

  const isComplete = () => skus.every((sku) => toldPrices(sku).length >= changes);
  const headers = { authorization: `Bearer ${settings.CRON_SECRET}` };
  for (let second = 0; second < 150 && !isComplete(); second++) {
    await fetch(`${shop.url}/api/cron/webhooks`, { method: 'POST', headers }).catch(() => null);
    await pause(1_000);
  }
  for (const sku of skus) expect([sku, toldPrices(sku)]).toEqual([sku, prices(changes)]);
  for (const object of new Set(receiver.received.map((one) => one.object))) {
    const told = receiver.received.filter((one) => one.object === object);
    const first = [...new Set(told.map(({ sequence }) => sequence))];
    expect([object, first]).toEqual([object, first.map((_, index) => index + 1)]);
    // A repeat has the id of the event that it repeats.
    expect(new Set(told.map(({ id }) => id)).size).toBe(first.length);
  }
  expect(receiver.forged).toBe(0);
});
