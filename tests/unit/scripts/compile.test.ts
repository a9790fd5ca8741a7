import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the repository whose scripts can be changed. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hexbolt-compile-'));
  for (const name of readdirSync('.')) {
    if (name !== 'scripts' && name !== 'dist') symlinkSync(join(process.cwd(), name), join(folder, name));
  }
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  return folder;
}

test('scripts are compiled only when they or their imports have changed', () => {
  const folder = copyRepository();
  const run = () =>
    spawnSync(process.execPath, ['scripts/run.mjs', 'make-admin'], { cwd: folder, encoding: 'utf8' });
  const output = join(folder, 'dist', 'make-admin.js');
  const source = join(folder, 'scripts', 'make-admin.ts');

  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run make-admin') });
  const { mtimeMs } = statSync(output);
  run();
  expect(statSync(output).mtimeMs).toBe(mtimeMs);

  writeFileSync(source, readFileSync(source, 'utf8').replace('Give the email', 'Enter the email'));
  expect(run().stderr).toContain('Enter the email');
});
