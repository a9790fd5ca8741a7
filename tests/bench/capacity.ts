/**
 * What one core of a server does in a second, for the arithmetic of docs/scaling.md: pages from memory, pages that are made
 * for the first time, sign-ins, and orders of one SKU by 20 buyers through the HTTP interface; for orders also what the
 * database's process needs, and how many documents an order writes. Processor time is counted, so that other work on the
 * machine matters little. Without bars: the figures depend on the processor.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcess } from '../support/database-process';
import { closeTheDatabase, signInNewPerson, signUpPerson, theDatabase } from '../support/factories';
import { answersPerSecond, processorTime } from '../support/load';
import { placeOrder, setStock, totalOf } from '../support/orders';
import { Person } from '../support/people';
import { buildWhenNeeded, newSettings, seedShop, startShop } from '../support/shop';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const [sku, buyersCount, ordersEach] = ['FX-DD12-30', 20, 15];

const { uri, pid: database } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settings = newSettings(uri);
Object.assign(process.env, settings);
await seedShop(settings, 2_000);
await buildWhenNeeded(settings);
const shop = await startShop(settings);
const server = shop.process.pid!;

const rows: [string, number][] = [];
/** Notes how often a second of processor time is enough for an action, in the server and in the database. */
async function measure(what: string, times: number, work: () => Promise<unknown>): Promise<void> {
  const before = [processorTime(server), processorTime(database)] as const;
  await work();
  rows.push([`${what}, server`, times / (processorTime(server) - before[0])]);
  rows.push([`${what}, embedded database`, times / (processorTime(database) - before[1])]);
}

const sitemap = await (await fetch(`${shop.url}/sitemaps/products-1.xml`)).text();
const products = [...sitemap.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(
  ([, path]) => shop.url + path,
);
const [hot = '', ...others] = products;
await answersPerSecond(server, [hot], { seconds: 1 });
rows.push(['a product page from memory, server', await answersPerSecond(server, [hot], { seconds })]);
rows.push([
  'a product page for the first time, server',
  await answersPerSecond(server, others.slice(0, 400), { connections: 4 }),
]);

const people = await Promise.all(Array.from({ length: 10 }, () => signUpPerson(shop.url)));
await measure('a sign-in', people.length, () =>
  Promise.all(people.map((person) => new Person(shop.url).signIn(person))),
);

const buyers: Person[] = [];
while (buyers.length < buyersCount) buyers.push(await signInNewPerson(shop.url));
await setStock(sku, 1_000_000);
const lines = [{ sku, quantity: 1 }];
const total = await totalOf(buyers[0]!, lines);
const buy = async (buyer: Person, count: number) => {
  for (let order = 0; order < count; order++) {
    const { status, text } = await placeOrder(buyer, lines, total);
    if (status !== 201) throw new Error(`${status} ${text}`);
  }
};

/** Every document of the shop, as text, by its collection and id. */
async function snapshot(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of await theDatabase().listCollections({}, { nameOnly: true }).toArray()) {
    for await (const document of theDatabase().collection(name).find())
      found.set(`${name} ${String(document._id)}`, JSON.stringify(document));
  }
  return found;
}
/** What each of some orders writes, the fewest first: a scheduled job may write at the same time. */
const written: string[][] = [];
for (const buyer of buyers.slice(0, 5)) {
  await buy(buyer, 2);
  const before = await snapshot();
  await buy(buyer, 1);
  const after = [...(await snapshot())];
  written.push(after.filter(([key, text]) => before.get(key) !== text).map(([key]) => key));
}
written.sort((one, other) => one.length - other.length);

await measure('an order, 20 buyers', buyersCount * ordersEach, () =>
  Promise.all(buyers.map((buyer) => buy(buyer, ordersEach))),
);

await shop.stop();
await closeTheDatabase();
process.kill(database);
console.log('| | in a second of processor time |\n|---|---:|');
for (const [what, rate] of rows) console.log(`| ${what} | ${rate.toPrecision(3)} |`);
const names = written[2]!.map((key) => key.split(' ')[0]);
console.log(`\nDocuments that an order of one SKU writes: ${names.length} (${names.join(', ')})`);
