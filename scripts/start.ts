import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { makesBackups, setDefaults, setting, siteUrl } from '../lib/platform/env';
import { runJob, startScheduler } from '../server/scheduler';
import { startServer } from '../server/start-server';
import { ensureEmbeddedDatabase, superviseEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';
import { startTestPayments } from './test-payments';
import { runNode, runQuietly, waitForExit } from './run-process';

const { embedded } = await loadEnvironment(false);
setDefaults({
  CRON_SECRET: randomBytes(32).toString('base64url'),
  NEXTAUTH_URL: `http://localhost:${setting('PORT')}`,
});

// Preparing the database and building need much memory; a separate process returns it when it ends.
const build = fileURLToPath(new URL('build.js', import.meta.url));
const code = await waitForExit(runNode([build, '--when-needed']));
if (code !== 0) process.exit(code);

if (embedded) {
  setDefaults({ MONGODB_URI: await ensureEmbeddedDatabase() });
  superviseEmbeddedDatabase();
}
await startTestPayments(embedded);
const origin = await startServer();
// Pages prerendered by the build may show another database, or older data of this one.
if (!(await runJob(origin, 'cache'))) console.error('The pages of the build could not be expired.');
startScheduler(origin);
if (makesBackups()) {
  // A file of its own: it loads modules of Next, which need what the server has set up by now.
  const { scheduleBackups } = (await import(
    new URL('scheduled-backups.js', import.meta.url).href
  )) as typeof import('./scheduled-backups');
  // Another process, since a backup of the embedded database needs much memory.
  const script = fileURLToPath(new URL('backup.js', import.meta.url));
  scheduleBackups((directory) => runQuietly([script, '--into', directory]));
}
console.log(`The shop is open at ${siteUrl()} (listening on ${origin})`);
