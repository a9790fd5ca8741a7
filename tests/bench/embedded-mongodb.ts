import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { ensureServer, stopServer } from '@hexbolt/embedded-mongodb/launcher';
import { growthRatios, reportRatios } from '../support/bench-report';

type Item = { _id: number; slug: string; category: number; price: number; text: string };
type Figures = { [name: string]: number };

const sizes = [1_000, 10_000, 100_000];
/** The largest allowed growth for ten times the documents. */
const maxGrowth = 5;

/** The average time of sequential calls in microseconds. */
async function each(times: number, call: (i: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < times; i++) await call(i);
  return ((performance.now() - start) / times) * 1000;
}

async function fill(items: Collection<Item>, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 5_000)
    await items.insertMany(Array.from({ length: Math.min(5_000, to - start) }, (_, i) => item(start + i)));
}

const item = (n: number): Item => ({
  _id: n,
  slug: `item-${n}`,
  category: n % 50,
  price: (n * 7919) % 100_000,
  text: 'A tool of good steel. '.repeat(10),
});

async function measure(dataDir: string, size: number): Promise<Figures> {
  await stopServer(dataDir);
  const before = performance.now();
  const { uri } = await ensureServer({ dataDir });
  const client = new MongoClient(uri);
  const items = client.db('bench').collection<Item>('items');
  await items.findOne({ _id: 1 });
  const startMs = performance.now() - before;
  const pick = (i: number) => (i * 7919) % size;
  const figures: Figures = {
    'findOne by _id': await each(1_000, (i) => items.findOne({ _id: pick(i) })),
    'indexed find, sort, limit 20': await each(300, (i) =>
      items.find({ category: i % 50 }, { sort: { price: 1 }, limit: 20 }).toArray(),
    ),
    'update one (durable)': await each(200, (i) => items.updateOne({ _id: pick(i) }, { $inc: { price: 1 } })),
    'insert one (durable)': await each(200, (i) => items.insertOne(item(1_000_000 + size + i))),
  };
  const memory = ((await client.db('admin').command({ serverStatus: 1 })).mem as { resident: number })
    .resident;
  await items.deleteMany({ _id: { $gte: 1_000_000 } });
  await client.close();
  return { ...figures, 'start to first reply, ms': startMs, 'memory, MB': memory };
}

const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-bench-'));
const columns: Figures[] = [];
let filled = 0;
for (const size of sizes) {
  const { uri } = await ensureServer({ dataDir });
  const client = new MongoClient(uri);
  const items = client.db('bench').collection<Item>('items');
  await items.createIndex({ category: 1, price: 1 });
  await fill(items, filled, size);
  await client.close();
  filled = size;
  columns.push(await measure(dataDir, size));
}
await stopServer(dataDir);
rmSync(dataDir, { recursive: true, force: true });
console.log(
  `| microseconds unless named | ${sizes.map((n) => n.toLocaleString('en')).join(' | ')} | growth per tenfold |`,
);
console.log(`|---|${sizes.map(() => '---|').join('')}---|`);
for (const name of Object.keys(columns[0] ?? {})) {
  const values = columns.map((column) => column[name] ?? NaN);
  const growth = values.slice(1).map((v, i) => (v / (values[i] ?? NaN)).toFixed(2));
  console.log(`| ${name} | ${values.map((v) => v.toFixed(0)).join(' | ')} | ${growth.join(', ')} |`);
}

const missed = reportRatios(
  'embedded-mongodb',
  Object.keys(columns[0] ?? {}).flatMap((name) =>
    growthRatios(
      name,
      sizes,
      columns.map((column) => column[name] ?? NaN),
      maxGrowth,
    ),
  ),
);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length ? 1 : 0);
