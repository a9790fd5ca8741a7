import { MongoClient, type Collection, type Document } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server';

// A plan reads documents by one index. The keys of the others must save reading documents, and change no result.
describe('a query that reads many documents for few', () => {
  let server: TestServer;
  let client: MongoClient;
  let items: Collection<Document & { _id: number }>;
  const all = Array.from({ length: 4_000 }, (_, i) => ({
    _id: i,
    // The rarest words belong to the highest prices.
    price: i,
    words: [`w${i % 4}`, ...(i > 3_000 && i % 3 === 0 ? ['cordless'] : []), ...(i % 9 ? ['drill'] : [])],
    state: i % 10 ? 'on' : 'off',
    stock: i % 5 ? i % 50 : [i % 50, 70 - (i % 50)],
    code: i % 100 ? `c${i}` : null,
    note: i % 7,
  }));
  beforeAll(async () => {
    server = await startTestServer({ crossCheck: true, cacheBytes: 0 });
    client = new MongoClient(server.uri);
    items = client.db('shop').collection('items');
    await items.insertMany(all);
    await items.createIndexes([
      { key: { price: 1, _id: 1 } },
      { key: { words: 1, state: 1, price: -1 } },
      { key: { state: 1, price: 1 } },
      { key: { stock: 1 } },
      { key: { code: 1 }, sparse: true },
    ]);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const docsOf = async (filter: Document, sort: Document, limit: number): Promise<number> => {
    const { executionStats } = await items.find(filter).sort(sort).limit(limit).explain('executionStats');
    return (executionStats as Document).totalDocsExamined as number;
  };

  it('reads about as many documents as it finds, in the order of an index', async () => {
    const both = { $and: [{ words: { $in: ['cordless', 'none'] } }, { words: 'drill' }] };
    expect(await docsOf(both, { price: 1 }, 25)).toBeLessThan(500);
    expect(await docsOf({ $or: [{ code: 'c3500' }, both] }, { price: 1 }, 25)).toBeLessThan(500);
    expect(await docsOf({ words: 'cordless', note: 3 }, { price: 1 }, 25)).toBeLessThan(700);
  });

  it('counts the documents that several indexes name without reading most others', async () => {
    const query = {
      $or: [{ code: 'c7' }, { words: { $all: ['cordless', 'drill'] } }],
      price: { $lt: 3_990 },
    };
    const explained = await client.db('shop').command({
      explain: { count: 'items', query },
      verbosity: 'executionStats',
    });
    expect(explained.executionStats.totalDocsExamined).toBeLessThan(500);
  });

  const filters: Document[] = [
    { words: 'cordless', state: 'on' },
    { words: { $all: ['cordless', 'drill'] } },
    { $and: [{ words: { $in: ['w1', 'cordless'] } }, { words: 'drill' }, { price: { $gt: 3_100 } }] },
    { $or: [{ words: 'cordless' }, { code: { $in: ['c5', 'c3999'] } }] },
    {
      $or: [
        { words: 'cordless', state: 'off' },
        { price: { $gte: 10, $lt: 400 }, words: 'drill' },
      ],
    },
    { $or: [{ words: 'cordless' }, { note: 3 }], state: 'on' },
    { words: { $ne: 'drill' }, state: 'on', price: { $gt: 50 } },
    { stock: { $gt: 40, $lt: 45 }, words: 'drill' },
    { stock: { $elemMatch: { $gt: 40, $lt: 45 } }, words: 'drill' },
    { stock: 20, words: 'drill' },
    { code: null, words: 'drill' },
    { code: { $exists: true }, words: 'cordless' },
    { words: /^cord/, state: 'on' },
    { words: 'drill', $expr: { $eq: ['$note', 2] } },
    { $nor: [{ words: 'drill' }], state: 'on', price: { $gt: 20 } },
    { price: { $mod: [9, 1] }, words: 'w2', state: 'off' },
  ];

  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    'finds and counts the same by %s',
    async (_, filter) => {
      const scanned = await items.find(filter).hint({ $natural: 1 }).sort({ price: 1 }).toArray();
      const ids = scanned.map(({ _id }) => _id);
      const idsOf = (found: Document[]) => found.map(({ _id }) => _id as number);
      expect(idsOf(await items.find(filter).sort({ price: 1, _id: 1 }).toArray())).toEqual(ids);
      expect(
        idsOf(await items.find(filter).sort({ price: -1, _id: -1 }).skip(5).limit(30).toArray()),
      ).toEqual(ids.toReversed().slice(5, 35));
      expect(idsOf(await items.find(filter).toArray()).toSorted((a, b) => a - b)).toEqual(ids);
      expect(await items.countDocuments(filter)).toBe(ids.length);
      expect(await items.countDocuments(filter, { skip: 3, limit: 200 })).toBe(
        Math.max(0, Math.min(200, ids.length - 3)),
      );
      const sums = await items
        .aggregate([{ $match: filter }, { $group: { _id: null, n: { $sum: 1 }, notes: { $sum: '$note' } } }])
        .toArray();
      const notes = scanned.reduce((sum, { note }) => sum + (note as number), 0);
      expect(sums).toEqual(ids.length ? [{ _id: null, n: ids.length, notes }] : []);
    },
  );
});
