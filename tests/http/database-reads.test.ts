import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { BSON, MongoClient } from 'mongodb';
import { theSettings } from '../support/open-shop';
import { startShop, type Shop } from '../support/shop';

/** The read commands that pass, by their collections. */
const reads = new Map<string, number>();

/** Notes the reads in what a client has sent (OP_MSG of MongoDB's wire protocol); returns the part that is not complete. */
function noteReads(sent: Buffer): Buffer {
  let at = 0;
  for (; at + 4 <= sent.length; at += sent.readInt32LE(at)) {
    const size = sent.readInt32LE(at);
    if (at + size > sent.length) break;
    const isCommand = sent.readInt32LE(at + 12) === 2013 && sent[at + 20] === 0;
    if (!isCommand) continue;
    const command = BSON.deserialize(sent.subarray(at + 21, at + 21 + sent.readInt32LE(at + 21)));
    const collection = String(command.find ?? command.aggregate ?? command.count ?? '');
    if (collection) reads.set(collection, (reads.get(collection) ?? 0) + 1);
  }
  return sent.subarray(at);
}

let proxy: Server;
let settings: ReturnType<typeof theSettings>;
beforeAll(async () => {
  settings = theSettings();
  const [{ socketPath: path, host, port = 27017 } = {}] = new MongoClient(settings.MONGODB_URI).options.hosts;
  proxy = createServer((near) => {
    const far = path ? connect({ path }) : connect({ host, port });
    let open: Buffer = Buffer.alloc(0);
    near.on('data', (chunk) => (open = noteReads(Buffer.concat([open, chunk]))));
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port: nearPort } = proxy.address() as AddressInfo;
  settings = { ...settings, MONGODB_URI: `mongodb://127.0.0.1:${nearPort}/?directConnection=true` };
});
afterAll(() => proxy.close());

/** How often a request reads these collections. */
async function readsOf(shop: Shop, path: string, collections: string[]): Promise<number> {
  reads.clear();
  const response = await fetch(shop.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  await response.text();
  return collections.reduce((sum, collection) => sum + (reads.get(collection) ?? 0), 0);
}

/** How much a new server reads for a product that nobody has asked for, when it has the settings already. */
async function readsOfProduct(): Promise<number> {
  const shop = await startShop(settings);
  try {
    expect(await readsOf(shop, '/product/bench-vise-125-mm', ['items'])).toBeGreaterThan(0);
    const path = '/product/18-v-brushless-drill-driver-kit';
    return await readsOf(shop, path, ['items', 'stock', 'reviews', 'questions', 'shopSettings']);
  } finally {
    await shop.stop();
  }
}

test('a product page that nobody has asked for reads related products together, and no settings again', async () => {
  // What other tests change at the same moment is read, too, so the least of three counts.
  let least = Infinity;
  for (let attempt = 0; attempt < 3 && least >= 17; attempt++)
    least = Math.min(least, await readsOfProduct());
  expect(least).toBeLessThan(17);
}, 120_000);
