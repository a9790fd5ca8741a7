/**
 * The response time of each admin list and of the overview in a shop with 5,000 orders and 20,000 products on the
 * embedded database: the whole page from the built server, for an admin. Every list is requested by its filters, a
 * search, each sort and a page far behind. Prints the median and the 95th percentile in milliseconds, and the address
 * that took longest. Fails where the 95th percentile is 300 ms or more. Before each request of the stock value the stock
 * of a SKU changes, because that report reads only what changed.
 *
 * With BENCH_DATA, the shop is filled once into that directory and used again by later runs.
 *
 * Usage: tsx tests/bench/admin-lists.ts [orders, default 5000] [products, default 20000] [names of lists, default all]
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseProcess } from '../support/database-process';
import { postponeTwoFactorOfDemoAdmin } from '../support/open-shop';
import { demoAdmin, Person } from '../support/people';
import { buildWhenNeeded, newSettings, seedShop, startShop, type ShopSettings } from '../support/shop';

const [orderCount = 5_000, productCount = 20_000] = process.argv.slice(2, 4).map(Number);
const wanted = process.argv.slice(4);
const bar = 300;
const minRequests = 40;
const dashboard = '/dashboard';

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const year = `from=${day(364)}&to=${day(0)}`;
const reports = {
  days: ['', year],
  products: ['', `${year}&sort=units`, `${year}&page=12`],
  categories: ['', year],
  customers: ['', `${year}&sort=-orders`, `${year}&page=12`],
  regions: ['', year],
  payments: ['', year],
  margins: ['', year],
  stock: ['', 'sort=sku', 'sort=units&page=200'],
  'low-stock': ['', 'sort=-sold'],
  movements: ['', year, `${year}&sort=sku&page=20`],
};

/** The lists by name, each with the queries by which it is requested. */
const lists: Record<string, { path: string; queries: string[] }> = {
  overview: { path: 'toDo', queries: [''] },
  orders: {
    path: 'manageOrder',
    queries: [
      ...[
        '',
        'page=200',
        'sort=placed',
        'sort=total',
        'sort=-total',
        'sort=total&page=150',
        'state=delivered',
      ],
      ...['q=buyer', 'q=buyer+large&sort=-total', 'q=buyer&page=100', `from=${day(90)}&to=${day(30)}`],
      ...[
        'state=delivered&page=150',
        'state=placed&q=buyer',
        'returns=open',
        'q=buyer&state=delivered&sort=total',
      ],
    ],
  },
  products: {
    path: 'manageProduct',
    queries: [
      ...['', 'page=800', 'sort=name', 'sort=-name', 'sort=price', 'sort=-price', 'sort=changed', 'q=drill'],
      ...['q=cordless+drill&sort=price', 'q=drill&page=20', 'state=published&sort=name', 'q=bench+vise'],
      ...['category=drills', 'category=drills&sort=price&page=20', 'brand=Ferrox', 'brand=Ferrox&sort=-name'],
    ],
  },
  accounts: {
    path: 'makeAdmin',
    queries: [
      '',
      'page=100',
      'sort=since',
      'sort=email',
      'sort=-email&page=90',
      'search=buyer',
      'search=buyer&page=90',
    ],
  },
  'all users': { path: 'allUser', queries: ['', 'page=100', 'search=buyer'] },
  messages: {
    path: 'messages',
    queries: [
      '',
      'page=80',
      'sort=received',
      'state=open',
      'q=buyer',
      'q=part&page=60',
      'assignee=none',
      'q=ship&state=closed',
    ],
  },
  reviews: {
    path: 'reviews',
    queries: ['', 'page=30', 'state=approved', 'state=approved&page=80', 'state=rejected&sort=newest'],
  },
  discounts: { path: 'discounts', queries: ['', 'page=5', 'status=active', 'q=deal', 'q=deal&page=4'] },
  invoices: {
    path: 'invoices',
    queries: [
      ...['', 'page=100', 'sort=issued', 'sort=-total', 'status=overdue', 'status=paid&page=80', 'q=buyer'],
      ...['series=credit-note', `from=${day(90)}&to=${day(30)}`],
    ],
  },
  credit: {
    path: 'credit',
    queries: ['', 'page=30', 'status=overdue', 'status=held&sort=due', 'sort=-usage', 'q=buyer&page=20'],
  },
  bank: {
    path: 'bank',
    queries: ['', 'page=150', 'status=open', 'status=matched&page=90', 'sort=-amount', 'q=buyer&page=20'],
  },
  payments: { path: 'payments', queries: [''] },
  'audit log': {
    path: 'audit',
    queries: [
      ...['', 'page=300', 'sort=at', 'kind=order', 'kind=order&page=300', 'actor=admin@hexbolt.example'],
      ...['actor=admin@hexbolt.example&kind=order&page=200', `from=${day(60)}&to=${day(20)}`],
    ],
  },
  subscribers: {
    path: 'newsletter/subscribers',
    queries: [
      '',
      'page=90',
      'state=confirmed',
      'state=confirmed&page=80',
      'q=reader',
      'q=large&state=pending',
    ],
  },
  stock: {
    path: 'stock',
    queries: ['', 'page=400', 'sort=available', 'sort=-available', 'low=1', 'q=drill', 'q=TW'],
  },
  purchasing: { path: 'purchasing', queries: [''] },
  campaigns: { path: 'newsletter', queries: [''] },
  searches: { path: 'searches', queries: ['', 'page=18', 'sort=times', 'sort=-last'] },
  mails: { path: 'mails', queries: ['', 'sort=written'] },
  content: { path: 'content', queries: ['', 'kind=post', 'q=bolt'] },
  ...Object.fromEntries(
    Object.entries(reports).map(([id, queries]) => [`report: ${id}`, { path: `reports/${id}`, queries }]),
  ),
};

