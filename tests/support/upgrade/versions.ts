import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../copy-sources';

const run = (command: string, args: string[], cwd = process.cwd()) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });

/** Gives a folder the packages of its lock file: those that are here, by hard links, or newly installed ones. */
function installPackages(folder: string): void {
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock('.')) run('cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder);
}

/** Puts a revision of the repository into a new folder, ready to be built. */
export function checkOut(revision: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'revision.tar');
  run('git', ['archive', '--output', archive, revision]);
  run('tar', ['-xf', archive, '-C', folder]);
  installPackages(folder);
}

/** Edits that make a version of what is here which differs in its scripts, and adds an index and a migration. */
const edits: [file: string, before: string, after: string][] = [
  [
    'lib/orders/collection.ts',
    '  { key: { liveKey: 1 }, unique: true, sparse: true },\n',
    "  { key: { liveKey: 1 }, unique: true, sparse: true },\n  { key: { 'customer.id': 1, testedAt: 1 } },\n",
  ],
  [
    'scripts/migrations.ts',
    'const migrations: Migration[] = [\n',
    "const migrations: Migration[] = [\n  { name: 'test-expand', run: async () => void (await database().collection('orders').updateMany({ testedAt: { $exists: false } }, { $set: { testedAt: new Date() } })) },\n",
  ],
  ['components/layout/failed-message.tsx', 'Try again; if it keeps', 'Please try again; if it keeps'],
  ['components/layout/logo.tsx', 'viewBox="0 0 32 32"', 'viewBox="0 0 32 32" data-version="next"'],
];

/** Puts a later version of what is here into a new folder, ready to be built. */
export function makeNextVersion(folder: string): void {
  copySources(folder);
  for (const [file, before, after] of edits) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(before)) throw new Error(`${file} has changed: give the test another edit`);
    writeFileSync(join(folder, file), text.replace(before, after));
  }
  installPackages(folder);
}
