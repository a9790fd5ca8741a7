import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTheDatabase } from '../support/factories';
import { theSettings } from '../support/open-shop';
import { startShop } from '../support/shop';
import { copyBuild } from '../support/upgrade/build-copy';
import { problemsOf, upgradeUnderTraffic } from '../support/upgrade/rolling-upgrade';

const folder = mkdtempSync(join(tmpdir(), 'hexbolt-upgrade-'));

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await closeTheDatabase();
});

test('servers are replaced by those of another build without an error, a lost order or a page without its scripts', async () => {
  await copyBuild(folder);
  const start = (version: 'old' | 'new', address: string) =>
    startShop(
      { ...theSettings(), NEXTAUTH_URL: address, DRAIN_SECONDS: '1' },
      undefined,
      version === 'new' ? folder : undefined,
    );
  expect(problemsOf(await upgradeUnderTraffic({ start, stepMilliseconds: 1_000 }))).toEqual([]);
}, 400_000);
