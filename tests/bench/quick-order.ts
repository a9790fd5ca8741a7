/**
 * Quick order: lists of 500 dirty lines, in catalogs of growing size. Prints the slowest of the rounds in milliseconds and
 * fails when one takes 2 seconds.
 *
 * Usage: tsx tests/bench/quick-order.ts [sizes, default 1000,10000,100000]; MONGODB_URI chooses the database.
 */
import { openBenchDatabase } from '../support/bench-database';
import { dirtyList } from '../support/dirty-list';

const sizes = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number);
const rounds = 5;
const lines = 500;
const limit = 2_000;
const close = await openBenchDatabase();
const { seedProducts } = await import('../../seed/products');
const { generateProducts } = await import('../../seed/generate-products');
const { listProducts } = await import('../../lib/catalog/queries/products');
const { resolveList } = await import('../../lib/quick-order/queries/resolve-list');

await seedProducts();
console.log('| products | slowest of five lists in ms |\n|---:|---:|');
let isSlow = false;
for (const size of sizes) {
  await generateProducts(size);
  const known = (await listProducts()).flatMap(({ name, variants }) =>
    variants.map(({ sku }) => ({ sku, number: sku, name })),
  );
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const text = dirtyList(known, lines, round)
      .map((truth) => truth.text)
      .join('\n');
    const start = performance.now();
    await resolveList(text);
    times.push(performance.now() - start);
  }
  const slowest = Math.max(...times);
  isSlow ||= slowest >= limit;
  console.log(`| ${size.toLocaleString('en-US')} | ${slowest.toFixed(0)} |`);
}
await close();
if (isSlow) console.error('A list of 500 lines takes 2 seconds or more.');
process.exit(isSlow ? 1 : 0);
