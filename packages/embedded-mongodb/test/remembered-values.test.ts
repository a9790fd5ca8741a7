import { BSONSymbol, Double, Long, MongoClient, type Collection, type Document } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server';

// Offsets of time zones, ids of groups and field names are kept once they were computed or read.
describe('values that are remembered', () => {
  let server: TestServer;
  let client: MongoClient;
  let items: Collection<Document>;
  beforeAll(async () => {
    server = await startTestServer({ cacheBytes: 0 });
    client = new MongoClient(server.uri);
    items = client.db('shop').collection('items');
  });
  beforeEach(() => items.deleteMany({}));
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  test.each(['America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia'])(
    'every moment has the offset that %s has at it, also on days when clocks change',
    async (timezone) => {
      // Every half hour of the weeks in which these zones change their clocks, one that skipped a day, and early days.
      const weeks = ['2026-03-06', '2026-04-02', '2026-10-02', '2026-10-30', '2011-12-28', '1969-12-30'];
      const moments = weeks.flatMap((week) =>
        Array.from({ length: 7 * 48 }, (_, index) => new Date(Date.parse(week) + index * 1_800_000)),
      );
      await items.insertMany(moments.map((at) => ({ at })));
      const local = { $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M', timezone } };
      const found = await items.aggregate([{ $project: { _id: 0, at: 1, local } }]).toArray();
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' }); // prettier-ignore
      expect(found).toHaveLength(moments.length);
      for (const each of found) expect(each.local).toBe(format.format(each.at as Date));
    },
  );

  test('groups join equal ids of different types, whichever comes first', async () => {
    const ids = [
      1,
      'a',
      new BSONSymbol('a'),
      new Double(1),
      'a',
      Long.fromNumber(1),
      true,
      'true',
      { a: 'b' },
    ];
    await items.insertMany(
      [...ids, { a: 'b' }, '{"a":"b"}', { a: 1 }, { a: new Double(1) }].map((id) => ({ id })),
    );
    const found = await items.aggregate([{ $group: { _id: '$id', n: { $sum: 1 } } }]).toArray();
    const counts = found.map(({ _id, n }) => [JSON.stringify(_id), n]);
    expect(counts).toEqual([['1', 3], ['"a"', 3], ['true', 1], ['"true"', 1], ['{"a":"b"}', 2], ['"{\\"a\\":\\"b\\"}"', 1], ['{"a":1}', 2]]); // prettier-ignore
  });

  test('field names are read as they were written: similar ones, long ones and those beyond ASCII', async () => {
    const names = [
      'a',
      'ä',
      'Ã¤',
      'Aa',
      'BB',
      'AaAa',
      'BBBB',
      'AaBB',
      '名前',
      '名前名前',
      'x'.repeat(200),
      '',
    ];
    const document = { _id: 1, ...Object.fromEntries(names.map((name, index) => [name, index])) };
    await items.insertOne(document as Document);
    for (let round = 0; round < 2; round++)
      expect(Object.entries((await items.findOne())!)).toEqual(Object.entries(document));
  });

  test('sums of integers stay exact beyond 32 bits', async () => {
    await items.insertMany(Array.from({ length: 5 }, () => ({ n: 2_147_483_647 })));
    const [sum] = await items.aggregate([{ $group: { _id: null, n: { $sum: '$n' } } }]).toArray();
    expect(sum!.n).toBe(10_737_418_235);
  });
});
