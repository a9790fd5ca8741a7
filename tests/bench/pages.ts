/**
 * Pages a second of the built shop on one core, gzip: one product over and over, 2,000 products in turn, products that
 * nobody has asked for yet; and a bare node:http server that sends the bytes of the first. The ratios can be
 * compared: medians of seven turns.
 * Fails when 2,000 warm products are served below 0.8 of the speed of one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcess } from '../support/database-process';
import { buildWhenNeeded, freePort, newSettings, seedShop, startShop } from '../support/shop';

const bar = 0.8;
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = 7;
const warm = Number(process.argv[2] ?? 2000);
const cold = 300;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Where the machine allows it, server and client each have a core of their own. */
const pin = (pid: number | undefined, core: number) =>
  spawnSync('taskset', ['-a', '-p', '-c', String(core), String(pid)]);

function fetchBytes(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answers ${answer.statusCode}`));
      });
    }).on('error', reject);
  });
}

/** Asks for the addresses in turn, sixteen at once, until the time or the addresses are over; pages a second. */
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

const { uri, pid: database } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settings = newSettings(uri);
seedShop(settings, warm + cold + 100);
buildWhenNeeded(settings);
const shop = await startShop(settings);
pin(shop.process.pid, 0);
pin(process.pid, 1);

const listed: string[] = [];
for (let part = 1; listed.length < warm + cold + 1; part++) {
  const xml = (await fetch(`${shop.url}/sitemaps/items-${part}.xml`).then((answer) => answer.text())) ?? '';
  const found = [...xml.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(([, path]) => shop.url + path);
  if (found.length === 0) throw new Error('the sitemap has too few products');
  listed.push(...found);
}
const [hotPage = '', ...others] = listed;
const bytes = await fetchBytes(hotPage);
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
await rate(manyPages, true);
// In turn, so that a machine that grows slower meanwhile is so for each of them.
const turns: { hot: number; many: number; home: number; plain: number }[] = [];
while (turns.length < rounds)
  turns.push({
    hot: await rate([hotPage]),
    many: await rate(manyPages),
    home: await rate([`${shop.url}/`]),
    plain: await rate([`http://localhost:${port}/`]),
  });
const middle = (rateOf: (turn: (typeof turns)[0]) => number) => median(turns.map(rateOf));
const hot = middle((turn) => turn.hot);
const share = middle((turn) => turn.many / turn.hot);
bare.kill();

console.log('| | pages/s | of one product |');
console.log('|---|---:|---:|');
const rows: [string, number, number][] = [
  ['one product', hot, 1],
  [`${warm.toLocaleString('en-US')} products, warm`, middle((turn) => turn.many), share],
  [`${cold} products, first time`, fresh, fresh / hot],
  ['home', middle((turn) => turn.home), middle((turn) => turn.home / turn.hot)],
  ['node:http, the same bytes', middle((turn) => turn.plain), middle((turn) => turn.plain / turn.hot)],
];
for (const [name, pages, ratio] of rows)
  console.log(`| ${name} | ${pages.toFixed(0)} | ${ratio.toFixed(2)} |`);
await shop.stop();
if (database) process.kill(database);
if (share < bar) console.error(`Warm products are served below ${bar} of the speed of one.`);
process.exit(share < bar ? 1 : 0);
