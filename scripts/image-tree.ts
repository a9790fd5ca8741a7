import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlinedVariables } from '../lib/platform/env';
import { billOfMaterials } from './bill-of-materials';
import { isBuilt } from './build-stamp';
import { markCompleteTree } from './complete-tree.mjs';
import { loadEnvironment } from './environment';

type Trace = (
  files: string[],
  options: { base: string; processCwd: string; ignore: string[] },
) => Promise<{ fileList: Set<string> }>;

// The one that Next traces its own pages with. Next has no types for it.
const require = createRequire(import.meta.url);
const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace };

/** What is copied whole: the build, data, and packages that choose some of their files when they run. */
const whole = [
  '.next',
  'dist',
  'public',
  'seed',
  'node_modules/lmdb/dict',
  'node_modules/@lmdb',
  'node_modules/@msgpackr-extract',
  'node_modules/next/dist/compiled/webpack',
  'node_modules/next/dist/compiled/@babel/runtime',
];

/**
 * Programs beside dist/ whose imports are followed; server/page-cache.mjs is named by the configuration of Next, the last
 * one is started as a thread.
 */
const programs = [
  'next.config.mjs',
  'scripts/run.mjs',
  'server/page-cache.mjs',
  'lib/documents/rewrite/worker.mjs',
];

/** What is copied anyway, or builds and development servers alone load: reading it would take a minute. */
const untraced = [
  '{public,seed}/**',
  'node_modules/{esbuild,@esbuild}/**',
  'node_modules/next/dist/{bin,docs}/**',
  'node_modules/next/dist/build/{babel,swc,templates,turbopack-build,webpack,webpack-build}/**',
  'node_modules/next/dist/build/{index,webpack-config}.js',
  'node_modules/next/dist/compiled/{@babel,@edge-runtime,@next,babel,babel-packages,browserslist}/**',
  'node_modules/next/dist/compiled/{crypto-browserify,cssnano-simple,edge-runtime,next-devtools,next-server}/**',
  'node_modules/next/dist/compiled/{postcss*,react*,schema-utils*,source-map*,terser*,webpack}/**',
  'node_modules/next/dist/server/dev/{hot-*,next-dev-server}.js',
  'node_modules/next/dist/server/lib/router-utils/setup-dev-bundler.js',
];
const leftOut = [
  /^\.next\/(build|cache|dev|diagnostics|lock|source-stamp|trace|trace-build|turbopack|types)(\/|$)/,
  // Prerendered pages show the database and the address of the build. Without them each is rendered when it is asked for.
  /^\.next\/server\/app\/(?!_global-error\.).*\.(body|html|meta|rsc|segments)(\/|$)/,
  /^dist\/(dev\.js|image-tree\.js|stamp\.json)$/,
  /\.(map|nft\.json|[cm]?tsx?)$/,
  /\.runtime\.dev\.js$/,
  /^node_modules\/react-dom\/.*\.development\.js$/,
  /^node_modules\/next\/dist\/docs\//,
  // Builds alone read them, and functions at an edge.
  /^node_modules\/next\/dist\/(server\/capsize-font-metrics\.json|compiled\/(webpack\/bundle5|@vercel\/og\/index\.edge)\.js)$/,
  // For systems without a library of their own.
  /^node_modules\/@img\/sharp-wasm32\//,
  /^node_modules\/lmdb\/(dependencies|src)\//,
  // PDFs have two weights of one style (next.config.mjs).
  /^node_modules\/@fontsource\/.*(?<!-[47]00-normal\.woff|LICENSE)$/,
];

/**
 * Of the files that Next has traced for a page, those that are copied: of packages it names all files where it can't tell
 * which are opened by a path. That is so for fonts; what else pages load of a package is traced from the package.
 */
const openedByPath = /^(?!node_modules\/)|^node_modules\/(next\/|@fontsource\/)/;
const license = /^(licen[cs]e|notice|copying)/i;

async function filesBelow(path: string): Promise<string[]> {
  const stats = await lstat(path).catch(() => null);
  if (!stats?.isDirectory()) return stats ? [path] : [];
  const names = await readdir(path);
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}

/** The files that the pages and route handlers need, as Next has traced them. */
async function tracedByNext(built: string[]): Promise<string[]> {
  const traces = built.filter((file) => file.endsWith('.nft.json'));
  const lists = traces.map(async (file) => {
    const { files } = JSON.parse(await readFile(file, 'utf8')) as { files: string[] };
    const found = files.map((name) => join(dirname(file), name));
    return file.startsWith('.next/server/') ? found.filter((each) => openedByPath.test(each)) : found;
  });
  return (await Promise.all(lists)).flat();
}

/** Where the packages begin that pages load as they are: the build has a link to each. */
function entriesOfPackages(built: string[]): string[] {
  const names = built.flatMap((file) => /^\.next\/node_modules\/(.+)-[0-9a-f]{16}$/.exec(file)?.[1] ?? []);
  return [...new Set(names)].flatMap((name) => [
    relative('.', require.resolve(name)),
    relative('.', fileURLToPath(import.meta.resolve(name))),
  ]);
}

/** The builds of LMDB for this system: the one that is loaded here, and the one for any version of Node. */
const { path: buildOf } = require('node-gyp-build-optional-packages') as { path: (folder: string) => string };
const buildsOfDatabase = [basename(buildOf(resolve('node_modules/lmdb')))].flatMap((name) => [
  name,
  name.replace(/abi\d+/, 'napi'),
]);

const isLeftOut = (file: string) =>
  leftOut.some((pattern) => pattern.test(file)) ||
  (/^node_modules\/@lmdb\/.*\.node$/.test(file) && !buildsOfDatabase.includes(basename(file)));

/** The folders of the packages that have these files, those in other packages too. */
const packagesOf = (files: string[]) =>
  new Set(files.flatMap((file) => /^(.*\/)?node_modules\/(@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? []));

/** The files of licenses that belong to the packages of these files. */
async function licensesOf(files: string[]): Promise<string[]> {
  const lists = [...packagesOf(files)].map(async (folder) => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => license.test(name)).map((name) => join(folder, name));
  });
  return (await Promise.all(lists)).flat();
}

/** Every file of the tree, relative to the repository. */
async function filesOfTree(): Promise<string[]> {
  const copied = (await Promise.all(whole.map(filesBelow))).flat();
  const commands = copied.filter((file) => /^dist\/[\w-]+\.js$/.test(file) && !isLeftOut(file));
  const wanted = [...commands, ...programs, ...entriesOfPackages(copied)];
  const base = process.cwd();
  const { fileList } = await nodeFileTrace(wanted, { base, processCwd: base, ignore: untraced });
  const traced = [...fileList, ...(await tracedByNext(copied))];
  const files = [...new Set([...copied, ...traced])].filter((file) => existsSync(file) && !isLeftOut(file));
  return [...files, ...(await licensesOf(files)), 'LICENSE'];
}

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
