import { BSONRegExp, MongoClient, type Db, type Document } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server';

describe('indexes', () => {
  let server: TestServer;
  let client: MongoClient;
  let db: Db;
  beforeAll(async () => {
    server = await startTestServer({ crossCheck: true });
    client = new MongoClient(server.uri);
    db = client.db('shop');
    const items = db.collection<Document & { _id: number }>('items');
    await items.insertMany(
      Array.from({ length: 1000 }, (_, i) => ({
        _id: i,
        slug: `item-${i}`,
        category: i % 10,
        price: (i * 37) % 500,
        tags: [`t${i % 7}`, `u${i % 3}`],
        ...(i % 4 ? { sale: i } : {}),
        made: { in: i % 5 },
      })),
    );
    await items.createIndexes([
      { key: { slug: 1 }, unique: true },
      { key: { category: 1, price: -1 } },
      { key: { tags: 1 } },
      { key: { tags: 1, category: 1, price: -1 } },
      { key: { sale: 1 }, sparse: true },
      { key: { 'made.in': 1 }, partialFilterExpression: { price: { $gte: 400 } } },
    ]);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  async function explained(filter: Document, options: Document = {}) {
    const plan = await db.collection('items').find(filter, options).explain('executionStats');
    const stages: Document[] = [];
    for (
      let stage = plan.queryPlanner.winningPlan as Document | undefined;
      stage;
      stage = stage.inputStage as Document | undefined
    )
      stages.push(stage);
    const { totalDocsExamined, totalKeysExamined, nReturned } = plan.executionStats as Document;
    const index = stages.find(({ stage }) => stage === 'IXSCAN')?.indexName as string | undefined;
    return {
      stages: stages.map(({ stage }) => stage as string),
      index,
      docs: totalDocsExamined as number,
      keys: totalKeysExamined as number,
      found: nReturned as number,
    };
  }

  it('look up a document by _id', async () => {
    expect(await explained({ _id: 5 })).toMatchObject({ stages: ['IDHACK'], docs: 1, found: 1 });
  });
  it('serve an equality', async () => {
    expect(await explained({ slug: 'item-7' })).toMatchObject({
      stages: ['FETCH', 'IXSCAN'],
      index: 'slug_1',
      docs: 1,
      keys: 1,
    });
  });
  it('serve a list of values', async () => {
    expect(await explained({ slug: { $in: ['item-1', 'item-2', 'nothing'] } })).toMatchObject({
      index: 'slug_1',
      docs: 2,
    });
  });
  it('serve the literal prefix of a regular expression', async () => {
    expect(await explained({ slug: /^item-99/ })).toMatchObject({ index: 'slug_1', docs: 11, found: 11 });
  });
  it.each([
    ['a pattern with $regex', { c: { $regex: '^a' } }, [1, 2]],
    ['a pattern with $options', { c: { $regex: '^a', $options: 's' } }, [1, 3]],
    ['a regular expression', { c: /^a/ }, [1, 2]],
  ])('find stored regular expressions that equal %s', async (_, filter: Document, ids) => {
    const patterns = db.collection<Document & { _id: number }>('patterns');
    await patterns.deleteMany({});
    await patterns.insertMany([
      { _id: 1, c: 'abc' },
      { _id: 2, c: ['x', new BSONRegExp('^a')] },
      { _id: 3, c: new BSONRegExp('^a', 's') },
    ]);
    await patterns.createIndex({ c: 1 });
    const found = await patterns.find(filter, { sort: { _id: 1 } }).toArray();
    expect(found.map(({ _id }) => _id)).toEqual(ids);
  });
  it('serve an equality with a range and a sort on the next field', async () => {
    const plan = await explained({ category: 3, price: { $gt: 100 } }, { sort: { price: -1 }, limit: 5 });
    expect(plan).toMatchObject({
      stages: ['LIMIT', 'FETCH', 'IXSCAN'],
      index: 'category_1_price_-1',
      docs: 5,
    });
  });
  it('serve a reverse sort', async () => {
    expect(await explained({ category: 3 }, { sort: { price: 1 }, limit: 5 })).toMatchObject({
      stages: ['LIMIT', 'FETCH', 'IXSCAN'],
      docs: 5,
    });
  });
  it('leave the sort to memory if none provides the order', async () => {
    expect((await explained({ category: 3 }, { sort: { slug: 1 } })).stages).toEqual([
      'SORT',
      'FETCH',
      'IXSCAN',
    ]);
  });
  it('serve an array element', async () => {
    expect(await explained({ tags: 't3' })).toMatchObject({ index: 'tags_1', found: 143, docs: 143 });
  });
  it('serve a sort after an array element', async () => {
    const plan = await explained({ tags: 't3', category: 4 }, { sort: { price: -1 }, limit: 5 });
    expect(plan).toMatchObject({ stages: ['LIMIT', 'FETCH', 'IXSCAN'], docs: 5 });
    expect((await explained({ category: 3 }, { sort: { tags: 1 }, limit: 5 })).stages).toContain('SORT');
  });
  it('serve a sort after several values by a sort merge, in both directions', async () => {
    const items = db.collection('items');
    const filters = [
      { category: { $in: [2, 5, 7] } },
      { tags: { $in: ['t3', 'u1'] }, category: { $in: [1, 2, 8] } },
    ];
    for (const filter of filters) {
      for (const price of [1, -1] as const) {
        const plan = await explained(filter, { sort: { price }, skip: 3, limit: 20 });
        expect(plan.stages).toContain('SORT_MERGE');
        expect(plan.keys).toBeLessThanOrEqual(2 * plan.docs);
        expect(plan.docs).toBe(23);
        const merged = await items.find(filter).sort({ price }).skip(3).limit(20).toArray();
        const all = (await items.find(filter).hint({ $natural: 1 }).toArray()).sort(
          (a, b) => (a.price - b.price) * price,
        );
        expect(merged.map((item) => item.price as number)).toEqual(
          all.slice(3, 23).map((item) => item.price as number),
        );
        expect(new Set(merged.map(({ _id }) => String(_id))).size).toBe(20);
      }
    }
  });
  it('scan the rarest of several array elements', async () => {
    for (const tags of [
      ['u1', 't3'],
      ['t3', 'u1'],
    ]) {
      const plan = await explained({ $and: tags.map((tag) => ({ tags: tag })) });
      expect(plan.docs).toBe(143);
    }
  });
  it('are chosen by selectivity rather than by sort order', async () => {
    const many = db.collection<Document & { _id: number }>('many');
    await many.createIndexes([{ key: { state: 1, sold: -1 } }, { key: { code: 1 } }]);
    await many.insertMany(
      Array.from({ length: 2000 }, (_, i) => ({ _id: i, state: 'on', sold: i % 90, code: `c${i % 1000}` })),
    );
    const docs = async (filter: Document) =>
      (
        await many
          .find({ state: 'on', ...filter })
          .sort({ sold: -1 })
          .limit(20)
          .explain('executionStats')
      ).executionStats.totalDocsExamined as number;
    expect(await docs({ code: 'c7' })).toBe(2);
    expect(await docs({ code: 'nothing' })).toBe(0);
    expect(await many.find({ state: 'on', code: 'nothing' }).toArray()).toEqual([]);
    expect(await docs({ code: { $gte: 'c7', $lt: 'c71' } })).toBeLessThan(30);
    expect(await docs({ code: { $gte: 'c' } })).toBe(20);
    await many.updateMany({ _id: { $lt: 100 } }, [{ $set: { code: ['$code', 'z'] } }]);
    expect(await docs({ code: { $elemMatch: { $gte: 'c7', $lt: 'c71' } } })).toBeLessThan(30);
    const found = await many.find({ code: { $elemMatch: { $gte: 'c7', $lt: 'c71' } } }).toArray();
    expect(found.map(({ _id }) => _id).sort((a, b) => a - b)).toEqual([7, 70]);
  });
  it('answer counts without reading documents', async () => {
    const items = db.collection('items');
    expect(await items.countDocuments({ category: 3 })).toBe(100);
    const count = (query: Document, more: Document = {}) => db.command({ count: 'items', query, ...more });
    expect((await count({ category: 3, price: 111 })).n).toBe(
      await items.countDocuments({ category: 3, price: { $eq: 111 } }),
    );
    expect((await count({ tags: 't3' })).n).toBe(143);
    expect(await items.countDocuments({ tags: 't3' }, { limit: 50 })).toBe(50);
    expect(await items.countDocuments({ category: 77 })).toBe(0);
    expect(await items.countDocuments({ tags: 't3', price: 111 })).toBe(
      (await items.find({ tags: 't3' }).toArray()).filter(({ price }) => price === 111).length,
    );
    expect((await count({ tags: 't3' }, { skip: 100, limit: 20 })).n).toBe(20);
    expect((await count({ tags: 't3' }, { skip: 140, limit: 20 })).n).toBe(3);
  });
  it('serve each branch of $or', async () => {
    const plan = await db
      .collection('items')
      .find({ $or: [{ slug: 'item-1' }, { category: 3, price: 7 }] })
      .explain('executionStats');
    expect(plan.queryPlanner.winningPlan).toMatchObject({
      stage: 'SUBPLAN',
      inputStage: { stage: 'FETCH', inputStage: { stage: 'OR' } },
    });
    expect(plan.executionStats.totalDocsExamined).toBeLessThan(10);
  });
  it('are not used if they are sparse and missing values match', async () => {
    expect(await explained({ sale: 5 })).toMatchObject({ index: 'sale_1' });
    expect(await explained({ sale: null })).toMatchObject({ stages: ['COLLSCAN'], found: 250 });
  });
  it('are used if they are partial only where the filter implies their condition', async () => {
    expect(await explained({ 'made.in': 2, price: { $gte: 450 } })).toMatchObject({ index: 'made.in_1' });
    expect((await explained({ 'made.in': 2, price: { $gte: 300 } })).index).toBeUndefined();
  });
  it('give way to a collection scan if none fits', async () => {
    expect(await explained({ 'made.in': 2 })).toMatchObject({ stages: ['COLLSCAN'], docs: 1000 });
  });
  it('follow a hint', async () => {
    expect(await explained({ category: { $gte: 0 } }, { hint: 'slug_1' })).toMatchObject({
      index: 'slug_1',
      docs: 1000,
    });
  });
  it('show in the plans of updates, deletes, counts and pipelines', async () => {
    const plan = async (explain: Document) =>
      (await db.command({ explain, verbosity: 'queryPlanner' })).queryPlanner.winningPlan as Document;
    const scan = { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'slug_1' } };
    expect(
      await plan({ update: 'items', updates: [{ q: { slug: 'x' }, u: { $set: { a: 1 } } }] }),
    ).toMatchObject({ stage: 'UPDATE', inputStage: scan });
    expect(await plan({ delete: 'items', deletes: [{ q: { slug: 'x' }, limit: 1 }] })).toMatchObject({
      stage: 'DELETE',
      inputStage: scan,
    });
    expect(await plan({ count: 'items', query: { slug: 'x' } })).toMatchObject({
      stage: 'COUNT',
      inputStage: { indexName: 'slug_1' },
    });
    const pipeline = await db
      .collection('items')
      .aggregate([{ $match: { slug: 'x' } }, { $group: { _id: '$category' } }])
      .explain();
    expect(JSON.stringify(pipeline)).toContain('slug_1');
  });

  it('with a TTL remove expired documents', async () => {
    const mails = db.collection<Document & { _id: number }>('mails');
    await mails.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    await mails.insertMany([
      { _id: 1, at: new Date(Date.now() - 61_000) },
      { _id: 2, at: new Date() },
      { _id: 3 },
      { _id: 4, at: 'text' },
      { _id: 5, at: [new Date(0), new Date()] },
    ]);
    server.sweep();
    expect((await mails.find().toArray()).map(({ _id }) => _id)).toEqual([2, 3, 4]);
  });
});
