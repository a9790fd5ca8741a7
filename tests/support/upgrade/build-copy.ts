import { copyFile, link, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { markCompleteTree } from '../../../scripts/complete-tree.mjs';

/** What a server reads beside its build. */
const shared = [
  'dist',
  'lib',
  'next.config.mjs',
  'node_modules',
  'package.json',
  'public',
  'scripts',
  'seed',
];
const leftOut = /^(cache|dev|diagnostics|lock|trace|trace-build|turbopack|types)(\/|$)|\.(map|nft\.json)$/;
const text = /\.(js|json|html|rsc|meta|body)$|\.segments\/|(^|\/)BUILD_ID$/;
const chunk = /(static\/chunks\/)([\w~.-]+?)(?=\.(?:js|css)\b)/g;

/** Another name of the same length, as the lengths of texts are written in the data of pages. */
const otherName = (name: string) => (name.startsWith('z') ? 'y' : 'z') + name.slice(1);
const renameChunks = (path: string) =>
  path.replace(chunk, (_, folder: string, name: string) => folder + otherName(name));

/**
 * Copies the build of this folder into another one so that it is another build: with its own id, and with other names of
 * all scripts and style sheets. The code is the same. Servers start there as they do here.
 */
export async function copyBuild(target: string, source = process.cwd()): Promise<void> {
  const build = join(source, '.next');
  const id = await readFile(join(build, 'BUILD_ID'), 'utf8');
  const otherId = [...id].reverse().join('');
  const names = await readdir(build, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((each) => !each.isDirectory())) {
    const path = join(entry.parentPath, entry.name).slice(build.length + 1);
    if (leftOut.test(path)) continue;
    const [from, to] = [join(build, path), join(target, '.next', renameChunks(path))];
    await mkdir(dirname(to), { recursive: true });
    // External packages, by their names in the build.
    if (entry.isSymbolicLink()) {
      await symlink(await readlink(from), to);
      continue;
    }
    const before = text.test(path) ? await readFile(from, 'utf8') : null;
    const after = before && renameChunks(before).replaceAll(id, otherId);
    if (after !== before && after !== null) await writeFile(to, after);
    else await link(from, to).catch(() => copyFile(from, to));
  }
  for (const name of shared) await symlink(join(source, name), join(target, name));
  await markCompleteTree(target, {});
}
