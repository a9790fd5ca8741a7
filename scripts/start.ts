import { randomBytes } from 'node:crypto';
import { buildWhenNeeded } from './build-when-needed';
import { runJob, startScheduler } from '../server/scheduler';
import { prepare } from './prepare';
import { waitForExit, runShop, supervise } from './child-processes';

const port = process.env.PORT || '3000';
const origin = `http://localhost:${port}`;
const { embedded } = await prepare(false);
process.env.CRON_SECRET ||= randomBytes(32).toString('base64url');
process.env.NEXTAUTH_URL ||= origin;

const code = await buildWhenNeeded();
if (code !== 0) process.exit(code);

const server = runShop(port);
supervise(server, embedded);
await expirePagesOfTheBuild();
startScheduler(origin);
process.exit(await waitForExit(server));

/** Pages that were made when the shop was built may show another database, or an older state of this one. */
async function expirePagesOfTheBuild(): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await runJob(origin, 'cache')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
