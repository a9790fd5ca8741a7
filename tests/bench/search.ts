/**
 * The search index at growing sizes: how long it takes to load, its memory for each product, and the time of searches
 * and lists with all their counts, without the rows that the database reads. Fails above 1.5 s, 1.5 KB and, at the 95th
 * percentile of each operation, 5 ms.
 *
 * Usage: tsx tests/bench/search.ts [sizes, default 1000,10000,100000]; MONGODB_URI chooses the database.
 */
import { plainQuery } from '@/lib/search/rules/reading/search-query';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sampleStructure } from '@/tests/support/sample-structure';
import { openBenchDatabase } from '../support/bench-database';
import { growthRatios, reportRatios } from '../support/bench-report';

const sizes = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number);
const rounds = 200;
const pageSize = 24;
const maxima = { start: 1_500, bytes: 1_500, p95: 5 };
/** The largest allowed growth of a median for ten times the products, all of which some lists count. */
const maxGrowth = 15;
const medians: Record<string, number[]> = {};

const close = await openBenchDatabase();
const { seedProducts } = await import('../../seed/products');
const { generateProducts } = await import('../../seed/generate-products');
const { IndexKeeper } = await import('../../lib/search/jobs/index-keeper');
const { conditionsOf } = await import('../../lib/search/rules/filters');
const { findFirst, listProducts } = await import('../../lib/search/rules/product-index/list-products');
const { readShopView } = await import('../../lib/search/rules/shop-view');

const lists: Record<string, [category: string | null, params: Record<string, string>]> = {
  'part number': [null, { q: '18 b5032' }],
  'beginning of a part number': [null, { q: '18-b50' }],
  'one common word': [null, { q: 'drill' }],
  'three words': [null, { q: 'cordless impact driver' }],
  'three words, filtered, by price': [
    null,
    { q: 'cordless impact driver', brand: 'Ferrox', stock: '1', sort: 'price-low' },
  ],
  'misspelt words': [null, { q: 'impct drivr' }],
  'no product has all words': [null, { q: 'bearing ladder goggles' }],
  'the whole shop': [null, {}],
  'the whole shop, filtered, by price': [
    null,
    { brand: 'Ferrox', stock: '1', price_max: '400', sort: 'price-high' },
  ],
  'a category, newest first': ['drills', { sort: 'newest' }],
  'a category, filtered': ['drills', { brand: 'Ferrox', is_voltage: '18 V', min_torque: '10', stock: '1' }],
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function memory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const milliseconds = async (action: () => unknown): Promise<number> => {
  const start = performance.now();
  await action();
  return performance.now() - start;
};

type Times = { p50: number; p95: number };

async function measure(action: () => unknown): Promise<Times> {
  for (let round = 0; round < 20; round++) await action();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await milliseconds(action));
  times.sort((a, b) => a - b);
  return { p50: times[rounds / 2]!, p95: times[Math.floor(rounds * 0.95) - 1]! };
}

const rows = new Map<string, string[]>();
const add = (name: string, value: string) => rows.set(name, [...(rows.get(name) ?? []), value]);
const tooMuch: string[] = [];
const check = (name: string, value: number, max: number) => {
  if (value > max) tooMuch.push(`${name}: ${value.toFixed(1)}, at most ${max}`);
};

await seedProducts();
for (const size of sizes) {
  await generateProducts(size);
  add(
    'start without a stored index, ms',
    (await milliseconds(() => new IndexKeeper().load({ isStored: false }))).toFixed(0),
  );
  // What the reads before left behind is collected once they are out of reach.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const before = memory();
  let keeper = new IndexKeeper();
  const starts: number[] = [];
  for (let time = 0; time < 3; time++) {
    keeper = new IndexKeeper();
    starts.push(await milliseconds(() => keeper.load()));
  }
  const index = (await keeper.fresh())!;
  if (index.size < size) throw new Error(`the index has ${index.size} of ${size} products`);
  const bytes = (memory() - before) / size;
  const start = starts.sort((a, b) => a - b)[1]!;
  add('start, ms', start.toFixed(0));
  add('memory, bytes a product', bytes.toFixed(0));
  check(`start with ${size} products, ms`, start, maxima.start);
  // The memory of the code and of the words counts little only in a large catalog.
  if (size >= 10_000) check(`bytes a product with ${size} products`, bytes, maxima.bytes);
  const actions = Object.entries(lists).map(([name, [category, params]]): [string, () => unknown] => {
    const view = readShopView(sampleStructure, category, params);
    const options = { conditions: conditionsOf(sampleStructure, view), pageSize };
    return [name, () => listProducts(index, sampleStructure, view, options)];
  });
  actions.push(['a suggestion', () => findFirst(index, plainQuery('angle gri'), 6)]);
  for (const [name, action] of actions) {
    const { p50, p95 } = await measure(action);
    add(`${name}, p50 / p95 in ms`, `${p50.toFixed(2)} / ${p95.toFixed(2)}`);
    (medians[name] ??= []).push(p50);
    check(`${name} with ${size} products, p95 in ms`, p95, maxima.p95);
  }
  console.error(`${size} products measured`);
}
console.log(`| products | ${sizes.map((size) => size.toLocaleString('en-US')).join(' | ')} |`);
console.log(`|---|${sizes.map(() => '---:|').join('')}`);
for (const [name, values] of rows) console.log(`| ${name} | ${values.join(' | ')} |`);
await close();
const ratios = Object.entries(medians).flatMap(([name, times]) =>
  growthRatios(name, sizes, times, maxGrowth),
);
tooMuch.push(...reportRatios('search', ratios));
for (const message of tooMuch) console.error(message);
process.exit(tooMuch.length ? 1 : 0);
