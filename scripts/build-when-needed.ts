import { isBuilt, recordBuild } from './build-stamp';
import { runNext, waitForExit } from './run-process';

/** Runs `next build`, records what was built, and returns its exit code. */
export async function buildShop(): Promise<number> {
  const code = await waitForExit(runNext(['build']));
  if (code === 0) await recordBuild();
  return code;
}

/** Like `buildShop`, but returns at once when `.next` already holds a build of the present sources. */
export async function buildWhenNeeded(): Promise<number> {
  return (await isBuilt()) ? 0 : buildShop();
}
