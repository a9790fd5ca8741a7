import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { inlinedInTree } from './complete-tree.mjs';

const root = join(import.meta.dirname, '..');
const outputDirectory = join(root, 'dist');
const stampFile = join(outputDirectory, 'stamp.json');
const settings = ['package-lock.json', 'scripts/compile.mjs', 'tsconfig.json'];

const commands = [
  'backup',
  'build',
  'db-check',
  'db-repair',
  'db-shell',
  'db-uri',
  'dev',
  'image-tree',
  'make-admin',
  'migrate',
  'restore',
  'seal-again',
  'seed',
  'serve',
  'start',
];
const entryPoints = {
  ...Object.fromEntries(commands.map((command) => [command, `scripts/${command}.ts`])),
  // The server loads it after its start.
  'scheduled-backups': 'scripts/scheduled-backups.ts',
  // The embedded database's launcher starts the daemon from its own directory.
  daemon: 'packages/embedded-mongodb/src/daemon.ts',
};

/**
 * Leaves npm packages out of the output. Files of the workspace packages and of the shop are compiled into it.
 * @type {import('esbuild').Plugin}
 */
const externalPackages = {
  name: 'external-packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || /^(@\/|@hexbolt\/)/.test(path)) return undefined;
      // Next has no export map, so Node finds its modules only with their file extension.
      return { path: /^next\/[\w-]+$/.test(path) ? `${path}.js` : path, external: true };
    });
  },
};

/** @param {string[]} files */
async function stampOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files, ...settings]) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/** Whether dist/ was compiled from the current contents of the files that esbuild read, or came without them. */
async function isCompiled() {
  if (await inlinedInTree(root)) return true;
  try {
    const { stamp, inputs } = JSON.parse(await readFile(stampFile, 'utf8'));
    return stamp === (await stampOf(inputs));
  } catch {
    return false;
  }
}

/**
 * Other processes may be loading the file or writing it too: they see the old one or the new one, never a part.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
async function replaceFile(file, content) {
  const temporary = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, file);
}

/** Compiles the server, the scripts and the embedded database to dist/ unless that is up to date. */
export async function compileWhenNeeded() {
  if (await isCompiled()) return;
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir: outputDirectory,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [externalPackages],
  });
  await esbuild.stop();
  for (const { path, contents } of outputFiles) await replaceFile(path, contents);
  const inputs = Object.keys(metafile.inputs).map((path) => relative(root, resolve(root, path)));
  await replaceFile(stampFile, JSON.stringify({ stamp: await stampOf(inputs), inputs }));
}
