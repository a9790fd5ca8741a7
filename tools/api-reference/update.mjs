// Puts the prepared modules of a version of Scalar into public/scalar and removes those of all others. See README.md.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Name a version, such as 1.76.0');

const folder = mkdtempSync(join(tmpdir(), 'scalar-'));
const packed = execFileSync('npm', ['pack', `@scalar/api-reference@${version}`, '--silent'], { cwd: folder });
execFileSync('tar', ['xzf', String(packed).trim()], { cwd: folder });

const all = join(import.meta.dirname, '../../public/scalar');
const license = readFileSync(join(all, readdirSync(all)[0], 'LICENSE'));
const from = join(folder, 'package/dist/browser');
const modules = readdirSync(from, { recursive: true })
  .map(String)
  .filter((file) => file === 'standalone.esm.js' || /^chunks\/.+\.js$/.test(file));
rmSync(all, { recursive: true });
const to = join(all, version);
mkdirSync(join(to, 'chunks'), { recursive: true });
writeFileSync(join(to, 'LICENSE'), license);
for (const file of modules) {
  cpSync(join(from, file), join(to, file));
  const text = readFileSync(join(to, file), 'utf8');
  writeFileSync(join(to, file), text.replace(/^\/\/# sourceMappingURL=.*\n?/gm, ''));
}
rmSync(folder, { recursive: true });
console.log(`public/scalar/${version}: ${modules.length} modules`);
