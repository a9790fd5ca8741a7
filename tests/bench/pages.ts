/**
 * Pages per second of the built shop on one core, gzipped: one product repeatedly, 2,000 products in turn, products
 * requested for the first time, home and a category; a bare Next app with pages of the same amount of text; and a bare
 * node:http server that sends the bytes of the product. The ratios are comparable between machines: medians of seven
 * rounds. Fails when 2,000 warm products are served below 0.8 of the speed of one, or home, product or category below
 * 0.9 of Next's bare static page.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareNext } from '../support/bare-next';
import { databaseProcess } from '../support/database-process';
import { buildWhenNeeded, freePort, newSettings, seedShop, startShop } from '../support/shop';

const bars = { warm: 0.8, bare: 0.9 };
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 7;
const warm = Number(process.argv[2] ?? 2000);
const cold = 300;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Pins server and client to separate cores where possible. */
const pin = (pid: number | undefined, core: number) =>
  spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]);

function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}

/**
 * Requests the addresses in turn, sixteen at once, until the time is up or the addresses are used up; returns pages per
 * second.
 */
async function rate(urls: string[], once = false): Promise<number> {
  const started = performance.now();
  let next = 0;
  const goesOn = () => (once ? next < urls.length : performance.now() - started < seconds * 1000);
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (goesOn()) await fetchBytes(urls[next++ % urls.length]!);
    }),
  );
  return (next * 1000) / (performance.now() - started);
}

/** The words of a page, in enough lines to give a page of its size: React sends each twice, as HTML and as data. */
async function linesOf(url: string): Promise<string[]> {
  const html = await fetch(url).then((response) => response.text());
  const words = html.replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ').split(/\s+/);
  const lines: string[] = [];
  for (let size = 0, at = 0; size < html.length / 2; at += 12) {
    lines.push(Array.from({ length: 12 }, (_, index) => words[(at + index) % words.length]).join(' '));
    size += lines.at(-1)!.length;
  }
  return lines;
}

const { uri, pid: database } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settings = newSettings(uri);
seedShop(settings, warm + cold + 100);
buildWhenNeeded(settings);
const shop = await startShop(settings);
pin(shop.process.pid, 0);
pin(process.pid, 1);

const listed: string[] = [];
for (let part = 1; listed.length < warm + cold + 1; part++) {
  const xml =
    (await fetch(`${shop.url}/sitemaps/products-${part}.xml`).then((response) => response.text())) ?? '';
  const found = [...xml.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(([, path]) => shop.url + path);
  if (found.length === 0) throw new Error('the sitemap has too few products');
  listed.push(...found);
}
const [hotPage = '', ...others] = listed;
const bytes = await fetchBytes(hotPage);
const next = await startBareNext(await linesOf(hotPage));
pin(next.pid, 0);
const file = join(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')), 'page');
writeFileSync(file, bytes);
const port = await freePort();
const bare = spawn(process.execPath, [
  '-e',
  `const page = require('node:fs').readFileSync(${JSON.stringify(file)});
   require('node:http').createServer((_, answer) => {
     answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': page.length });
     answer.end(page);
   }).listen(${port});`,
]);
pin(bare.pid, 0);

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const manyPages = others.slice(cold, cold + warm);
await rate([hotPage]);
const fresh = await rate(others.slice(0, cold), true);
const bareFirst = Array.from({ length: cold }, (_, index) => `${next.url}/first/${index}`);
const freshOfBare = await rate(bareFirst, true);
await rate(manyPages, true);
// In turn, so that a machine that slows down affects all of them.
const asked = {
  product: [hotPage],
  many: manyPages,
  home: [`${shop.url}/`],
  category: [`${shop.url}/shop/drills`],
  bare: [`${next.url}/`],
  dynamic: [`${next.url}/dynamic`],
  plain: [`http://localhost:${port}/`],
};
type Asked = keyof typeof asked;
const turns: Record<Asked, number>[] = [];
while (turns.length < rounds) {
  const turn = {} as Record<Asked, number>;
  for (const name of Object.keys(asked) as Asked[]) turn[name] = await rate(asked[name]);
  turns.push(turn);
}
const middle = (name: Asked) => median(turns.map((turn) => turn[name]));
const share = (name: Asked, of: Asked) => median(turns.map((turn) => turn[name] / turn[of]));
bare.kill();
next.stop();

console.log('| | pages/s | of one product | of bare Next, static |');
console.log('|---|---:|---:|---:|');
const row = (name: string, pages: number, ofProduct: number, ofBare: number) =>
  console.log(`| ${name} | ${pages.toFixed(0)} | ${ofProduct.toFixed(2)} | ${ofBare.toFixed(2)} |`);
const titles: Record<Asked, string> = {
  product: 'one product',
  many: `${warm.toLocaleString('en-US')} products, warm`,
  home: 'home',
  category: 'a category',
  bare: 'bare Next, static',
  dynamic: 'bare Next, dynamic',
  plain: 'node:http, the same bytes',
};
for (const name of Object.keys(asked) as Asked[])
  row(titles[name], middle(name), share(name, 'product'), share(name, 'bare'));
for (const [name, pages] of [
  [`${cold} products, first time`, fresh],
  [`${cold} bare pages, first time`, freshOfBare],
] as const)
  row(name, pages, pages / middle('product'), pages / middle('bare'));
await shop.stop();
if (database) process.kill(database);
const failures = [
  ...(share('many', 'product') < bars.warm ? [`${titles.many} below ${bars.warm} of one`] : []),
  ...(['product', 'home', 'category'] as const)
    .filter((name) => share(name, 'bare') < bars.bare)
    .map((name) => `${titles[name]} below ${bars.bare} of Next's bare static page`),
];
for (const failure of failures) console.error(failure);
process.exit(failures.length ? 1 : 0);
