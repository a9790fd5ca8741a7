import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcess } from '../support/database-process';
import { newSettings, startShop } from '../support/shop';

// The database is killed and restarted, and each request waits several seconds for it.
jest.setTimeout(120_000);

test('an outage of the database logs one line when it begins and one when it ends', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hexbolt-outage-'));
  const database = databaseProcess(directory);
  const shop = await startShop({ ...newSettings(database.uri), LOG_LEVEL: 'warn' });
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
  const lines = () => shop.output().split('\n').filter(Boolean);
  expect(await statusOf('/api/health/ready')).toBe(200);
  const before = lines().length;

  process.kill(database.pid, 'SIGKILL');
  const paths = ['/api/item?limit=1', '/api/health/ready', '/shop?q=drill', '/product/bench-vise'];
  const statuses = await Promise.all([...paths, ...paths].map(statusOf));
  expect(statuses.every((status) => status >= 500)).toBe(true);
  expect(lines().slice(before)).toEqual([expect.stringContaining('The database can’t be reached')]);

  const revived = databaseProcess(directory);
  while (!shop.output().includes('The database can be reached again')) {
    await fetch(`${shop.url}/api/health/ready`);
  }
  expect(lines().slice(before)).toHaveLength(2);
  expect(await statusOf('/api/item?limit=1')).toBe(200);
  await shop.stop();
  process.kill(revived.pid, 'SIGTERM');
});
