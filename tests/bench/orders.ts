/**
 * Orders per second with 1, 5, 20 and 100 buyers, beside single inserts in the same run: of one SKU that everybody buys,
 * and of two of 40 SKUs. Fails when the one SKU is sold at less than two thirds of the speed of many, when many buyers
 * place fewer orders a second than one, or when what its stock document stores grows with its orders.
 *
 * MONGODB_URI chooses the database.
 */
import { BSON, ObjectId } from 'mongodb';
import { openBenchDatabase } from '../support/bench-database';
import { reportRatios, type Ratio } from '../support/bench-report';
import { median } from '../support/load';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 3;
process.env.LOG_LEVEL = 'silent';
const close = await openBenchDatabase({ durable: true });
const { database } = await import('../../lib/platform/database');
const { stock } = await import('../../lib/catalog/collection/stock');
const { placeOrder } = await import('../../lib/orders/commands/place-order');
const { sweepOrders } = await import('../../lib/orders/commands/sweep-orders');
const { seedStructure } = await import('../../seed/catalog-structure');
// The fixtures grant terms before the tests of a file.
const preparations: (() => Promise<void>)[] = [];
Object.assign(globalThis, { beforeAll: (prepare: () => Promise<void>) => preparations.push(prepare) });
const fixtures = await import('../integration/orders/fixtures');
const { generousAccount } = await import('../support/credit-terms');
const { creditAccounts } = await import('../../lib/credit/collection');
await seedStructure();
for (const prepare of preparations) await prepare();

/** The work items per second that so many concurrent workers complete. */
async function rate(workers: number, work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() - started < seconds * 1000) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

const popular = await fixtures.createProduct(1_000_000);
const others = await Promise.all(Array.from({ length: 40 }, () => fixtures.createProduct(1_000_000)));
const onePopular = await fixtures.bodyFor([[popular, 1]]);
const ofOthers = await Promise.all(others.map((sku) => fixtures.bodyFor([[sku, 1]])));

/** Customers who may buy on invoice; each places one order. */
const firstCustomer = fixtures.createCustomer();
const buyers: string[] = [];
async function addBuyers(count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => new ObjectId().toHexString());
  await creditAccounts().insertMany(ids.map(generousAccount));
  buyers.push(...ids);
}

async function order(body: typeof onePopular): Promise<void> {
  const userId = buyers.pop();
  if (!userId) throw new Error('the benchmark has too few buyers');
  const customer = { ...firstCustomer, userId, email: `${userId}@buyers.example` };
  const result = await placeOrder(customer, body, fixtures.newKey());
  if (!result.ok) throw new Error(result.failure.message);
}
const insert = async () => void (await database().collection('benchInserts').insertOne({ at: new Date() }));
const storedBytes = async () => BSON.calculateObjectSize((await stock().findOne({ _id: popular }))!);
// As on a running shop.
const sweeping = setInterval(() => void sweepOrders().catch(() => {}), 15_000);

await addBuyers(5_000);
await rate(5, () => order(onePopular));
const shares: { buyers: number; hot: number; inserts: number; spread: number }[] = [];
let largest = 0;
let sold = 0;
for (const count of [1, 5, 20, 100]) {
  const turns: { hot: number; spread: number; inserts: number }[] = [];
  while (turns.length < rounds) {
    if (buyers.length < 5_000) await addBuyers(5_000);
    const inserts = await rate(count, insert);
    const spread = await rate(count, () => order(ofOthers[Math.floor(Math.random() * ofOthers.length)]!));
    const hot = await rate(count, () => order(onePopular));
    sold += hot * seconds;
    largest = Math.max(largest, await storedBytes());
    turns.push({ inserts, spread, hot });
  }
  const of = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick));
  shares.push({
    buyers: count,
    inserts: of(({ inserts }) => inserts),
    spread: of(({ spread }) => spread),
    hot: of(({ hot, spread }) => hot / spread),
  });
}
clearInterval(sweeping);
await close();

console.log('| buyers | inserts/s | orders/s, many SKUs | of one SKU, as a share |\n|---:|---:|---:|---:|');
for (const { buyers, inserts, spread, hot } of shares)
  console.log(`| ${buyers} | ${inserts.toFixed(0)} | ${spread.toFixed(0)} | ${hot.toFixed(2)} |`);
console.log(`\n${Math.round(sold)} orders of one SKU, whose stock document had ${largest} bytes at most`);
const alone = shares[0]!.spread;
const missed = reportRatios('orders', [
  ...shares.map(({ buyers, hot }): Ratio => ({
    what: `orders of one SKU, ${buyers} buyers`,
    against: 'orders of many SKUs',
    ratio: hot,
    better: 'higher',
    bar: 0.66,
  })),
  ...shares.slice(1).map(({ buyers, spread }): Ratio => ({
    what: `orders, ${buyers} buyers`,
    against: 'orders of one buyer',
    ratio: spread / alone,
    better: 'higher',
    bar: 1,
  })),
]);
if (largest > 64_000) missed.push(`the stock document of one SKU grew to ${largest} bytes`);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length ? 1 : 0);
