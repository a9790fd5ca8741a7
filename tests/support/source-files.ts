import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SourceFile = { path: string; text: string; lines: number; imports: string[] };

const root = process.cwd();

function* below(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* below(path);
    else yield path;
  }
}

const importPattern =
  /(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The path of an import: relative to the repository root for our own files, the package name for packages. */
function resolveImport(from: string, target: string): string {
  if (target.startsWith('@/')) return target.slice(2);
  if (!target.startsWith('.')) return target;
  const parts = from.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') parts.pop();
    else if (step !== '.') parts.push(step);
  }
  return parts.join('/');
}

/** What the text of a file at `path` imports: paths relative to the repository root, and names of packages. */
export const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(importPattern)].map((match) => resolveImport(path, match[1] ?? match[2] ?? ''));

/** Every TypeScript file in the given folders, with its imports. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => [...below(folder)])
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1, imports: importsOf(path, text) };
    });
}
