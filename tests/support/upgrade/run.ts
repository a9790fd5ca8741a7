import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTheDatabase, theDatabase } from '../factories';
import { postponeTwoFactorOfDemoAdmin } from '../open-shop';
import { buildWhenNeeded, newSettings, seedShop, startShop } from '../shop';
import startDatabase from '../start-database';
import stopDatabase from '../stop-database';
import { openInBrowser } from './browser';
import { problemsOf, upgradeUnderTraffic } from './rolling-upgrade';
import { checkOut, makeNextVersion } from './versions';

/**
 * `npm run test:upgrade` upgrades two servers of this version to one with another build, another migration and another
 * index. With UPGRADE_FROM, which names a revision of the repository, it upgrades from that one to this one.
 */
const revision = process.env.UPGRADE_FROM;
const other = mkdtempSync(join(tmpdir(), 'hexbolt-version-'));
if (revision) checkOut(revision, other);
else makeNextVersion(other);
const here = process.cwd();
const folders = revision ? { old: other, new: here } : { old: here, new: other };

await startDatabase();
const settings = {
  ...newSettings(process.env.MONGODB_URI!),
  MONGODB_DB: `${process.env.TEST_DATABASE}-1`,
  DRAIN_SECONDS: '3',
};
Object.assign(process.env, settings, { HEXBOLT_DEMO: '1' });
let problems: string[] = [];
try {
  await seedShop(settings, 0, folders.old);
  await postponeTwoFactorOfDemoAdmin(settings);
  // A build brings its database to its own form: the new version gets an empty one, so that its start does the upgrade.
  await buildWhenNeeded(settings, folders.old);
  await buildWhenNeeded({ ...settings, MONGODB_DB: `${settings.MONGODB_DB}-build` }, folders.new);
  const formBefore = await theDatabase().collection('migrations').countDocuments();

  const outcome = await upgradeUnderTraffic({
    start: (version, address) =>
      startShop({ ...settings, NEXTAUTH_URL: address }, undefined, folders[version], 'start'),
    stepMilliseconds: 8_000,
    openBefore: openInBrowser,
  });
  problems = problemsOf(outcome);
  const migrations = (await theDatabase().collection('migrations').countDocuments()) - formBefore;
  if (!revision && migrations !== 1) problems.push(`${migrations} migrations were applied, not one`);
  const { pages, reloads, acknowledged, stockChanges, priceChanges, responses } = outcome;
  console.log(
    `${pages} pages, ${reloads} of them opened because the build had changed; ${acknowledged.size} orders; ` +
      `${stockChanges} changes of stock and ${priceChanges} of prices; ${migrations} migrations; responses of ` +
      `the servers: ${responses.join(', ')}`,
  );
} finally {
  await closeTheDatabase();
  await stopDatabase();
  rmSync(other, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'No error, no lost order.');
process.exit(problems.length ? 1 : 0);
