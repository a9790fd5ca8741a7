import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isBuilt, recordBuild, sourceStamp } from '@/scripts/build-stamp';

const repository = process.cwd();
const name = 'NEXT_PUBLIC_PASSWORD_LENGTH';

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'hexbolt-stamp-')));
  for (const folder of ['app', 'components', 'lib', 'public/pictures', '.next'])
    mkdirSync(folder, { recursive: true });
  for (const file of [
    'middleware.ts',
    'next.config.mjs',
    'package-lock.json',
    'postcss.config.mjs',
    'tsconfig.json',
  ])
    cpSync(join(repository, file), file);
  write('app/page.tsx', 'export default () => null;');
  delete process.env[name];
  await recordBuild(await sourceStamp());
});
afterEach(() => {
  process.chdir(repository);
  delete process.env[name];
});

test('unchanged sources need no new build', async () => {
  expect(await isBuilt()).toBe(true);
});

test('a build that was not recorded counts as none', async () => {
  write('.next/source-stamp', '');
  expect(await isBuilt()).toBe(false);
});

test('a changed NEXT_PUBLIC_ variable needs a new build, any other variable does not', async () => {
  process.env.SMTP_URL = 'smtp://mail.example:587';
  expect(await isBuilt()).toBe(true);
  delete process.env.SMTP_URL;
  process.env[name] = '10';
  expect(await isBuilt()).toBe(false);
  await recordBuild(await sourceStamp());
  expect(await isBuilt()).toBe(true);
  process.env[name] = '12';
  expect(await isBuilt()).toBe(false);
});

test.each([
  'app/page.tsx',
  'components/ui/new-button.tsx',
  'lib/shared/money.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'public/pictures/new.webp',
  'tsconfig.json',
])('a changed %s needs a new build', async (file) => {
  write(file, 'changed');
  expect(await isBuilt()).toBe(false);
});

test.each([
  'tools/pictures/render.py',
  'seed/products.csv',
  'scripts/dev.ts',
  'server/start-server.ts',
  'packages/embedded-mongodb/src/server.ts',
  'tests/unit/new.test.ts',
  'lib/platform/README.md',
  'README.md',
])('a changed %s needs no new build', async (file) => {
  write(file, 'changed');
  expect(await isBuilt()).toBe(true);
});
