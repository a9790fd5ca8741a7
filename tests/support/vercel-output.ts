import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { copySources } from './copy-sources';
import { freePort, type ShopSettings } from './shop';

/** A function of the output: its files, by their paths in it, and where they are on this machine. */
export type OutputFunction = {
  folder: string;
  config: { runtime: string; handler?: string; maxDuration?: number };
  files: Map<string, string>;
};

/** Vercel's program. VERCEL_CLI names another one, such as one that is already installed. */
const program = () => (process.env.VERCEL_CLI ? [process.env.VERCEL_CLI] : ['npx', '--yes', 'vercel@64.0.2']);

/**
 * Runs `vercel build` without an account in a copy of this tree, and returns the copy. It is a copy because the build of a
 * platform differs from the one that other tests serve.
 */
export function buildForVercel(settings: ShopSettings): string {
  const folder = mkdtempSync(join(tmpdir(), 'hexbolt-vercel-'));
  copySources(folder);
  copyPackages(folder);
  mkdirSync(join(folder, '.vercel'));
  const project = { framework: 'nextjs', installCommand: 'true' };
  writeFileSync(
    join(folder, '.vercel/project.json'),
    JSON.stringify({ projectId: 'prj_test', orgId: 'team_test', settings: project }),
  );
  const [command = '', ...args] = program();
  execFileSync(command, [...args, 'build', '--prod', '--yes', '--token', 'none', '--cwd', folder], {
    stdio: 'inherit',
    env: environment(settings),
  });
  return folder;
}

/** As hard links where the file system allows it: Next accepts no packages outside the tree. */
function copyPackages(folder: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'pipe' });
  } catch {
    execFileSync('cp', ['-a', 'node_modules', folder]);
  }
}

/** What Vercel gives a build and its functions. The demo accounts of the database are allowed. */
const environment = (settings: ShopSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  ...settings,
  NODE_ENV: 'production',
  VERCEL: '1',
  VERCEL_TELEMETRY_DISABLED: '1',
  HEXBOLT_DEMO: '1',
  NEXTAUTH_URL: 'https://shop.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'shop@shop.example',
});

/** The functions in the output of a tree, without the names that link to another one. */
export function functionsOf(tree: string): OutputFunction[] {
  const below = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => [join(folder, name), ...below(join(folder, name))]);
  return below(join(tree, '.vercel/output/functions'))
    .filter((folder) => existsSync(join(folder, '.vc-config.json')))
    .map((folder) => readFunction(tree, folder));
}

function readFunction(tree: string, folder: string): OutputFunction {
  const text = readFileSync(join(folder, '.vc-config.json'), 'utf8');
  const { filePathMap = {}, ...config } = JSON.parse(text) as OutputFunction['config'] & {
    filePathMap?: Record<string, string>;
  };
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/\.func(\/|$)/.test(path),
  );
  const files = [
    ...Object.entries(filePathMap).map(([path, from]) => [path, join(tree, from)] as const),
    ...own.map((path) => [path, join(folder, path)] as const),
  ].filter(([, from]) => !lstatSync(from).isDirectory());
  return { folder, config, files: new Map(files) };
}

const server = (handler: string, port: number) => `
  const loaded = require(${JSON.stringify(handler)});
  require('node:http').createServer(loaded.default ?? loaded).listen(${port}, () => console.log('ready'));`;

/** Serves a function, with no files but its own, by the handler that Vercel calls. `stop` removes the files. */
export async function startFunction(
  { folder, config, files }: OutputFunction,
  settings: ShopSettings,
): Promise<{ url: string; stop(): void }> {
  const place = mkdtempSync(join(tmpdir(), `hexbolt-${basename(folder, '.func').replace(/\W/g, '')}-`));
  for (const [path, from] of files) {
    const to = join(place, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { verbatimSymlinks: true });
  }
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', server(join(place, config.handler ?? ''), port)], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: environment(settings),
  });
  await once(child.stdout, 'data');
  const stop = () => {
    child.kill();
    rmSync(place, { recursive: true, force: true });
  };
  return { url: `http://localhost:${port}`, stop };
}
