import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const sources = [
  'app',
  'components',
  'lib',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'seed',
  'server',
  'tsconfig.json',
];
const stampFile = '.next/source-stamp';

async function* filesBelow(path: string): AsyncGenerator<string> {
  if (!(await stat(path)).isDirectory()) return yield path;
  for (const entry of (await readdir(path)).sort()) yield* filesBelow(join(path, entry));
}

async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for await (const file of filesBelow(source)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Whether `.next` holds a build of the present sources. */
export async function isBuilt(): Promise<boolean> {
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  return built !== '' && built === (await sourceStamp());
}

/** Records that `.next` was built from the present sources. */
export async function recordBuild(): Promise<void> {
  await writeFile(stampFile, await sourceStamp());
}
