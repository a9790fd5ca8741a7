import { existsSync } from 'node:fs';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export const packagesOf = (files: string[]) =>
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
export async function filesOfTree(): Promise<string[]> {
  const copied = (await Promise.all(whole.map(filesBelow))).flat();
  const commands = copied.filter((file) => /^dist\/[\w-]+\.js$/.test(file) && !isLeftOut(file));
  const wanted = [...commands, ...programs, ...entriesOfPackages(copied)];
  const base = process.cwd();
  const { fileList } = await nodeFileTrace(wanted, { base, processCwd: base, ignore: untraced });
  const traced = [...fileList, ...(await tracedByNext(copied))];
  const files = [...new Set([...copied, ...traced])].filter((file) => existsSync(file) && !isLeftOut(file));
  return [...files, ...(await licensesOf(files)), 'LICENSE'];
}
