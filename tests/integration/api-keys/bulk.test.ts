import { auditRecords } from '@/lib/audit/collection';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { stockMovements } from '@/lib/inventory/collection';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { Collection } from 'mongodb';
import { keyCaller, type Reply } from '../../support/key-caller';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

type Row = { row: number; sku: string; outcome: string; problems: { field: string; message: string }[] };
let call: Awaited<ReturnType<typeof keyCaller>>;
const put = (list: string, rows: unknown): Promise<Reply> => call('PUT', `/api/shop/${list}`, { body: rows });
const rowsOf = ({ status, json }: Reply) => {
  expect([status, json.error]).toEqual([200, undefined]);
  return json.rows as Row[];
};
const outcomes = (reply: Reply) => rowsOf(reply).map(({ outcome }) => outcome);

const skus = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index).padStart(3, '0')}`);
/** A row for each SKU; three SKUs are one product. */
const productRows = (name: string, count: number, more: object = {}) =>
  skus(name, count).map((sku, index) => ({
    sku,
    slug: `${name}-product-${Math.floor(index / 3)}`.toLowerCase(),
    name: `${name} product ${Math.floor(index / 3)}`,
    brand: 'Ferrox',
    category: 'hand-tools',
    description: 'For tests.',
    size: `${index} mm`,
    price: 12.5,
    availableQuantity: 4,
    state: 'published',
    ...more,
  }));

/** What is stored about these SKUs, without times and ids. */
async function stateOf(name: string) {
  const found = await products()
    .find({ slug: new RegExp(`^${name}-product`, 'i') })
    .sort({ slug: 1 })
    .toArray();
  const shelves = await stock()
    .find({ _id: { $gte: `${name}-`, $lt: `${name}.` } })
    .sort({ _id: 1 })
    .toArray();
  return {
    products: found.map(({ slug, variants, inStock }) => ({
      slug,
      inStock,
      variants: variants.map(({ sku, price }) => [sku, price]),
    })),
    stock: shelves.map(({ _id, available }) => [_id, available]),
  };
}

beforeAll(async () => {
  call = await keyCaller('bulk', ['products:write', 'prices:write', 'stock:write']);
});
afterEach(() => jest.restoreAllMocks());

test('products are added and changed by rows, and repeating it changes nothing', async () => {
  const rows = productRows('BULK', 12);
  expect(new Set(outcomes(await put('products', rows)))).toEqual(new Set(['created']));
  expect(new Set(outcomes(await put('products', rows)))).toEqual(new Set(['unchanged']));
  const cheaper = rows.map((row, index) => (index === 4 ? { ...row, price: 9.99 } : row));
  const changed = rowsOf(await put('products', [...cheaper, { sku: 'BULK-NEW', weight: 3 }, { sku: 7 }]));
  expect(changed.map(({ outcome }) => outcome)).toEqual([
    ...rows.map((_, index) => (index === 4 ? 'changed' : 'unchanged')),
    'wrong',
    'wrong',
  ]);
  expect(changed.slice(-2).map(({ row, problems }) => [row, problems[0]!.field])).toEqual([
    [13, 'weight'],
    [14, 'sku'],
  ]);
  const { products: stored } = await stateOf('BULK');
  expect(stored).toHaveLength(4);
  expect(stored[1]!.variants).toContainEqual(['BULK-004', 999]);
});

test('prices and stock are set with a result for each row, in the order of the rows', async () => {
  await put('products', productRows('SET', 9));
  const prices = rowsOf(
    await put('prices', [
      { sku: 'SET-000', price: 700 },
      { sku: 'NO-SUCH', price: 700 },
      { sku: 'SET-001', price: 1_250 },
      { sku: 'SET-000', price: 800 },
      { sku: 'SET-002', price: -1 },
    ]),
  );
  expect(prices.map(({ outcome, problems }) => [outcome, problems[0]?.message])).toEqual([
    ['changed', undefined],
    ['wrong', 'is no SKU of this shop'],
    ['unchanged', undefined],
    ['wrong', 'is in row 1 already'],
    ['wrong', 'must not be negative'],
  ]);
  const priced = (await products().findOne({ 'variants.sku': 'SET-000' }))!;
  expect(priced.variants[0]!.price).toBe(700);
  expect(await auditRecords().countDocuments({ action: 'price-changed', 'subject.id': priced._id })).toBe(1);
  const lines = skus('SET', 3).map((sku) => JSON.stringify({ sku, availableQuantity: 0, reason: 'Count' }));
  const counted = await call('PUT', '/api/shop/stock', {
    raw: `${lines.join('\n')}\n`,
    headers: { 'content-type': 'application/x-ndjson' },
  });
  expect(outcomes(counted)).toEqual(['changed', 'changed', 'changed']);
  const { products: stored } = await stateOf('SET');
  expect(stored.map(({ inStock }) => inStock)).toEqual([false, true, true]);
  const movements = await stockMovements().find({ sku: 'SET-000', reason: 'Count' }).toArray();
  expect(movements.map(({ change, available }) => [change, available])).toEqual([[-4, 0]]);
});

test('units that somebody else changes meanwhile are counted exactly', async () => {
  await put('products', productRows('RACE', 30));
  const wanted = skus('RACE', 30).map((sku) => ({ sku, availableQuantity: 50 }));
  await Promise.all([
    put('stock', wanted),
    ...skus('RACE', 30).map((sku) => setStock(null, sku, { availableQuantity: 9, reason: 'Other' })),
  ]);
  for (const shelf of await stock()
    .find({ _id: { $in: skus('RACE', 30) } })
    .toArray()) {
    const filed = await stockMovements().find({ sku: shelf._id }).toArray();
    const sum = [...filed, ...(shelf.movements ?? [])].reduce((total, { change }) => total + change, 0);
    expect([shelf._id, sum]).toEqual([shelf._id, shelf.available]);
  }
});

test('stopped anywhere and repeated, a bulk write ends in the same state', async () => {
  const writes = async (name: string) => {
    await put('products', productRows(name, 9));
    await put(
      'prices',
      skus(name, 9).map((sku, index) => ({ sku, price: 100 + index })),
    );
    await put(
      'stock',
      skus(name, 9).map((sku, index) => ({ sku, availableQuantity: index < 3 ? 0 : index })),
    );
  };
  await writes('WHOLE');
  const whole = JSON.parse(JSON.stringify(await stateOf('WHOLE')).replaceAll(/whole/gi, 'x')) as object;
  const originals = { ...Collection.prototype };
  const methods = ['updateOne', 'insertOne', 'bulkWrite', 'insertMany'] as const;
  for (const [index, killedAt] of [1, 3, 6, 10, 15, 21, 28, 36, 45, 55].entries()) {
    const name = `HALT${index}`;
    let count = 0;
    let isDead = false;
    for (const method of methods) {
      const write = Collection.prototype[method] as (...given: unknown[]) => Promise<unknown>;
      jest.spyOn(Collection.prototype, method).mockImplementation(function (
        this: Collection,
        ...given: unknown[]
      ) {
        isDead ||= ++count === killedAt;
        return isDead ? Promise.reject(new Error('killed')) : write.apply(this, given);
      } as never);
    }
    // A dead server answers nothing: what it would say is ignored.
    await writes(name).catch(() => undefined);
    jest.restoreAllMocks();
    await writes(name);
    const state = JSON.parse(JSON.stringify(await stateOf(name)).replaceAll(new RegExp(name, 'gi'), 'x'));
    expect([killedAt, state]).toEqual([killedAt, whole]);
  }
  expect(originals).toEqual({ ...Collection.prototype });
});

test('what is no list of rows, and too many rows, change nothing and say why', async () => {
  const codeOf = async (body: unknown) => {
    const { status, json } = await put('prices', body);
    return [status, (json.error as { code: string }).code];
  };
  expect(await codeOf({ sku: 'BULK-000', price: 1 })).toEqual([400, 'unreadable-rows']);
  expect(await codeOf(Array.from({ length: 10_001 }, () => null))).toEqual([400, 'unreadable-rows']);
});
