import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeTheDatabase, signInNewPerson, theDatabase } from '../support/factories';
import { theShop } from '../support/open-shop';
import { placeOrder, setStock, totalOf } from '../support/orders';
import { demoAdmin, Person } from '../support/people';

const [drill, grinder] = ['FX-DD12-30', 'TW-AG125'];
const stateFile = join(mkdtempSync(join(tmpdir(), 'hexbolt-erp-')), 'state.json');

/** A small ERP: it stores orders by number, and says what is in stock and what it costs. */
const erp = {
  orders: new Map<string, { state: string }>(),
  puts: 0,
  stock: [] as object[],
  prices: [] as object[],
  /** Called before each order is stored. */
  onPut: () => {},
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const server = createServer((request, response) => {
  void (async () => {
    const [, kind, number] = request.url!.split('/');
    if (request.method === 'PUT') {
      const order = JSON.parse(await bodyOf(request)) as { state: string };
      erp.puts += 1;
      erp.onPut();
      erp.orders.set(decodeURIComponent(number!), order);
    }
    const lists = { stock: erp.stock, prices: erp.prices, orders: {} };
    response.end(JSON.stringify(lists[kind as 'stock' | 'prices' | 'orders']));
  })();
});

let key = '';
let buyer: Person;

/** Runs the connector as an operator does; `started` gets the process. */
function run(
  started: (kill: () => void) => void = () => {},
): Promise<{ code: number | null; output: string }> {
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/connectors/src/main.ts'], {
    env: {
      ...process.env,
      HEXBOLT_URL: theShop(),
      HEXBOLT_KEY: key,
      ERP_URL: `http://127.0.0.1:${port}`,
      STATE_FILE: stateFile,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  started(() => child.kill('SIGKILL'));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

async function order(): Promise<string> {
  const lines = [{ sku: drill!, quantity: 1 }];
  const { json } = await placeOrder(buyer, lines, await totalOf(buyer, lines));
  return (json as { number: string }).number;
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const admin = await new Person(theShop()).signIn(demoAdmin);
  const scopes = ['orders:read', 'stock:write', 'prices:write'];
  const made = await admin.post<{ key: string }>('/api/api-keys', { name: 'ERP', scopes, validDays: 1 });
  key = made.json.key;
  buyer = await signInNewPerson(theShop());
  await setStock(drill!, 50);
});

afterAll(async () => {
  server.close();
  await closeTheDatabase();
});

const storedNumbers = async () => {
  const found = await theDatabase()
    .collection('orders')
    // Attempts that failed are stored, too, but are no orders.
    .find({ state: { $nin: ['placing', 'aborted', 'refused'] } }, { projection: { number: 1 } })
    .toArray();
  return found.map(({ number }) => number as string).sort();
};

test('a run that is killed is repeated: each order is in the ERP once, as it is now, and stock and prices are set', async () => {
  for (let count = 0; count < 5; count++) await order();
  erp.stock = [{ sku: grinder, available: 77 }];
  erp.prices = [{ sku: grinder, price: 12_345 }];
  const killed = await run((kill) => {
    erp.onPut = () => {
      if (erp.puts === 3) kill();
    };
  });
  erp.onPut = () => {};
  expect([killed.code, erp.puts]).toEqual([null, 3]);

  const all = await storedNumbers();
  const repeated = await run();
  expect(repeated).toEqual({
    code: 0,
    output: expect.stringMatching(new RegExp(`^${all.length} orders sent, 2 rows`)),
  });
  expect([...erp.orders.keys()].sort()).toEqual(all);
  const [stock, product] = await Promise.all([
    theDatabase().collection<{ _id: string }>('stock').findOne({ _id: grinder }),
    theDatabase().collection('items').findOne({ 'variants.sku': grinder }),
  ]);
  expect(stock).toMatchObject({ available: 77 });
  expect(JSON.stringify(product)).toContain('12345');
});

test('the next run sends what has changed since, and reports rows that the shop rejects', async () => {
  const number = await order();
  expect((await buyer.call('POST', `/api/orders/${number}/cancel`, { why: 'Wrong size' })).status).toBe(200);
  erp.puts = 0;
  erp.stock = [{ sku: 'NO-SUCH-SKU', available: 1 }];
  const { code, output } = await run();
  expect([code, output]).toEqual([1, expect.stringContaining('rejected: NO-SUCH-SKU')]);
  expect(erp.orders.get(number)).toMatchObject({ state: 'cancelled' });
  expect([...erp.orders.keys()].sort()).toEqual(await storedNumbers());
});
