/**
 * Search, suggestions, filtered lists and products in catalogs of growing size. Prints the 95th percentile of each in
 * milliseconds and its growth from one size to the next. Fails if ten times the products cost more than five times the
 * time: a scan of all products would cost ten times.
 *
 * Usage: tsx tests/bench/catalog.ts [sizes, default 1000,10000,100000]; MONGODB_URI chooses the database.
 */
import { sampleStructure } from '@/tests/support/sample-structure';
import { openBenchDatabase } from '../support/bench-database';
import { growthRatios, reportRatios } from '../support/bench-report';

const sizes = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number);
const rounds = 40;
/** The largest allowed growth for ten times the products. */
const maxGrowth = 5;
const close = await openBenchDatabase();
const { seedProducts } = await import('../../seed/products');
const { generateProducts } = await import('../../seed/generate-products');
const { searchProducts } = await import('../../lib/search/queries/shop');
const { suggest } = await import('../../lib/search/queries/suggest');
const { findProduct } = await import('../../lib/catalog/queries/products');
const { readShopView } = await import('../../lib/search/rules/shop-view');

const view = (category: 'drills' | null, params: Record<string, string>) =>
  readShopView(sampleStructure, category, params);
const actions: Record<string, () => Promise<unknown>> = {
  'product by slug': () => findProduct('bench-vise-125-mm'),
  'part number': () => searchProducts(view(null, { q: '18 b5032' })),
  'search, one common word': () => searchProducts(view(null, { q: 'drill' })),
  'search, three words': () => searchProducts(view(null, { q: 'cordless impact driver' })),
  'search, misspelt': () => searchProducts(view(null, { q: 'impct drivr' })),
  suggestion: () => suggest('angle gri'),
  'shop, first page': () => searchProducts(view(null, {})),
  'category, filtered': () =>
    searchProducts(view('drills', { brand: 'Ferrox', is_voltage: '18 V', stock: '1' })),
  'category by price': () => searchProducts(view('drills', { sort: 'price-low', page: '2' })),
};

async function percentile95(action: () => Promise<unknown>): Promise<number> {
  await action();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await action();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds * 0.95) - 1]!;
}

await seedProducts();
const results: Record<string, number[]> = {};
for (const size of sizes) {
  await generateProducts(size);
  // Warms up: a process that has just started is slow, and a database that has just been filled is still busy.
  for (const action of Object.values(actions)) await percentile95(action);
  for (const [name, action] of Object.entries(actions))
    (results[name] ??= []).push(await percentile95(action));
  console.error(`${size} products measured`);
}
console.log(`| p95 in ms | ${sizes.map((size) => size.toLocaleString('en-US')).join(' | ')} | growth |`);
console.log(`|---|${sizes.map(() => '---:|').join('')}---|`);
for (const [name, times] of Object.entries(results)) {
  const growth = times.slice(1).map((time, index) => `×${(time / times[index]!).toFixed(2)}`);
  console.log(`| ${name} | ${times.map((time) => time.toFixed(1)).join(' | ')} | ${growth.join(' ')} |`);
}
await close();
const missed = reportRatios(
  'catalog',
  Object.entries(results).flatMap(([name, times]) => growthRatios(name, sizes, times, maxGrowth)),
);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length ? 1 : 0);
