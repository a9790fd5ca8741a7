import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

/** Names the other machines that a process connects to in its output. */
export const reportConnections = ['--import', pathToFileURL('tests/support/report-connections.mjs').href];

/** Root may write anywhere by its capabilities, so that it gives them up, as in the container. */
const withoutRights = ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'];
const [first = '', ...others] = withoutRights;
const isRoot = process.getuid?.() === 0 && spawnSync(first, [...others, 'true']).status === 0;
const [program = '', ...firstArguments] = [...(isRoot ? withoutRights : []), process.execPath];

const started: ChildProcess[] = [];

/** Runs a command of the shop in a folder that has its files, with these settings alone, and with no rights of root. */
export function runWithoutRights(folder: string, command: string, settings: NodeJS.Dict<string>) {
  const child = spawn(program, [...firstArguments, ...reportConnections, 'scripts/run.mjs', command], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, LOG_LEVEL: 'warn', ...settings },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, exited: once(child, 'exit'), output: () => output };
}

/** Ends what still runs. */
export const stopStarted = (): void => started.forEach((child) => void child.kill());
