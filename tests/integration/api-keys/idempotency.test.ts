import { auditRecords } from '@/lib/audit/collection';
import { idempotentCalls } from '@/lib/api/collection';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { Collection } from 'mongodb';
import { keyCaller, type Reply } from '../../support/key-caller';

// Work after the response needs a server of Next.
jest.mock('next/server', () => ({ ...jest.requireActual<object>('next/server'), after: () => undefined }));

let call: Awaited<ReturnType<typeof keyCaller>>;
beforeAll(async () => {
  call = await keyCaller('idempotency', ['products:write']);
});
afterEach(() => jest.restoreAllMocks());

const bodyOf = (sku: string, more: object = {}) => ({
  name: `Vise ${sku}`,
  brand: 'Ferrox',
  category: 'hand-tools',
  tags: [],
  description: 'For tests.',
  pictures: ['/pictures/thing.webp'],
  variants: [{ sku, price: 1_000, availableQuantity: 7 }],
  availableFrom: '2020-01-01',
  state: 'published',
  ...more,
});
const add = (sku: string, key: string, more: object = {}) =>
  call('POST', '/api/products', { body: bodyOf(sku, more), headers: { 'idempotency-key': key } });
const codeOf = ({ json }: Reply) => (json.error as { code: string }).code;
const countOf = (sku: string) => products().countDocuments({ 'variants.sku': sku });

test('repeats at the same time and later have one effect and one response', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => add('IK-1', 'repeated-key-1')));
  replies.push(await add('IK-1', 'repeated-key-1'));
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 201));
  expect(new Set(replies.map(({ json }) => json.id)).size).toBe(1);
  expect(replies.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(6);
  expect(await countOf('IK-1')).toBe(1);
  expect(await auditRecords().countDocuments({ 'subject.id': replies[0]!.json.id as string })).toBe(1);
});

test('a failure is repeated, too; another body, a wrong key and another caller are told apart', async () => {
  expect(codeOf(await add('IK-1', 'failed-key-1'))).toBe('sku-taken');
  await products().findOne({});
  expect(codeOf(await add('IK-1', 'failed-key-1'))).toBe('sku-taken');
  const reused = await add('IK-2', 'failed-key-1');
  expect([reused.status, codeOf(reused)]).toEqual([422, 'idempotency-key-reused']);
  expect(await countOf('IK-2')).toBe(0);
  const wrong = await add('IK-2', 'short');
  expect([wrong.status, codeOf(wrong)]).toEqual([400, 'idempotency-key']);
  const other = await keyCaller('another', ['products:write']);
  const { status } = await other('POST', '/api/products', {
    body: bodyOf('IK-2'),
    headers: { 'idempotency-key': 'failed-key-1' },
  });
  expect(status).toBe(201);
});

test('input that is not valid uses no key up', async () => {
  expect((await add('IK-3', 'invalid-key-1', { name: '' })).status).toBe(400);
  expect((await add('IK-3', 'invalid-key-1')).status).toBe(201);
});

test('a response is stored sealed', async () => {
  await add('IK-4', 'sealed-key-1');
  const stored = await idempotentCalls().find().toArray();
  expect(stored.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored)).not.toMatch(/vise|IK-4|sealed-key/i);
});

test('wherever a server is killed, the repeat ends with one complete product and its response', async () => {
  const { updateOne, insertOne, bulkWrite } = Collection.prototype;
  let survived = 0;
  for (let killedAt = 1; survived === 0; killedAt++) {
    const [sku, key] = [`IK-KILL-${killedAt}`, `killed-key-${killedAt}`];
    let writes = 0;
    let isDead = false;
    // From its write number `killedAt` on, nothing that the server sends reaches the database.
    const dying = (write: (...given: never[]) => unknown) =>
      function (this: Collection, ...given: unknown[]) {
        isDead ||= ++writes === killedAt;
        if (isDead) return Promise.reject(new Error('killed'));
        return write.apply(this, given as never[]);
      };
    jest.spyOn(Collection.prototype, 'updateOne').mockImplementation(dying(updateOne as never) as never);
    jest.spyOn(Collection.prototype, 'insertOne').mockImplementation(dying(insertOne as never) as never);
    jest.spyOn(Collection.prototype, 'bulkWrite').mockImplementation(dying(bulkWrite as never) as never);
    jest
      .spyOn(Collection.prototype, 'deleteOne')
      .mockImplementation((() => Promise.reject(new Error('killed'))) as never);
    const first = await add(sku, key).catch(() => null);
    jest.restoreAllMocks();
    if (first?.status === 201) survived = killedAt;
    // Its lease ends.
    await idempotentCalls().updateMany({ response: { $exists: false } }, { $set: { until: new Date(0) } });
    const repeated = await add(sku, key);
    expect([killedAt, repeated.status]).toEqual([killedAt, 201]);
    const found = await products().find({ 'variants.sku': sku }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual([repeated.json.id]);
    expect(await stock().findOne({ _id: sku })).toMatchObject({ productId: found[0]!._id, available: 7 });
  }
  expect(survived).toBeGreaterThan(4);
});
