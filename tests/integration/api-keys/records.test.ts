import { stock } from '@/lib/catalog/collection/stock';
import { products, updateProduct } from '@/lib/catalog/collection/products';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { database } from '@/lib/platform/database';
import { accountOf, emptyProfile, users } from '@/lib/users/collection';
import { stampOldDocuments } from '@/scripts/stamp-old-documents';
import { ObjectId } from 'mongodb';
import { keyCaller, type Reply } from '../../support/key-caller';
import { explained } from '../explained';
import { delivered, request, type Delivered } from '../orders/line-return-fixtures';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

type Row = Record<string, unknown>;
type Call = Awaited<ReturnType<typeof keyCaller>>;
const lists = ['orders', 'products', 'customers', 'stock', 'invoices', 'returns'];
let call: Call;
let order: Delivered;

const rowsOf = ({ json }: Reply) => json.rows as Row[];
const errorOf = ({ json }: Reply) => json.error as { code: string; fields?: Record<string, string> };

/** All rows of a list, page by page; `between` runs before each page but the first. */
async function pagedThrough(path: string, query: object, between = async () => {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = null, page = 0; page < 200; page++) {
    if (page) await between();
    const reply = await call('GET', path, { query: { ...query, ...(cursor && { cursor }) } });
    expect(reply.status).toBe(200);
    rows.push(...rowsOf(reply));
    cursor = reply.json.next as string | null;
    if (cursor === null) return rows;
  }
  throw new Error('The list has no end');
}

async function addStock(sku: string): Promise<void> {
  await stock().updateOne(
    { _id: sku },
    { $set: { productId: 'none', available: 5, holds: [], returns: [] } },
    { upsert: true },
  );
}

beforeAll(async () => {
  call = await keyCaller('records', [
    'orders:read',
    'products:read',
    'products:write',
    'prices:write',
    'customers:read',
    'stock:read',
    'stock:write',
    'invoices:read',
    'returns:read',
  ]);
  order = await delivered([4, 3]);
  for (const units of [1, 1, 2]) await request(order, [[order.skus[0]!, units]]);
  await delivered([1]);
  await users().insertOne({
    _id: new ObjectId(),
    email: 'ada@records.example',
    name: 'Ada',
    image: null,
    role: 'customer',
    emailVerified: null,
    passwordHash: null,
    disabledAt: null,
    sessionVersion: 1,
    profile: emptyProfile,
    words: ['ada', 'ada@records.example'],
    mails: [],
    createdAt: new Date(),
  });
});

test('pages leave nothing out and repeat only what has changed, while records are added and changed', async () => {
  const before = Array.from({ length: 9 }, (_, index) => `PAGE-${index}`);
  for (const sku of before) await addStock(sku);
  let step = 0;
  const rows = await pagedThrough('/api/shop/stock', { q: 'PAGE-', limit: 2 }, async () => {
    step += 1;
    // One that was read, one that was not, and a new one.
    if (step === 1) for (const sku of ['PAGE-0', 'PAGE-8', 'PAGE-NEW']) await addStock(sku);
  });
  const skus = rows.map(({ sku }) => sku as string);
  expect([...new Set(skus)].sort()).toEqual([...before, 'PAGE-NEW'].sort());
  expect(skus.filter((sku, index) => skus.indexOf(sku) < index)).toEqual(['PAGE-0']);
});

test('pages also part documents of one moment and several returns of one order', async () => {
  await database()
    .collection('stock')
    .updateMany({ productId: 'none' }, { $set: { changedAt: new Date('2026-01-01T00:00:00Z') } });
  const rows = await pagedThrough('/api/shop/stock', { q: 'PAGE-', limit: 3 });
  expect(rows.map(({ sku }) => sku)).toEqual(rows.map(({ sku }) => sku).sort());
  expect(rows).toHaveLength(10);
  const returns = await pagedThrough('/api/shop/returns', { q: order.number.toLowerCase(), limit: 1 });
  expect(returns.map(({ number }) => number)).toEqual([1, 2, 3].map((place) => `${order.number}-R${place}`));
  const closed = await pagedThrough('/api/shop/returns', { status: 'closed', limit: 1 });
  expect(closed).toEqual([]);
});

