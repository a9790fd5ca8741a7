import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Asks V8 to compile a whole script while it arrives: https://v8.dev/blog/explicit-compile-hints. Others ignore it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts of a build with which every page starts: React and Next's router. Without the mark a browser reads
 * their functions once to skip them, and again on the main thread when they are called, which is at once. May be repeated.
 */
export async function hintStartScripts(directory = '.next'): Promise<void> {
  const manifest = await readFile(join(directory, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] };
  for (const file of rootMainFiles) {
    const path = join(directory, file);
    const script = await readFile(path, 'utf8');
    if (!script.startsWith(hint)) await writeFile(path, hint + script);
  }
}
