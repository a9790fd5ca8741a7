import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcess } from '../support/database-process';
import { demoAdmin, Person } from '../support/people';
import { newSettings, seedShop, startShop, type Shop, type ShopSettings } from '../support/shop';

// A separate database and shop, which this test kills.
const directory = mkdtempSync(join(tmpdir(), 'hexbolt-bulk-killed-'));
const count = 4_000;
const rows = Array.from({ length: count }, (_, index) => ({
  sku: `BULK-${index}`,
  slug: `bulk-part-${Math.floor(index / 4)}`,
  name: `Bulk part ${Math.floor(index / 4)}`,
  brand: 'Ferrox',
  category: 'hand-tools',
  description: 'A part of a large upload.',
  size: `${(index % 4) + 1} mm`,
  price: 12.5,
  availableQuantity: 10,
  state: 'published',
}));

let database = { uri: '', pid: 0 };
let settings: ShopSettings;
let shop: Shop;
let key = '';

jest.setTimeout(300_000);

beforeAll(async () => {
  database = databaseProcess(directory);
  settings = newSettings(database.uri);
  await seedShop(settings);
  shop = await startShop(settings);
  const admin = await new Person(shop.url).signIn(demoAdmin);
  const input = { name: 'PIM', scopes: ['products:write', 'stock:read'], validDays: 1 };
  key = (await admin.post<{ key: string }>('/api/api-keys', input)).json.key;
});

afterAll(async () => {
  await shop.stop();
  process.kill(database.pid, 'SIGKILL');
});

const authorization = () => `Bearer ${key}`;

/** Sends all rows; how many of them had each outcome. */
async function upload(): Promise<Record<string, number>> {
  const response = await fetch(`${shop.url}/api/shop/products`, {
    method: 'PUT',
    headers: { authorization: authorization(), 'content-type': 'application/json' },
    body: JSON.stringify(rows),
  });
  const { rows: results = [], error } = (await response.json()) as {
    rows?: { sku: string; outcome: string }[];
    error?: object;
  };
  expect([response.status, error]).toEqual([200, undefined]);
  expect(results.map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku));
  const outcomes: Record<string, number> = {};
  for (const { outcome } of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  return outcomes;
}

const isStored = async (sku: string) => {
  const headers = { authorization: authorization() };
  return (await fetch(`${shop.url}/api/shop/stock/${sku}`, { headers })).status === 200;
};

test('4,000 rows whose upload is killed in the middle are all there, once, after it is repeated', async () => {
  const killed = upload().then(
    () => 'answered',
    () => 'killed',
  );
  while (!(await isStored(rows[1_000]!.sku))) await new Promise((resolve) => setTimeout(resolve, 500));
  shop.process.kill('SIGKILL');
  expect(await killed).toBe('killed');
  shop = await startShop(settings, Number(new URL(shop.url).port));

  const { created = 0, unchanged = 0, changed = 0, ...others } = await upload();
  expect(others).toEqual({});
  expect(created + unchanged + changed).toBe(count);
  // The killed upload has written some of the rows, and left others.
  expect(created).toBeGreaterThan(0);
  expect(unchanged).toBeGreaterThan(0);
  expect(await upload()).toEqual({ unchanged: count });
});
