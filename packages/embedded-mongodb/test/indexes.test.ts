import { BSONRegExp, type Db, type Document } from 'mongodb';
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
    shop.server.sweep();
    expect((await mails.find().toArray()).map(({ _id }) => _id)).toEqual([2, 3, 4]);
  });
});
