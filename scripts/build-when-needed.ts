import { findStructure } from '../lib/catalog/queries/structure';
import { hintStartScripts } from './compile-hints';
import { isBuilt, recordBuild, sourceStamp, treeFault } from './build-stamp';
import { runNext, waitForExit } from './run-process';

/** Runs `next build`, marks the scripts of every page, records the source stamp, and returns its exit code. */
export async function buildShop(): Promise<number> {
  // A source may change during the build, so the stamp is taken before it.
  const stamp = await sourceStamp();
  // The middleware sends the lists of other categories, which no prerendered page has, to the page that renders them.
  const { categories } = await findStructure();
  const PRERENDERED_CATEGORIES = categories.map(({ slug }) => slug).join(' ');
  const code = await waitForExit(runNext(['build'], { PRERENDERED_CATEGORIES }));
  if (code === 0) {
    await hintStartScripts();
    await recordBuild(stamp);
  }
  return code;
}

/**
 * Like `buildShop`, but returns at once if `.next` is up to date. In a tree without sources it prints which setting has
 * another value than in its build, and returns 1.
 */
export async function buildWhenNeeded(): Promise<number> {
  const fault = await treeFault();
  if (fault) {
    console.error(fault);
    return 1;
  }
  return (await isBuilt()) ? 0 : buildShop();
}
