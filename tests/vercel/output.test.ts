import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { inlineScriptPolicy, pagePolicy } from '@/lib/shared/security-headers.mjs';
import { newSettings, seedShop } from '../support/shop';
import { buildForVercel, functionsOf, startFunction, type OutputFunction } from '../support/vercel-output';
import deployment from '../../vercel.json';

type Route = { src?: string; headers?: Record<string, string>; middlewarePath?: string; override?: boolean };

const settings = newSettings(process.env.MONGODB_URI!);
const client = new MongoClient(settings.MONGODB_URI);
let tree = '';
let functions: OutputFunction[] = [];
let before: string[] = [];

/** Every index of the shop's database. */
async function indexes(): Promise<string[]> {
  const database = client.db(settings.MONGODB_DB);
  const names = (await database.listCollections().toArray()).map(({ name }) => name);
  const found = names.map(async (name) =>
    (await database.collection(name).listIndexes().toArray()).map((index) => `${name}.${index.name}`),
  );
  return (await Promise.all(found)).flat().sort();
}

beforeAll(async () => {
  await seedShop(settings);
  before = await indexes();
  tree = buildForVercel(settings);
  functions = functionsOf(tree);
}, 1_800_000);

afterAll(async () => {
  await client.db(settings.MONGODB_DB).dropDatabase();
  await client.close();
  if (tree) await rm(tree, { recursive: true, force: true });
});

const read = <T>(path: string) => JSON.parse(readFileSync(join(tree, path), 'utf8')) as T;

/** Where the function of a route is. */
const pathOf = (route: string) =>
  join(tree, '.vercel/output/functions', `${route === '/' ? '/index' : route}.func`);

test('every route of the build has a function', () => {
  const routes = Object.values(read<Record<string, string>>('.next/app-path-routes-manifest.json'));
  expect(routes.length).toBeGreaterThan(300);
  expect(routes.filter((route) => !existsSync(pathOf(route)))).toEqual([]);
});

test('scheduled jobs, their time, and the policies are those of the sources', () => {
  const { crons, routes } = read<{ crons: object[]; routes: Route[] }>('.vercel/output/config.json');
  expect(crons).toEqual(deployment.crons);
  const job = functions.find(({ folder }) => folder === realpathSync(pathOf('/api/cron/orders')));
  expect(job?.config.maxDuration).toBe(60);
  const named = (path: string) => routes.filter(({ src }) => src && new RegExp(src).test(path));
  const policies = (path: string) =>
    named(path).flatMap(({ headers }) => headers?.['Content-Security-Policy'] ?? []);
  expect(policies('/about')).toEqual([inlineScriptPolicy]);
  // What the middleware sends replaces the headers before it.
  for (const path of ['/login', '/dashboard/myOrders'])
    expect(named(path)).toContainEqual(
      expect.objectContaining({ middlewarePath: 'middleware', override: true }),
    );
  expect(named('/about').filter(({ middlewarePath }) => middlewarePath)).toEqual([]);
});

test('no function exceeds 250 MB, or holds a secret or a file of this machine', () => {
  const secrets = [
    settings.NEXTAUTH_SECRET,
    settings.CRON_SECRET,
    settings.METRICS_TOKEN,
    settings.MONGODB_DB,
  ];
  for (const { folder, files } of functions) {
    const bytes = [...files.values()].reduce((sum, path) => sum + lstatSync(path).size, 0);
    expect([folder, bytes < 250_000_000]).toEqual([folder, true]);
    const own = [...files.keys()].filter((path) => !path.startsWith('node_modules/'));
    expect(own.filter((path) => /^(\.data|\.git|backups|tests|\.env(?!\.example$))/.test(path))).toEqual([]);
    const telling = own.filter((path) => {
      const from = files.get(path)!;
      if (lstatSync(from).isSymbolicLink()) return false;
      const content = readFileSync(from);
      return secrets.some((secret) => content.includes(secret));
    });
    expect(telling).toEqual([]);
  }
});

test('the build has made no index', async () => {
  expect(await indexes()).toEqual(before);
});

/** Asks the function of a route as Vercel does, which has matched the path. */
async function ask(route: string, path: string, headers: Record<string, string> = {}) {
  const found = functions.find(({ folder }) => folder === realpathSync(pathOf(route)));
  const started = await startFunction(found!, settings);
  try {
    const response = await fetch(started.url + path, {
      headers: { 'x-matched-path': route, ...headers },
      signal: AbortSignal.timeout(60_000),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } finally {
    started.stop();
  }
}

test('functions respond with no files but their own', async () => {
  const nonce = 'AAAAAAAAAAAAAAAAAAAAAA==';
  const cart = await ask('/cart', '/cart', { 'content-security-policy': pagePolicy([`'nonce-${nonce}'`]) });
  expect([cart.status, cart.text.match(/<h1/g)?.length]).toEqual([200, 1]);
  const tags = cart.text.match(/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  const items = await ask('/api/item', '/api/item?limit=1');
  expect([items.status, JSON.parse(items.text)]).toEqual([
    200,
    [expect.objectContaining({ slug: expect.any(String) })],
  ]);
  const about = await ask('/about', '/about');
  expect([about.status, about.text.includes('<h1')]).toEqual([200, true]);
  const job = await ask('/api/cron/mail', '/api/cron/mail', {
    authorization: `Bearer ${settings.CRON_SECRET}`,
  });
  expect(job.status).toBe(200);
}, 300_000);
