import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the files of this repository as they are here, and those that are not ignored, into a folder. */
export function copySources(folder: string): void {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const path of list.split('\0').filter((each) => each && existsSync(each)))
    cpSync(path, join(folder, path), { verbatimSymlinks: true });
}
