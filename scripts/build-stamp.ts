import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { inlinedVariables } from '../lib/platform/env';

/** The sources of `next build`; the lockfile covers npm packages. */
const sources = [
  'app',
  'components',
  'lib',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
];
const stampFile = '.next/source-stamp';

async function* filesBelow(path: string): AsyncGenerator<string> {
  if (!(await stat(path)).isDirectory()) return yield path;
  for (const entry of (await readdir(path)).sort()) yield* filesBelow(join(path, entry));
}

/** A hash of the current sources and NEXT_PUBLIC_ variables. */
export async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(inlinedVariables()).sort()));
  for (const source of sources) {
    for await (const file of filesBelow(source)) {
      if (extname(file) !== '.md') hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** Whether `.next` was built from the current sources and NEXT_PUBLIC_ variables. */
export async function isBuilt(): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  return built !== '' && built === (await sourceStamp());
}

/** Records that `.next` was built from the sources with this stamp. */
export async function recordBuild(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}
