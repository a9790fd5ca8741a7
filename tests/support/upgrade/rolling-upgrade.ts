import { setTimeout as wait } from 'node:timers/promises';
import { theDatabase } from '../factories';
import { countUnits, setStock } from '../orders';
import type { Shop } from '../shop';
import { loadFiles, openPage, type LoadedPage } from './pages';
import { Proxy } from './proxy';
import { publicPaths, Traffic, type Goods, type Report } from './traffic';

/** What became of the traffic, and of the orders and units in the database. */
export type TrafficOutcome = Report & {
  /** Acknowledged orders that are not stored under their key, and stored ones that nobody was told of. */
  lost: string[];
  unexpected: string[];
  /** Units left, held and sold, less those that there should be: 0. */
  unitsTooMany: number;
};

export type Outcome = TrafficOutcome & {
  /** Files of pages of the old build that could not be loaded once all servers had the new one. */
  missingFiles: string[];
  /** The responses of each server, in the order of their start. */
  responses: number[];
  exitCodes: (number | null)[];
};

type People = { visitors?: number; buyers?: number };

type Options = People & {
  /** Starts a server of a version on a database that both share, for customers at this address. */
  start: (version: 'old' | 'new', address: string) => Promise<Shop>;
  /** How long the traffic goes on between two steps. */
  stepMilliseconds: number;
  /** Opens pages of the old build; the function that it returns uses them after the upgrade, and tells what failed. */
  openBefore?: (address: string) => Promise<() => Promise<string[]>>;
};

const goods: Goods = {
  sku: 'FX-DD12-30',
  pricedSku: 'FX-BD18K-BL',
};
const stockAtStart = 5_000;

type StoredOrder = { number?: string; liveKey?: string };

/** Compares the orders that customers were told of with those that are stored since a moment. */
async function compareOrders(acknowledged: Map<string, string>, since: Date) {
  const stored = await theDatabase()
    .collection<StoredOrder>('orders')
    .find({ 'lines.sku': goods.sku, placedAt: { $gte: since }, number: { $exists: true } })
    .toArray();
  const keyOf = ({ liveKey = '' }: StoredOrder) => liveKey.slice(-36);
  const byKey = new Map(stored.map((order) => [keyOf(order), order.number]));
  const lost = [...acknowledged].filter(([key, number]) => byKey.get(key) !== number).map(String);
  const unexpected = stored.filter(
    (order) => !acknowledged.has(keyOf(order)) || byKey.size !== stored.length,
  );
  return { lost, unexpected: unexpected.map(({ number }) => String(number)) };
}

/** What the admin has added to the units and taken from them, by the recorded movements. */
async function unitsSetByAdmin(since: Date): Promise<number> {
  type Movement = { at: Date; change: number; reason: string };
  const isCounted = ({ at, reason }: Movement) => reason === 'Counted' && at >= since;
  const filed = await theDatabase()
    .collection<Movement & { sku: string }>('stockMovements')
    .find({ sku: goods.sku })
    .toArray();
  const shelf = await theDatabase()
    .collection<{ _id: string; movements?: Movement[] }>('stock')
    .findOne({ _id: goods.sku });
  // Those that are being filed exist twice for a moment.
  const all = new Map(
    [...filed, ...(shelf?.movements ?? [])].map((one) => [String(Reflect.get(one, '_id')), one]),
  );
  return [...all.values()].filter(isCounted).reduce((sum, { change }) => sum + change, 0);
}

/**
 * Lets visitors, buyers and an admin use the shop at an address while `change` runs, and compares what they were told with
 * the database.
 */
export async function underTraffic(
  address: string,
  { visitors = 2, buyers = 4 }: People,
  change: () => Promise<void>,
): Promise<TrafficOutcome> {
  await setStock(goods.sku, stockAtStart);
  const since = new Date();
  const soldBefore = (await countUnits(goods.sku)).sold;
  const traffic = new Traffic(address, goods);
  await traffic.start({ visitors, buyers });
  try {
    await change();
  } finally {
    await traffic.stop();
  }
  const { left, held, sold } = await countUnits(goods.sku);
  const expected = stockAtStart + (await unitsSetByAdmin(since));
  return {
    ...traffic.report,
    ...(await compareOrders(traffic.report.acknowledged, since)),
    unitsTooMany: left + held + sold - soldBefore - expected,
  };
}

/**
 * Replaces two servers one after the other by those of another version while visitors, buyers and an admin use the shop:
 * old and old, old and old and new, old and new, old and new and new, new and new. Pages that were opened before load
 * their files at the end.
 */
export async function upgradeUnderTraffic(options: Options): Promise<Outcome> {
  const { start, stepMilliseconds, openBefore } = options;
  const proxy = new Proxy();
  await proxy.start();
  const servers: Shop[] = [];
  const open = async (version: 'old' | 'new') => {
    const server = await start(version, proxy.url);
    servers.push(server);
    proxy.add(server.url);
  };
  const exitCodes: (number | null)[] = [];
  try {
    await open('old');
    await open('old');
    const oldPages: LoadedPage[] = [];
    for (const path of publicPaths) oldPages.push(await openPage(proxy.url, path, {}));
    const continueAfter = await openBefore?.(proxy.url);

    const outcome = await underTraffic(proxy.url, options, async () => {
      for (const old of servers.slice(0, 2)) {
        await wait(stepMilliseconds);
        await open('new');
        await wait(stepMilliseconds);
        exitCodes.push(await old.stop());
      }
      await wait(stepMilliseconds);
    });

    const faults = [...outcome.faults, ...((await continueAfter?.()) ?? [])];
    const files = [...new Set(oldPages.flatMap((page) => page.files))];
    const missingFiles = await loadFiles(proxy.url, files, { deep: true });
    const responses = servers.map(({ url }) => proxy.responsesOf(url));
    return { ...outcome, faults, missingFiles, responses, exitCodes };
  } finally {
    await Promise.all(
      servers.filter(({ process }) => process.exitCode === null).map((server) => server.stop()),
    );
    await proxy.stop();
  }
}

const failed = (checks: [problem: string, isRight: boolean][]) =>
  checks.filter(([, isRight]) => !isRight).map(([problem]) => problem);

/** What must not have happened to any traffic. Too little of it proves nothing. */
export function problemsOfTraffic(outcome: TrafficOutcome): string[] {
  const { faults, lost, unexpected, unitsTooMany, acknowledged, stockChanges } = outcome;
  return [
    ...faults,
    ...lost.map((order) => `lost order ${order}`),
    ...unexpected.map((number) => `order ${number}, which nobody was told of or is stored twice`),
    ...failed([
      [`units too many: ${unitsTooMany}`, unitsTooMany === 0],
      [`orders placed: ${acknowledged.size}`, acknowledged.size > 10],
      [`changes of the stock: ${stockChanges}`, stockChanges > 10],
    ]),
  ];
}

/** What must not have happened in an upgrade under traffic. */
export function problemsOf(outcome: Outcome): string[] {
  const { missingFiles, responses, builds, exitCodes } = outcome;
  return [
    ...problemsOfTraffic(outcome),
    ...missingFiles.map((file) => `for a page of the old build, ${file}`),
    ...failed([
      [`servers ended with ${exitCodes.join()}`, exitCodes.every((code) => code === 0)],
      [
        `responses of the servers: ${responses.join()}`,
        responses.length === 4 && Math.min(...responses) > 20,
      ],
      [`builds seen: ${builds.size}`, builds.size === 2],
      ['no visitor went from a page of one build to one of the other', outcome.reloads > 0],
    ]),
  ];
}
