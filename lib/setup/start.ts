import { isBuilt, markBuilt } from './build-stamp';
import { prepare } from './prepare';
import { ended, runNext, runShop, superviseWith } from './run';

const port = process.env.PORT || '3000';
const { embedded } = await prepare(false);
process.env.NEXTAUTH_URL ||= `http://localhost:${port}`;

if (!(await isBuilt())) {
  const code = await ended(runNext(['build']));
  if (code !== 0) process.exit(code);
  await markBuilt();
}

const server = runShop(port);
superviseWith(server, embedded);
await expirePagesOfTheBuild();
process.exit(await ended(server));

/** Pages that were made when the shop was built may show another database, or an older state of this one. */
async function expirePagesOfTheBuild(): Promise<void> {
  const secret = process.env.CRON_SECRET;
  if (!secret) return;
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    const answer = await fetch(`http://localhost:${port}/api/cron/cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
