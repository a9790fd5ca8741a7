import { copyFile, lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { inlinedVariables } from '../lib/platform/env';
import { billOfMaterials } from './bill-of-materials';
import { isBuilt } from './build-stamp';
import { markCompleteTree } from './complete-tree.mjs';
import { loadEnvironment } from './environment';
import { filesOfTree, packagesOf } from './image-files';

/** Copies a file or a link into the tree, and returns its bytes. */
async function copyInto(tree: string, file: string): Promise<number> {
  const target = join(tree, file);
  const stats = await lstat(file);
  await mkdir(dirname(target), { recursive: true });
  if (stats.isSymbolicLink()) await symlink(await readlink(file), target);
  else await copyFile(file, target);
  return stats.size;
}

/** The package of the tree has no dependencies to install and only the commands that work there. */
async function writePackage(tree: string): Promise<void> {
  const {
    name,
    version,
    license: terms,
    type,
    engines,
    scripts,
  } = JSON.parse(await readFile('package.json', 'utf8')) as Record<string, unknown> & {
    scripts: Record<string, string>;
  };
  const commands = Object.entries(scripts).filter(
    ([, command]) =>
      /^node scripts\/run\.mjs [\w-]+$/.test(command) && !/ (build|dev|image-tree)$/.test(command),
  );
  const described = { name, version, license: terms, private: true, type, engines };
  await writeFile(
    join(tree, 'package.json'),
    `${JSON.stringify({ ...described, scripts: Object.fromEntries(commands) }, null, 2)}\n`,
  );
}

const [folder] = process.argv.slice(2);
const usage = 'Give a folder that is empty or absent: npm run image-tree -- FOLDER';
const problem = !folder || (await readdir(folder).catch(() => [])).length > 0 ? usage : null;
await loadEnvironment(false);
if (problem || !folder || !(await isBuilt())) {
  console.error(problem ?? 'The shop is not built from these sources and settings: run npm run build first.');
  process.exit(2);
}
const tree = resolve(folder);
let bytes = 0;
const files = await filesOfTree();
for (const file of files) bytes += await copyInto(tree, file);
await writePackage(tree);
await writeFile(join(tree, 'sbom.cdx.json'), JSON.stringify(await billOfMaterials(packagesOf(files))));
await markCompleteTree(tree, inlinedVariables());
console.log(`${relative('.', tree) || tree}: ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB`);
