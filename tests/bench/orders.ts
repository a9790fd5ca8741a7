import { openBenchDatabase } from '../support/bench-database';

// Orders per second with 1, 5 and 20 buyers, beside single inserts in the same run: only the ratio is comparable
// between machines.
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
process.env.LOG_LEVEL = 'silent';
const close = await openBenchDatabase({ durable: true });
const { database } = await import('../../lib/platform/database');
const { placeOrder } = await import('../../lib/orders/commands/place-order');
const minimumVersion = await import('../integration/orders/fixtures');

/** The work items per second that so many concurrent workers complete. */
async function rate(workers: number, work: () => Promise<void>): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

const popular = await minimumVersion.createProduct(1_000_000);
const shelf = await Promise.all(Array.from({ length: 40 }, () => minimumVersion.createProduct(1_000_000)));
const oneProduct = await minimumVersion.bodyFor([[popular, 1]]);
const bodies = await Promise.all(
  shelf.map((sku, index) => minimumVersion.bodyFor([[sku, 1], [shelf[(index + 1) % shelf.length]!, 1]])), // prettier-ignore
);

async function order(body: typeof oneProduct): Promise<void> {
  const result = await placeOrder(minimumVersion.createCustomer(), body, minimumVersion.newKey());
  if (!result.ok) throw new Error(result.failure.message);
}
const insert = async () => void (await database().collection('benchInserts').insertOne({ at: new Date() }));

await rate(5, () => order(oneProduct));
console.log('buyers  inserts/s  orders/s of one SKU  ratio  orders/s of two SKUs  ratio');
for (const buyers of [1, 5, 20]) {
  const inserts = await rate(buyers, insert);
  const same = await rate(buyers, () => order(oneProduct));
  const spread = await rate(buyers, () => order(bodies[Math.floor(Math.random() * bodies.length)]!));
  const cells = [inserts, same, same / inserts, spread, spread / inserts];
  const shown = cells.map((cell, index) => cell.toFixed(index === 2 || index === 4 ? 3 : 0));
  console.log(
    [
      String(buyers).padStart(6),
      ...[11, 21, 7, 22, 7].map((width, index) => shown[index]!.padStart(width)),
    ].join(''),
  );
}

await close();
process.exit(0);
