import { isBuilt, recordBuild, sourceStamp } from './build-stamp';
import { runNext, waitForExit } from './run-process';

/** Runs `next build`, records what was built, and returns its exit code. */
export async function buildShop(): Promise<number> {
  // A source may change while Next builds: the stamp is that of the sources it began with.
  const stamp = await sourceStamp();
  const code = await waitForExit(runNext(['build']));
  if (code === 0) await recordBuild(stamp);
  return code;
}

/** Like `buildShop`, but returns at once when `.next` already holds a build of the present sources. */
export async function buildWhenNeeded(): Promise<number> {
  return (await isBuilt()) ? 0 : buildShop();
}
