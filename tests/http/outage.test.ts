import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { databaseProcess } from '../support/database-process';
import { newSettings, startShop, type Shop, type ShopSettings } from '../support/shop';

// The database is killed and restarted, and each request waits several seconds for it.
jest.setTimeout(120_000);

/** The page of an article that no command of the shop has written fails. Nothing else reads it meanwhile. */
async function expectSameReference(shop: Shop, { MONGODB_URI, MONGODB_DB }: ShopSettings): Promise<void> {
  const client = new MongoClient(MONGODB_URI);
  const posts = client.db(MONGODB_DB).collection<{ _id: string }>('posts');
  const broken = { _id: 'broken', slug: 'broken', state: 'published', publishedAt: new Date(0) };
  await posts.insertOne(broken);
  const id = 'edge-0123456789';
  const response = await fetch(`${shop.url}/blog/broken`, { headers: { 'x-request-id': id } });
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, id]);
  expect(await response.text()).toContain(`"digest":"${id}"`.replaceAll('"', '\\"'));
  const lines = shop
    .output()
    .split('\n')
    .filter((line) => line.includes('page failed'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ msg: 'page failed', requestId: id, path: '/blog/broken' }),
  ]);
  await posts.deleteOne({ _id: 'broken' });
  await client.close();
}

test('an error names its request on the page and in the log; an outage is one line when it begins and one when it ends', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hexbolt-outage-'));
  const database = databaseProcess(directory);
  const settings = newSettings(database.uri);
  const shop = await startShop({ ...settings, LOG_LEVEL: 'warn' });
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
  const lines = () => shop.output().split('\n').filter(Boolean);
  expect(await statusOf('/api/health/ready')).toBe(200);
  await expectSameReference(shop, settings);
  const before = lines().length;

  process.kill(database.pid, 'SIGKILL');
  const paths = ['/api/item?limit=1', '/api/health/ready', '/shop?q=drill', '/product/bench-vise'];
  const statuses = await Promise.all([...paths, ...paths].map(statusOf));
  expect(statuses.every((status) => status >= 500)).toBe(true);
  expect(lines().slice(before)).toEqual([expect.stringContaining('The database can’t be reached')]);

  const revived = databaseProcess(directory);
  while (!lines().slice(before).join('').includes('The database can be reached again')) {
    await fetch(`${shop.url}/api/health/ready`);
  }
  expect(lines().slice(before)).toHaveLength(2);
  expect(await statusOf('/api/item?limit=1')).toBe(200);
  await shop.stop();
  process.kill(revived.pid, 'SIGTERM');
});
