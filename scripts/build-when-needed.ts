import { isBuilt, markBuilt } from './build-stamp';
import { waitForExit, runNext } from './child-processes';

/** Builds the shop in the prepared environment and remembers its sources; answers the exit code of the build. */
export async function buildShop(): Promise<number> {
  const code = await waitForExit(runNext(['build']));
  if (code === 0) await markBuilt();
  return code;
}

/** As `buildShop`, but does nothing when .next holds a build of exactly these sources. */
export async function buildWhenNeeded(): Promise<number> {
  return (await isBuilt()) ? 0 : buildShop();
}
