/**
 * Runs each benchmark in a separate process, so that none warms up or slows down another. Arguments select benchmarks by
 * name. Their ratios go into the table of `docs/performance.md`; a ratio that is a fifth worse than the one there fails.
 * Those on a database of MONGODB_URI have rows of their own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { lossesAgainst, readRatios, writeRatios, type BenchRatio } from '../support/bench-table';

const here = join(process.cwd(), 'tests', 'bench');
const document = join(process.cwd(), 'docs', 'performance.md');
const wanted = process.argv.slice(2);
const benches = readdirSync(here)
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'run' && (wanted.length === 0 || wanted.includes(name)));
const report = join(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')), 'ratios');
const failed: string[] = [];
for (const name of benches) {
  console.log(`\n## ${name}\n`);
  const { status } = spawnSync('npx', ['tsx', join(here, `${name}.ts`)], {
    stdio: 'inherit',
    env: { ...process.env, BENCH_REPORT: report },
  });
  if (status !== 0) failed.push(name);
}
const lines = existsSync(report) ? readFileSync(report, 'utf8').trim().split('\n') : [];
const suffix = process.env.MONGODB_URI ? ' (MongoDB)' : '';
const measured = lines
  .filter(Boolean)
  .map((line) => JSON.parse(line) as BenchRatio)
  .map((ratio) => ({ ...ratio, bench: ratio.bench + suffix }));
const text = readFileSync(document, 'utf8');
const losses = lossesAgainst(readRatios(text), measured);
writeFileSync(document, writeRatios(text, measured));
for (const sentence of losses) console.error(sentence);
if (failed.length) console.error(`These benches failed: ${failed.join(', ')}`);
process.exit(failed.length || losses.length ? 1 : 0);
