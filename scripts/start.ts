import { randomBytes } from 'node:crypto';
import { runJob, startScheduler } from '../server/scheduler';
import { buildWhenNeeded } from './build-when-needed';
import { runServer, supervise, waitForExit } from './child-processes';
import { prepare } from './prepare';

const port = process.env.PORT || '3000';
const origin = `http://localhost:${port}`;
const { embedded } = await prepare(false);
process.env.CRON_SECRET ||= randomBytes(32).toString('base64url');
process.env.NEXTAUTH_URL ||= origin;

const code = await buildWhenNeeded();
if (code !== 0) process.exit(code);

const server = runServer(port);
supervise(server, embedded);
await expirePagesOfTheBuild();
startScheduler(origin);
process.exit(await waitForExit(server));

/** Pages prerendered by the build may show another database, or older data of this one. */
async function expirePagesOfTheBuild(): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await runJob(origin, 'cache')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
