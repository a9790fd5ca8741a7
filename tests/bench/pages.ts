/**
 * Answers per second of processor time of the built shop, gzipped: one product repeatedly, 2,000 products in turn, home, a
 * category, a filtered list, a search and `GET /api/item`, each beside a bare node:http server that sends the same bytes
 * and a bare Next app; and products, searches and the login page rendered on request, beside pages of that Next app of the
 * same size: dynamic ones, and ones that Next stores on their first request, as it does ours. The ratios are comparable
 * between machines: medians of seven rounds. Fails when one is below its bar.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareNext } from '../support/bare-next';
import { reportRatios, type Ratio } from '../support/bench-report';
import { databaseProcess } from '../support/database-process';
import { answersPerSecond, fetchBytes, median, pin } from '../support/load';
import { startPlainServer } from '../support/plain-server';
import { buildWhenNeeded, newSettings, seedShop, startShop } from '../support/shop';

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = 7;
const warm = Number(process.argv[2] ?? 2000);
/** Pages that are requested once in each round. */
const firstTime = 60;

const { uri, pid: database } = databaseProcess(mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settings = newSettings(uri);
await seedShop(settings, warm + firstTime * rounds + 200);
await buildWhenNeeded(settings);
const shop = await startShop(settings);
const server = shop.process.pid!;
pin(server, 0);
pin(process.pid, 1);

const products: string[] = [];
for (let part = 1; products.length < warm + firstTime * rounds + 1; part++) {
  const xml = await fetch(`${shop.url}/sitemaps/products-${part}.xml`).then((response) => response.text());
  const found = [...xml.matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(([, path]) => shop.url + path);
  if (found.length === 0) throw new Error('the site map has too few products');
  products.push(...found);
}
const [hot = '', ...others] = products;
const unseen = others.slice(0, firstTime * rounds);
const seen = others.slice(firstTime * rounds, firstTime * rounds + warm);
const warmPages = {
  product: { title: 'a product', urls: [hot], bar: 0.4 },
  many: { title: `${warm.toLocaleString('en-US')} products in turn`, urls: seen, bar: 0.35 },
  home: { title: 'home', urls: [`${shop.url}/`], bar: 0.4 },
  category: { title: 'a category', urls: [`${shop.url}/shop/drills`], bar: 0.4 },
  filtered: {
    title: 'a filtered list',
    urls: [`${shop.url}/shop/drills?brand=Ferrox&sort=price-low`],
    bar: 0.4,
  },
  search: { title: 'a search, repeated', urls: [`${shop.url}/shop?q=cordless+drill`], bar: 0.4 },
  items: { title: 'GET /api/item', urls: [`${shop.url}/api/item`], bar: 0.3 },
};
type Name = keyof typeof warmPages;
const names = Object.keys(warmPages) as Name[];

/** Searches that nobody has asked for: the words of a product that is in no other search. */
const searches = unseen.map((url) => {
  const words = new URL(url).pathname.split('/').at(-1)!.split('-').slice(0, 3).join('+');
  return `${shop.url}/shop?q=${words}+${unseen.indexOf(url)}`;
});
const made = {
  product: { title: 'a product, first time', urls: unseen, bar: 0.6 },
  search: { title: 'a search, first time', urls: searches, bar: 0.6 },
  login: {
    title: 'the login page',
    urls: Array.from({ length: firstTime * rounds }, () => `${shop.url}/login`),
    bar: 0.6,
  },
};
type Made = keyof typeof made;

const htmlOf = (url: string) => fetch(url).then((response) => response.text());
const sizes = {} as Record<Made, number>;
sizes.product = (await htmlOf(hot)).length;
sizes.search = (await htmlOf(`${shop.url}/shop?q=cordless+drill`)).length;
sizes.login = (await htmlOf(`${shop.url}/login`)).length;

/** The words of the product page in lines of 12, enough for the largest page: React sends each twice, as HTML and as data. */
const words = (await htmlOf(hot)).replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ').split(/\s+/);
const lines: string[] = [];
for (let size = 0, at = 0; size < Math.max(...Object.values(sizes)) / 2; at += 12) {
  lines.push(Array.from({ length: 12 }, (_, index) => words[(at + index) % words.length]).join(' '));
  size += lines.at(-1)!.length;
}
const next = await startBareNext(lines);
pin(next.pid, 0);
/** How many lines make a dynamic page of the bare app as long as one of the shop. */
const linesFor = (size: number) => Math.round((lines.length * size) / Math.max(...Object.values(sizes)));

const bodies = {} as Record<Name, Buffer>;
for (const name of names) bodies[name] = await fetchBytes(warmPages[name].urls[0]!);
const plain = await startPlainServer(bodies);
pin(plain.pid, 0);

const share: Record<string, number[]> = {};
const rate: Record<string, number[]> = {};
const note = (into: Record<string, number[]>, name: string, value: number) => (into[name] ??= []).push(value);
async function measureWarm(name: Name): Promise<void> {
  const ours = await answersPerSecond(server, warmPages[name].urls, { seconds });
  const bare = await answersPerSecond(plain.pid, [`${plain.url}/${name}`], { seconds });
  note(rate, name, ours);
  note(share, name, ours / bare);
}
for (const name of names) await answersPerSecond(server, warmPages[name].urls);
// First of all: each of these pages is asked for once in a while, and Next makes it again when it is five minutes old.
for (let round = 0; round < rounds; round++) await measureWarm('many');
// In turn, so that a machine that slows down affects all of them.
for (let round = 0; round < rounds; round++) {
  note(rate, 'bare', await answersPerSecond(next.pid, [`${next.url}/`], { seconds }));
  for (const name of names) if (name !== 'many') await measureWarm(name);
  for (const name of Object.keys(made) as Made[]) {
    const own = made[name].urls.slice(round * firstTime, (round + 1) * firstTime);
    const bareUrl = `${next.url}/dynamic/${linesFor(sizes[name])}`;
    const ours = await answersPerSecond(server, own, { connections: 4 });
    const bare = await answersPerSecond(
      next.pid,
      own.map(() => bareUrl), { connections: 4 }); // prettier-ignore
    note(rate, `first ${name}`, ours);
    note(share, `first ${name}`, ours / bare);
    if (name === 'login') continue;
    const bareFirst = own.map(
      (_, index) => `${next.url}/first/${linesFor(sizes[name])}/${name}-${round}-${index}`,
    );
    const bareCached = await answersPerSecond(next.pid, bareFirst, { connections: 4 });
    note(share, `cached ${name}`, ours / bareCached);
    note(share, `bare ${name}`, bareCached / bare);
  }
}
plain.stop();
next.stop();
await shop.stop();
if (database) process.kill(database);

const middle = (of: Record<string, number[]>, name: string) => median(of[name]!);
console.log('| | answers per second of processor time |\n|---|---:|');
for (const name of names) console.log(`| ${warmPages[name].title} | ${middle(rate, name).toFixed(0)} |`);
for (const name of Object.keys(made) as Made[])
  console.log(`| ${made[name].title} | ${middle(rate, `first ${name}`).toFixed(0)} |`);
console.log(`| bare Next, static | ${middle(rate, 'bare').toFixed(0)} |`);
const ratios: Ratio[] = [
  ...names.map((name): Ratio => {
    const { title, bar } = warmPages[name];
    return {
      what: title,
      against: 'node:http, the same bytes',
      ratio: middle(share, name),
      better: 'higher',
      bar,
    };
  }),
  ...(Object.keys(made) as Made[]).map((name): Ratio => {
    const { title, bar } = made[name];
    return {
      what: title,
      against: 'a bare dynamic page',
      ratio: middle(share, `first ${name}`),
      better: 'higher',
      bar,
    };
  }),
  ...(['product', 'search'] as const).map((name): Ratio => ({
    what: made[name].title,
    against: 'a bare page that Next stores on its first request',
    ratio: middle(share, `cached ${name}`),
    better: 'higher',
  })),
  // What the shop's pages would have if they were nothing but text.
  ...(['product', 'search'] as const).map((name): Ratio => ({
    what: `a bare page that Next stores, as long as a ${name}`,
    against: 'a bare dynamic page',
    ratio: middle(share, `bare ${name}`),
    better: 'higher',
  })),
];
const missed = reportRatios('pages', ratios);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length ? 1 : 0);
