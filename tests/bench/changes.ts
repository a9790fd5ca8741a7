/**
 * Reading while stock changes: 50 connections read home, a category, ten products that sell and 40 others of a built shop,
 * while another process on the same database changes the stock of the ten a hundred times a second, as orders do. Prints
 * the answers per second of processor time beside a bare node:http server that sends the same bytes, and how old the
 * oldest stock was that a page showed. Fails below a quarter of node:http, and above two seconds.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportRatios } from '../support/bench-report';
import { databaseProcess } from '../support/database-process';
import { answersPerSecond, fetchBytes, median, pin } from '../support/load';
import { startPlainServer } from '../support/plain-server';
import { buildWhenNeeded, newSettings, seedShop, startShop } from '../support/shop';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const rounds = 3;
const connections = 50;
const changesPerSecond = 100;
const maxAge = 2;

const { uri, pid: database } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settings = newSettings(uri);
await seedShop(settings, 1_500);
await buildWhenNeeded(settings);
const shop = await startShop(settings);
pin(shop.process.pid!, 0);
pin(process.pid, 1);
Object.assign(process.env, settings);
const { products } = await import('../../lib/catalog/collection/products');
const { stock } = await import('../../lib/catalog/collection/stock');
const { tagsOfSold } = await import('../../lib/catalog/queries/stale-tags');
const { publishChange } = await import('../../lib/platform/changes');

const found = await products()
  .find({ state: 'published', category: 'drills', 'variants.1': { $exists: false } })
  .limit(50)
  .toArray();
const selling = found.slice(0, 10).map(({ slug, variants }) => ({ slug, sku: variants[0]!.sku }));
if (found.length < 50) throw new Error('the category has too few products');
await stock().updateMany({ _id: { $in: selling.map(({ sku }) => sku) } }, { $set: { available: 900_000 } });
const paths = ['/', '/shop/drills', ...found.map(({ slug }) => `/product/${slug}`)];
const urls = paths.map((path) => shop.url + path);
for (const url of urls) await fetchBytes(url);

// V8 optimizes rendering in the course of some hundred pages: a server that sells a hundred times a second has sent them.
const others = await products()
  .find({ state: 'published', category: { $ne: 'drills' } })
  .limit(800)
  .toArray();
await answersPerSecond(
  shop.process.pid!,
  others.map(({ slug }) => `${shop.url}/product/${slug}`),
);

const bodies: Record<string, Buffer> = {};
for (const [index, url] of urls.entries()) bodies[index] = await fetchBytes(url);
const plain = await startPlainServer(bodies);
pin(plain.pid, 0);

/** When each number of units of the first product was replaced by the next. */
const replaced = new Map<number, number>();
let units = 900_000;
let isSelling = true;
async function sell(): Promise<number> {
  const started = performance.now();
  let sold = 0;
  for (; isSelling; sold++) {
    const { sku } = selling[sold % selling.length]!;
    await stock().updateOne({ _id: sku, available: { $gte: 1 } }, { $inc: { available: -1 } });
    await publishChange(await tagsOfSold([sku]));
    if (sold % selling.length === 0) replaced.set(units--, performance.now());
    const wait = started + ((sold + 1) * 1000) / changesPerSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return (sold * 1000) / (performance.now() - started);
}

let oldest = 0;
async function check(): Promise<void> {
  while (isSelling) {
    const asked = performance.now();
    const html = await fetch(`${shop.url}/product/${selling[0]!.slug}`).then((response) => response.text());
    const [, shown = ''] = /([\d,]+) in stock/.exec(html) ?? [];
    const until = replaced.get(Number(shown.replaceAll(',', '')));
    if (until !== undefined) oldest = Math.max(oldest, asked - until);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const shares: { quiet: number; busy: number }[] = [];
const rates: number[] = [];
for (let round = 0; round < rounds; round++) {
  const bare = await answersPerSecond(
    plain.pid,
    paths.map((_, index) => `${plain.url}/${index}`),
    { seconds: 3, connections },
  );
  // What the round before expired is made again first.
  await answersPerSecond(shop.process.pid!, urls, { seconds: 2, connections });
  const quiet = await answersPerSecond(shop.process.pid!, urls, { seconds: 3, connections });
  isSelling = true;
  const changing = sell();
  const checking = check();
  // The first changes after a quiet time are shown at once.
  await answersPerSecond(shop.process.pid!, urls, { seconds: round === 0 ? 45 : 6, connections });
  const busy = await answersPerSecond(shop.process.pid!, urls, { seconds, connections });
  isSelling = false;
  rates.push(await changing);
  await checking;
  shares.push({ quiet: quiet / bare, busy: busy / bare });
}
plain.stop();
await shop.stop();
if (database) process.kill(database);

console.log(`${median(rates).toFixed(0)} changes a second`);
const missed = reportRatios('changes', [
  {
    what: 'reading, nothing changes',
    against: 'node:http, the same bytes',
    ratio: median(shares.map(({ quiet }) => quiet)),
    better: 'higher',
  },
  {
    what: 'reading beside 100 stock changes a second',
    against: 'node:http, the same bytes',
    ratio: median(shares.map(({ busy }) => busy)),
    better: 'higher',
    bar: 0.25,
  },
  {
    what: 'the oldest stock that a page showed',
    against: 'a second',
    ratio: oldest / 1000,
    better: 'lower',
    bar: maxAge,
  },
]);
if (median(rates) < changesPerSecond * 0.9) missed.push('fewer than 90 changes a second');
for (const sentence of missed) console.error(sentence);
process.exit(missed.length ? 1 : 0);