test('the document of an invoice is read as PDF, and only with the scope of invoices', async () => {
  const path = '/api/shop/invoices/{number}/{format}';
  const [invoice] = rowsOf(await call('GET', '/api/shop/invoices'));
  const { number } = invoice!.content as { number: string };
  const pdf = await call('GET', path, { params: { number, format: 'pdf' } });
  expect([pdf.status, pdf.headers.get('content-type'), pdf.text.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  const ubl = await call('GET', path, { params: { number, format: 'ubl' } });
  // The shop of these tests has not said in which country it is.
  expect([ubl.status, errorOf(ubl).code]).toEqual([409, 'no-e-invoice']);
  const unknown = await call('GET', path, { params: { number: 'HB-2000-000001', format: 'pdf' } });
  expect([unknown.status, errorOf(unknown).code]).toEqual([404, 'unknown-invoice']);
  const other = await keyCaller('orders alone', ['orders:read']);
  const refused = await other('GET', path, { params: { number, format: 'pdf' } });
  expect([refused.status, errorOf(refused).code]).toEqual([403, 'missing-scope']);
});

test.each(lists)('%s are listed with fields and by time, and each one can be read', async (list) => {
  const path = `/api/shop/${list}`;
  const all = await call('GET', path);
  expect(all.status).toBe(200);
  const rows = rowsOf(all);
  expect(rows.length).toBeGreaterThan(0);
  const times = rows.map(({ updatedAt }) => updatedAt as string);
  expect(times).toEqual([...times].sort());
  const [name] = Object.keys(rows[0]!);
  const some = rowsOf(await call('GET', path, { query: { fields: `${name},updatedAt`, limit: '1' } }));
  expect(some).toEqual([{ [name!]: rows[0]![name!], updatedAt: times[0] }]);
  const since = times.at(-1)!;
  const late = rowsOf(await call('GET', path, { query: { updated_since: since } }));
  expect(late).toEqual(rows.filter(({ updatedAt }) => updatedAt === since));
  const key = { orders: 'number', returns: 'number', stock: 'sku', invoices: 'number' }[list] ?? 'id';
  const last = rows.at(-1)!;
  const value = (list === 'invoices' ? (last.content as Row).number : last[key]) as string;
  const one = await call('GET', `${path}/{${key}}`, { params: { [key]: value } });
  expect(one.json).toEqual(last);
  const etag = one.headers.get('etag')!;
  const again = await call('GET', `${path}/{${key}}`, {
    params: { [key]: value },
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test('wrong fields, filters, times and cursors are named', async () => {
  const ask = async (query: object) => {
    const reply = await call('GET', '/api/shop/orders', { query });
    return [reply.status, Object.keys(errorOf(reply).fields ?? {})];
  };
  expect(await ask({ fields: 'number,secret' })).toEqual([400, ['fields']]);
  expect(await ask({ state: 'nonsense' })).toEqual([400, ['state']]);
  expect(await ask({ colour: 'red' })).toEqual([400, ['colour']]);
  expect(await ask({ limit: '201' })).toEqual([400, ['limit']]);
  expect(await ask({ updated_since: 'yesterday' })).toEqual([400, ['updated_since']]);
  const { json } = await call('GET', '/api/shop/orders', { query: { limit: '1' } });
  const cursor = json.next as string;
  expect(await ask({ cursor, state: 'delivered' })).toEqual([400, ['cursor']]);
  expect(await ask({ cursor: `${cursor.slice(0, -1)}!` })).toEqual([400, ['cursor']]);
  expect(await ask({ cursor: 'x' })).toEqual([400, ['cursor']]);
});

test('every list and record is read by an index, and without filters the index sorts it', async () => {
  const filters: Record<string, object[]> = {
    orders: [
      { state: 'delivered' },
      { q: 'bolt', from: '2026-01-01' },
      { returns: 'open' },
      { requested: 'any' },
    ],
    products: [{ state: 'published' }, { category: 'hand-tools' }, { brand: 'Ferrox' }, { q: 'thing' }],
    customers: [{ q: 'ada' }],
    stock: [{ q: 'PAGE' }, { low: '1' }],
    invoices: [{ status: 'open' }, { series: 'invoice', q: 'ada' }],
    returns: [{ status: 'requested' }, { q: 'bolt', to: '2026-12-31' }],
  };
  for (const list of lists) {
    const path = `/api/shop/${list}`;
    const { json } = await call('GET', path, { query: { limit: '1' } });
    const cursor = json.next as string | null;
    const plain = await explained(async () => {
      await call('GET', path, { query: { updated_since: '2026-01-01T00:00:00Z' } });
      if (cursor) await call('GET', path, { query: { limit: '1', cursor } });
    });
    const own = plain.filter(({ ran }) => !['apiKeys', 'shopSettings'].includes(ran));
    expect(own.length).toBeGreaterThan(0);
    for (const { plan } of own) expect(plan).not.toMatch(/COLLSCAN/);
    expect(own[0]!.plan).not.toMatch(/"stage":"SORT"/);
    const filtered = await explained(async () => {
      for (const query of filters[list]!) await call('GET', path, { query });
    });
    for (const { plan, ran } of filtered)
      if (ran !== 'shopSettings') expect([list, plan]).toEqual([list, expect.not.stringMatching(/COLLSCAN/)]);
  }
});

test('of two writes with the ETag of the same product one is carried out, the other told to read again', async () => {
  const { _id: id, variants } = (await products().findOne({ 'variants.sku': order.skus[0]! }))!;
  const read = async () =>
    (await call('GET', '/api/shop/products/{id}', { params: { id } })).headers.get('etag')!;
  const etag = await read();
  const write = (name: string, tag: string) =>
    call('PATCH', '/api/products/{id}', { params: { id }, body: { name }, headers: { 'if-match': tag } });
  const replies = await Promise.all([write('One', etag), write('Other', etag)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(errorOf(replies.find(({ status }) => status === 412)!).code).toBe('changed-since');
  // A rating, a sale or the stock is no edit of the product.
  const changed = await read();
  await updateProduct({ _id: id }, { rating: { average: 4, count: 2 } });
  await updateProduct({ _id: id }, { unitsSold: 1 });
  await setStock(null, variants[0]!.sku, { availableQuantity: 3, reason: 'Counted' });
  expect(await read()).toBe(changed);
  const price = (tag: string) =>
    call('PUT', '/api/products/skus/{sku}/price', {
      params: { sku: variants[0]!.sku },
      body: { price: 777 },
      headers: { 'if-match': tag },
    });
  expect((await price(etag)).status).toBe(412);
  expect((await price(changed)).status).toBe(200);
});

test('stock is set only as long as it is as it was read', async () => {
  const sku = order.skus[1]!;
  const { headers } = await call('GET', '/api/shop/stock/{sku}', { params: { sku } });
  const set = (availableQuantity: number) =>
    call('PUT', '/api/products/skus/{sku}/stock', {
      params: { sku },
      body: { availableQuantity, reason: 'Counted' },
      headers: { 'if-match': headers.get('etag')! },
    });
  const replies = await Promise.all([set(40), set(41)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('documents of earlier versions are stamped with the time that they have', async () => {
  const createdAt = new Date('2025-05-05T05:05:05Z');
  const user = (await users().findOne({ email: 'ada@records.example' }))!;
  await database()
    .collection('users')
    .updateOne({ _id: user._id }, { $unset: { changedAt: '' }, $set: { createdAt } });
  const missing = async () =>
    rowsOf(await call('GET', '/api/shop/customers')).every(({ id }) => id !== accountOf(user).id);
  expect(await missing()).toBe(true);
  await stampOldDocuments();
  expect(rowsOf(await call('GET', '/api/shop/customers'))).toContainEqual(
    expect.objectContaining({ id: accountOf(user).id, updatedAt: createdAt.toISOString() }),
  );
});
