/**
 * The largest memory of the server (RSS) as a share of MEMORY_MB: visitors search and open products, people sign in, staff
 * upload pictures, and a crawler reads every page with its data for navigation and its pictures, all at the same time.
 * Arguments: the number of products (4,000), and MEMORY_MB (512).
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { postponeTwoFactorOfDemoAdmin } from '../support/open-shop';
import { reportRatios } from '../support/bench-report';
import { databaseProcess } from '../support/database-process';
import { demoAdmin, Person } from '../support/people';
import { buildWhenNeeded, newSettings, seedShop, startShop } from '../support/shop';

const products = Number(process.argv[2] ?? 4000);
const megabytes = Number(process.argv[3] ?? 512);

const { uri, pid: database } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settings = newSettings(uri);
await seedShop(settings, products);
await postponeTwoFactorOfDemoAdmin(settings);
await buildWhenNeeded(settings);
// As docs/operations.md says that a server with little memory is started.
Object.assign(process.env, {
  NODE_OPTIONS: `--max-old-space-size=${Math.round(megabytes / 2)} --max-semi-space-size=4`,
  MALLOC_ARENA_MAX: '2',
});
const shop = await startShop({ ...settings, MEMORY_MB: String(megabytes) });
const server = shop.process.pid!;

/** A figure of the process in megabytes: VmRSS now, VmHWM at its highest (proc(5)). */
const memory = (name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server}/status`, 'utf8'))![1]) / 1024;
console.log(`started: ${memory('VmRSS').toFixed(0)} MB`);

const read = async (url: string, headers: Record<string, string> = {}) =>
  Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
const addresses: string[] = [];
for (let part = 1; ; part++) {
  const xml = String(await read(`${shop.url}/sitemaps/products-${part}.xml`));
  const found = [...xml.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(([, path]) => shop.url + path);
  if (found.length === 0) break;
  addresses.push(...found);
}

let crawling = true;
/** Repeats a task while the crawler runs. */
async function whileCrawling(task: (round: number) => Promise<unknown>, pause: number): Promise<void> {
  for (let round = 0; crawling; round++) {
    await task(round);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function crawl(): Promise<void> {
  let next = 0;
  const visit = async () => {
    while (next < addresses.length) {
      const url = addresses[next++]!;
      const html = String(await read(url, { 'accept-encoding': next % 2 ? 'br' : 'gzip' }));
      const [picture] = /\/(?:pictures|api\/images)\/[^" ]+\.webp/.exec(html) ?? [];
      if (picture) await read(shop.url + picture, { accept: 'image/avif,*/*' });
      if (next % 20 === 0) await read(`${url}/data-sheet.pdf`);
      if (next % 500 === 0) console.log(`${next} pages: ${memory('VmRSS').toFixed(0)} MB`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, visit));
  crawling = false;
}

const staff = await new Person(shop.url).signIn(demoAdmin);
/** A photo of 12 megapixels in its own color, so that none is stored already. */
const photo = (round: number) =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: { r: round % 256, g: 80, b: 40 } } })
    .jpeg()
    .toBuffer();
async function upload(round: number): Promise<void> {
  const response = await fetch(`${shop.url}/api/images`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${staff.token}`,
      cookie: staff.cookieHeader,
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(await photo(round)),
  });
  if (!response.ok && response.status !== 429) throw new Error(`the upload answers ${response.status}`);
}

await Promise.all([
  crawl(),
  whileCrawling((round) => read(`${shop.url}/shop?q=drill+${round}&sort=price-low`), 50),
  whileCrawling(
    (round) =>
      new Person(shop.url, `10.0.${(round >> 8) % 256}.${round % 256}`).signIn(demoAdmin).catch(() => null),
    500,
  ),
  whileCrawling(upload, 2_000),
  whileCrawling(() => staff.get('/dashboard/toDo'), 1_000),
]);
const highest = memory('VmHWM');
console.log(`highest: ${highest.toFixed(0)} MB of ${megabytes}`);
await shop.stop();
if (database) process.kill(database);
const missed = reportRatios('memory', [
  {
    what: 'highest memory of the server',
    against: 'MEMORY_MB',
    ratio: highest / megabytes,
    better: 'lower',
    bar: 1,
  },
]);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length ? 1 : 0);
