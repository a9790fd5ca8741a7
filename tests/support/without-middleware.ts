import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const manifest = '.next/server/middleware-manifest.json';

/**
 * A folder that serves the same build with its middleware taken away: everything is that of the shop but for the
 * list that names its middleware, which is empty.
 */
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
