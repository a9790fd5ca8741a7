import { MongoClient, type Collection, type Document, type Sort } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server';

// Counting and skipping by keys alone, and decoding only some fields, must not change any result.
describe('what is not read', () => {
  let server: TestServer;
  let client: MongoClient;
  let items: Collection<Document & { _id: number }>;
  const all: (Document & { _id: number })[] = Array.from({ length: 200 }, (_, i) => ({
    _id: i,
    kind: ['bolt', 'nut', 'washer', null, undefined][i % 5],
    ...(i % 11 ? { price: (i * 37) % 50 } : i % 2 ? { price: [i % 50, 7] } : {}),
    at: i % 13 ? new Date(1_700_000_000_000 + ((i * 7919) % 90) * 60_000) : i % 26 ? null : 'never',
    tags: i % 9 ? [`t${i % 7}`, `u${i % 3}`, `t${i % 7}`] : `t${i % 7}`,
    made: i % 6 ? { in: i % 4, by: `maker ${i}` } : i % 4,
    lines: i % 8 ? [{ sku: `s${i % 5}`, units: i % 3, note: 'x' }, i, { units: 2 }] : 'none',
    text: `item ${i} `.repeat(4),
  }));
  beforeAll(async () => {
    // Without a cache, queries decode only what they read.
    server = await startTestServer({ crossCheck: true, cacheBytes: 0 });
    client = new MongoClient(server.uri);
    items = client.db('shop').collection('items');
    await items.insertMany(all, { ignoreUndefined: true });
    await items.createIndexes([
      { key: { at: -1, _id: 1 } },
      { key: { kind: 1, at: -1, _id: 1 } },
      { key: { kind: 1, 'made.in': 1 } },
      { key: { tags: 1, at: -1 } },
      { key: { kind: 1, tags: 1 } },
      { key: { price: 1 } },
      { key: { 'made.in': 1 } },
    ]);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  const [early, late] = [new Date(1_700_000_900_000), new Date(1_700_003_000_000)];
  const filters: Document[] = [
    {},
    { kind: 'bolt' },
    { kind: null },
    { kind: { $in: ['bolt', 'nut'] } },
    { kind: { $in: ['bolt', null] } },
    { kind: { $ne: 'nut' } },
    { at: { $gt: early } },
    { at: { $gte: early, $lt: late } },
    { at: { $gt: early, $lte: 'zzz' } },
    { at: early },
    { kind: 'nut', at: { $lte: late } },
    { kind: { $in: ['washer', 'nut', 'bolt'] }, at: { $gt: early, $lt: late } },
    { kind: { $gt: 'bolt' }, at: { $gt: early } },
    { tags: 't3' },
    { tags: { $in: ['t3', 'u1'] } },
    { tags: 't3', at: { $gt: early } },
    { kind: 'bolt', tags: { $gte: 't' } },
    { price: { $gt: 10, $lt: 40 } },
    { price: { $gt: 10, $lt: NaN } },
    { price: 7 },
    { 'made.in': 3 },
    { kind: 'nut', 'made.in': { $lt: 2 } },
    { $or: [{ kind: 'nut' }, { price: 7 }], at: { $gt: early } },
    { lines: { $elemMatch: { units: 2, sku: 's1' } } },
    { 'lines.0.units': 1 },
    { $expr: { $gt: ['$made.in', '$price'] } },
  ];

  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    'changes no count of %s',
    async (_, filter) => {
      const scanned = await items.find(filter, { hint: { $natural: 1 } }).toArray();
      expect(await items.countDocuments(filter)).toBe(scanned.length);
      expect(await items.countDocuments(filter, { limit: 30 })).toBe(Math.min(30, scanned.length));
      expect(await items.countDocuments(filter, { skip: 20 })).toBe(Math.max(0, scanned.length - 20));
      const { n } = await client.db('shop').command({ count: 'items', query: filter, skip: 3, limit: 50 });
      expect(n).toBe(Math.max(0, Math.min(50, scanned.length - 3)));
    },
  );

  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    'changes no page of %s',
    async (_, filter) => {
      for (const sort of [
        { at: -1, _id: 1 },
        { at: 1, _id: -1 },
        { kind: 1, at: -1, _id: 1 },
      ] as Sort[]) {
        const whole = await items
          .find(filter, { hint: { $natural: 1 } })
          .sort(sort)
          .toArray();
        for (const skip of [1, 37, 500]) {
          const page = await items.find(filter).sort(sort).skip(skip).limit(10).toArray();
          expect(page).toEqual(whole.slice(skip, skip + 10));
        }
      }
    },
  );

  it('changes no projection', async () => {
    const projections: Document[] = [
      { _id: 1 },
      { _id: 0, kind: 1 },
      { 'made.in': 1, 'lines.sku': 1 },
      { lines: 1, 'made.by': true },
      { text: 0 },
      { 'lines.note': 0, tags: 0 },
      { kind: 1, lines: { $slice: 1 } },
      { lines: { $elemMatch: { units: 2 } } },
      { total: { $add: ['$_id', { $size: { $cond: [{ $isArray: '$lines' }, '$lines', []] } }] } },
      { 'lines.twice': { $multiply: ['$_id', 2] } },
    ];
    for (const projection of projections) {
      const found = await items.find({}, { projection }).sort({ _id: 1 }).toArray();
      // A stage that is not analyzed makes the pipeline read whole documents.
      if (!JSON.stringify(projection).includes('$')) {
        const facet = { $facet: { found: [{ $sort: { _id: 1 } }, { $project: projection }] } };
        expect(found).toEqual((await items.aggregate([facet]).toArray())[0]!.found);
      } else expect(found).toHaveLength(200);
    }
  });

  it('changes no sum', async () => {
    const pipelines: Document[][] = [
      [{ $group: { _id: '$kind', n: { $sum: 1 }, units: { $sum: { $sum: '$lines.units' } } } }],
      [{ $group: { _id: { in: '$made.in', tag: '$tags' }, last: { $max: '$text' } } }],
      [{ $unwind: '$lines' }, { $group: { _id: '$lines.sku', n: { $sum: '$lines.units' } } }],
      [
        { $project: { 'lines.sku': 1 } },
        { $unwind: '$lines' },
        { $group: { _id: '$lines', n: { $sum: 1 } } },
      ],
      [{ $set: { 'made.in': '$price' } }, { $group: { _id: '$made.in', by: { $max: '$made.by' } } }],
      [{ $group: { _id: '$kind', docs: { $push: '$$ROOT' } } }],
      [{ $group: { _id: '$kind', some: { $push: { $getField: 'text' } } } }],
      [{ $match: { at: { $gt: early } } }, { $sortByCount: '$kind' }],
      [{ $replaceRoot: { newRoot: { a: '$kind', b: { $concatArrays: [['$text'], ['$price']] } } } }],
      [{ $unset: 'text' }, { $count: 'n' }],
    ];
    for (const pipeline of pipelines) {
      const [{ whole } = { whole: [] }] = await items.aggregate([{ $facet: { whole: pipeline } }]).toArray();
      const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
      expect(sorted(await items.aggregate(pipeline).toArray())).toEqual(sorted(whole as unknown[]));
    }
  });

  it('is not examined behind a page far back', async () => {
    const plan = await items
      .find({ kind: 'bolt' })
      .sort({ at: -1, _id: 1 })
      .skip(20)
      .limit(5)
      .explain('executionStats');
    expect(plan.executionStats).toMatchObject({ nReturned: 5, totalDocsExamined: 5 });
  });
});