const { BENCH_DATA: keptIn } = process.env;
if (keptIn) mkdirSync(keptIn, { recursive: true });
const { uri, pid } = databaseProcess(keptIn ?? mkdtempSync(join(tmpdir(), 'hexbolt-bench-')));
const settingsFile = keptIn && join(keptIn, 'settings.json');
const isFilled = settingsFile !== undefined && existsSync(settingsFile);
const settings = isFilled
  ? { ...(JSON.parse(readFileSync(settingsFile, 'utf8')) as ShopSettings), MONGODB_URI: uri }
  : newSettings(uri);
if (!isFilled) await seedShop(settings, productCount);
await postponeTwoFactorOfDemoAdmin(settings);
Object.assign(process.env, settings);
const { fillLargeShop } = await import('../support/large-shop');
const { closeDatabase } = await import('../../lib/platform/database');
const { stock } = await import('../../lib/catalog/collection/stock');
const { giveBack } = await import('../../lib/inventory/commands/holds');
if (!isFilled) await fillLargeShop(orderCount, new Date());
if (settingsFile) writeFileSync(settingsFile, JSON.stringify(settings), { mode: 0o600 });
await buildWhenNeeded(settings);
const shop = await startShop(settings);
const admin = await new Person(shop.url).signIn(demoAdmin);

async function timeOf(address: string): Promise<number> {
  const start = performance.now();
  const { status, text } = await admin.get(address);
  if (status !== 200 || !text.includes('</html>')) throw new Error(`${address} answers ${status}`);
  return performance.now() - start;
}

let changes = 0;
/** Changes the stock of one SKU, as an order would. */
async function changeStock(): Promise<void> {
  const [{ _id } = { _id: '' }] = await stock()
    .find({}, { projection: { _id: 1 } })
    .skip(++changes * 17)
    .limit(1)
    .toArray();
  await giveBack(`bench-${changes}`, _id, 1);
}

const percentile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!;

const slow: string[] = [];
console.log(
  `| ${orderCount} orders, ${productCount} products | requests | median | p95 | slowest address | its median |`,
);
console.log('|---|---:|---:|---:|---|---:|');
for (const [name, { path, queries }] of Object.entries(lists)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const addresses = queries.map((query) => `${dashboard}/${path}${query && `?${query}`}`);
  const times = new Map<string, number[]>(addresses.map((address) => [address, []]));
  for (const address of addresses) await timeOf(address);
  for (let round = 0; round < Math.ceil(minRequests / addresses.length); round++)
    for (const address of addresses) {
      if (path === 'reports/stock') await changeStock();
      times.get(address)!.push(await timeOf(address));
    }
  const all = [...times.values()].flat();
  const medians = [...times].map(([address, each]) => [address, percentile(each, 0.5)] as const);
  const [slowest, its] = medians.reduce((one, other) => (other[1] > one[1] ? other : one));
  const p95 = percentile(all, 0.95);
  if (p95 >= bar) slow.push(name);
  const cells = [all.length, percentile(all, 0.5).toFixed(0), p95.toFixed(0), slowest, its.toFixed(0)];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
await shop.stop();
await closeDatabase();
process.kill(pid, 'SIGTERM');
if (slow.length) console.error(`${bar} ms or more: ${slow.join(', ')}`);
process.exit(slow.length ? 1 : 0);
