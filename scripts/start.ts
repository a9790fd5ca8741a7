import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setDefaults, setting, siteUrl } from '../lib/platform/env';
import { runJob, startScheduler } from '../server/scheduler';
import { startServer } from '../server/start-server';
import { ensureEmbeddedDatabase, superviseEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';
import { startTestPayments } from './test-payments';
import { runNode, waitForExit } from './run-process';

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
console.log(`The shop is open at ${siteUrl()} (listening on ${origin})`);
