import { randomBytes } from 'node:crypto';
import { buildWhenNeeded } from './build-shop';
import { doChore, keepHouse } from './chores';
import { prepare } from './prepare';
import { ended, runShop, superviseWith } from './run';

const port = process.env.PORT || '3000';
const origin = `http://localhost:${port}`;
const { embedded } = await prepare(false);
process.env.CRON_SECRET ||= randomBytes(32).toString('base64url');
process.env.NEXTAUTH_URL ||= origin;

const code = await buildWhenNeeded();
if (code !== 0) process.exit(code);

const server = runShop(port);
superviseWith(server, embedded);
await expirePagesOfTheBuild();
keepHouse(origin);
process.exit(await ended(server));

/** Pages that were made when the shop was built may show another database, or an older state of this one. */
async function expirePagesOfTheBuild(): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await doChore(origin, 'cache')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
