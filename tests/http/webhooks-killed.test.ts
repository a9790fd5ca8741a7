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
const receiver = new Receiver();

let database = { uri: '', pid: 0 };
let settings: ShopSettings;
let shop: Shop;
let key = '';
/** How many changes the shop has acknowledged. */
let acknowledged = 0;

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
  for (let attempt = 0; attempt < 240; attempt++) {
    const response = await fetch(`${shop.url}/api/products/skus/${sku}/price`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ price }),
    }).catch(() => null);
    if (response?.ok) return void acknowledged++;
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

test('while database and server are killed, every acknowledged change is told, signed and in order', async () => {
  const port = Number(new URL(shop.url).port);
  let isTrouble = true;
  const change = async (sku: string) => {
    const set: number[] = [];
    for (let price = 1_001; isTrouble; price++) {
      await setPrice(sku, price);
      set.push(price);
      await pause(50);
    }
    return set;
  };
  const untilAcknowledged = async () => {
    const before = acknowledged;
    for (let attempt = 0; attempt < 600 && acknowledged === before; attempt++) await pause(100);
  };
  const trouble = async () => {
    for (let round = 0; round < kills; round++) {
      await untilAcknowledged();
      await pause((round % 4) * 60);
      if (round % 4 === 3) {
        shop.process.kill('SIGKILL');
        shop = await startShop(settings, port);
      } else {
        kill(database.pid);
        revive();
      }
    }
    isTrouble = false;
  };
  const [set] = await Promise.all([Promise.all(skus.map(change)), trouble()]);

  const isComplete = () => skus.every((sku, index) => toldPrices(sku).length >= set[index]!.length);
  const headers = { authorization: `Bearer ${settings.CRON_SECRET}` };
  for (let second = 0; second < 150 && !isComplete(); second++) {
    await fetch(`${shop.url}/api/cron/webhooks`, { method: 'POST', headers }).catch(() => null);
    await pause(1_000);
  }
  for (const [index, sku] of skus.entries()) expect([sku, toldPrices(sku)]).toEqual([sku, set[index]]);
  for (const object of new Set(receiver.received.map((one) => one.object))) {
    const told = receiver.received.filter((one) => one.object === object);
    const first = [...new Set(told.map(({ sequence }) => sequence))];
    expect([object, first]).toEqual([object, first.map((_, index) => index + 1)]);
    // A repeat has the id of the event that it repeats.
    expect(new Set(told.map(({ id }) => id)).size).toBe(first.length);
  }
  expect(receiver.forged).toBe(0);
});
