import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

// Runs each benchmark in a separate process, so that none warms up or slows down another. Arguments select benchmarks
// by name.
const here = join(process.cwd(), 'tests', 'bench');
const wanted = process.argv.slice(2);
const benches = readdirSync(here)
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'run' && (wanted.length === 0 || wanted.includes(name)));
const failed: string[] = [];
for (const name of benches) {
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync('npx', ['tsx', join(here, `${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}
if (failed.length) {
  console.error(`These benches failed: ${failed.join(', ')}`);
  process.exit(1);
}
