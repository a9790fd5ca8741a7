import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const manifest = '.next/server/middleware-manifest.json';

/** Creates a directory that serves the same build without its middleware: a copy of .next with an empty middleware manifest. */
export function buildWithoutMiddleware(): string {
  const shop = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'hexbolt-no-middleware-'));
  for (const name of readdirSync(shop))
    if (name !== '.next') symlinkSync(join(shop, name), join(folder, name));
  const skipped = ['cache', 'dev', 'trace'];
  cpSync(join(shop, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: (path) => !skipped.includes(relative(join(shop, '.next'), path)),
  });
  const lists = JSON.parse(readFileSync(join(folder, manifest), 'utf8')) as { middleware: object };
  if (Object.keys(lists.middleware).length === 0)
    throw new Error(`${manifest} names no middleware to remove`);
  writeFileSync(join(folder, manifest), JSON.stringify({ ...lists, middleware: {}, sortedMiddleware: [] }));
  return folder;
}
