import { type Db, type Document } from 'mongodb';
import { explainFind, startIndexedItems } from './support/indexed-items';

describe('indexes', () => {
  let shop: Awaited<ReturnType<typeof startIndexedItems>>;
  let db: Db;
  beforeAll(async () => {
    shop = await startIndexedItems();
    db = shop.db;
  });
  afterAll(() => shop.stop());
  const explained = (filter: Document, options?: Document) => explainFind(db, filter, options);

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
      expect(plan.keys).toBe(143);
      expect(plan.docs).toBeLessThan(143);
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
});
