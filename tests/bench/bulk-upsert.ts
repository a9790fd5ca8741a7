/**
 * How long bulk writes of many rows take on the embedded database: products of four SKUs each are added, and added again,
 * then all prices and all stocks are set. Prints seconds and fails where one takes 30 or more.
 *
 * Usage: tsx tests/bench/bulk-upsert.ts [rows, default 10000]; MONGODB_URI chooses the database.
 */
import { openBenchDatabase } from '../support/bench-database';

const count = Number(process.argv[2] ?? 10_000);
const limit = 30;
const close = await openBenchDatabase({ durable: true });
const { setPrices } = await import('../../lib/catalog/commands/set-prices');
const { setManyStocks } = await import('../../lib/inventory/commands/set-many-stocks');
const { upsertProducts } = await import('../../lib/product-import/commands/upsert');
const { seedProducts } = await import('../../seed/products');
await seedProducts();

type Outcome = { results: { outcome: string }[] };
const numbers = Array.from({ length: count }, (_, index) => index);
const skuOf = (index: number) => `BENCH-${index}`;
const rowsOf = <T>(make: (index: number) => T) =>
  numbers.map((index) => ({ row: index + 1, value: make(index) }));
const products = rowsOf((index) => ({
  sku: skuOf(index),
  slug: `bench-${Math.floor(index / 4)}`,
  name: `Bench part ${Math.floor(index / 4)}`,
  brand: 'Ferrox',
  category: 'hand-tools',
  description: 'A part that only the benches have.',
  size: `${(index % 4) + 1} mm`,
  price: 12.5,
  availableQuantity: 10,
  state: 'published',
}));
const writes: [name: string, outcome: string, write: () => Promise<Outcome>][] = [
  ['add products', 'created', () => upsertProducts(null, products)],
  ['the same again', 'unchanged', () => upsertProducts(null, products)],
  [
    'set prices',
    'changed',
    () =>
      setPrices(
        null,
        rowsOf((index) => ({ sku: skuOf(index), price: 999 })),
      ),
  ],
  [
    'set stock',
    'changed',
    () =>
      setManyStocks(
        null,
        rowsOf((index) => ({ sku: skuOf(index), availableQuantity: 7, reason: 'Counted' })),
      ),
  ],
];
let isSlow = false;
console.log(`| ${count.toLocaleString('en-US')} rows | seconds |\n|---|---:|`);
for (const [name, outcome, write] of writes) {
  const start = performance.now();
  const { results } = await write();
  const seconds = (performance.now() - start) / 1000;
  const right = results.filter((result) => result.outcome === outcome).length;
  if (right !== count) throw new Error(`${name}: only ${right} of ${count} rows are ${outcome}`);
  isSlow ||= seconds >= limit;
  console.log(`| ${name} | ${seconds.toFixed(1)} |`);
}
await close();
process.exit(isSlow ? 1 : 0);
