import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { inlinedVariables } from '../lib/platform/env';
import { inlinedInTree } from './complete-tree.mjs';

/** The sources of `next build`; the lockfile covers npm packages. */
const sources = [
  'app',
  'components',
  'lib',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'public/pictures',
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

/** Whether `.next` was built from the current sources and NEXT_PUBLIC_ variables, or came without sources. */
export async function isBuilt(): Promise<boolean> {
  if (await inlinedInTree('.')) return true;
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  return built !== '' && built === (await sourceStamp());
}

/** Records that `.next` was built from the sources with this stamp. */
export async function recordBuild(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}

/** Why a setting can't have its value in a tree without sources, which was built with another one; null when all can. */
export async function treeFault(): Promise<string | null> {
  const built = await inlinedInTree('.');
  if (!built) return null;
  const other = Object.entries(inlinedVariables()).find(([name, value]) => value && value !== built[name]);
  if (!other) return null;
  const [name, value] = other;
  return `${name} is ${value} here, but this image was built ${built[name] ? `with ${built[name]}` : 'without it'}. It is part of the build: build an image with ${name}=${value}.`;
}
