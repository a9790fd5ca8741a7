import { isBuilt, recordBuild, sourceStamp } from './build-stamp';
import { runNext, waitForExit } from './run-process';

/** Runs `next build`, records the source stamp, and returns its exit code. */
export async function buildShop(): Promise<number> {
  // A source may change during the build, so the stamp is taken before it.
  const stamp = await sourceStamp();
  const code = await waitForExit(runNext(['build']));
  if (code === 0) await recordBuild(stamp);
  return code;
}

/** Like `buildShop`, but returns at once if `.next` is up to date. */
export async function buildWhenNeeded(): Promise<number> {
  return (await isBuilt()) ? 0 : buildShop();
}
