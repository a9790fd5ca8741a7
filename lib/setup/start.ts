import { randomBytes } from 'node:crypto';
import { isBuilt, markBuilt } from './build-stamp';
import { prepare } from './prepare';
import { ended, runNext, runShop, superviseWith } from './run';

const port = process.env.PORT || '3000';
const { embedded } = await prepare(false);
process.env.CRON_SECRET ||= randomBytes(32).toString('base64url');
process.env.NEXTAUTH_URL ||= `http://localhost:${port}`;

if (!(await isBuilt())) {
  const code = await ended(runNext(['build']));
  if (code !== 0) process.exit(code);
  await markBuilt();
}

const server = runShop(port);
superviseWith(server, embedded);
await expirePagesOfTheBuild();
setInterval(() => void Promise.all(['orders', 'mail'].map(call)), 60_000).unref();
process.exit(await ended(server));

/** Does what a scheduler would: one of the shop's own /api/cron calls. Whether it was done. */
async function call(chore: string): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/api/cron/${chore}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
  }).catch(() => null);
  return answer?.ok ?? false;
}

/** Pages that were made when the shop was built may show another database, or an older state of this one. */
async function expirePagesOfTheBuild(): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await call('cache')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
