import { ObjectId } from 'mongodb';
import { changeReader, changes, publishChange } from '@/lib/platform/changes';
import { databaseTime } from '@/lib/platform/database';
import { explained } from '../explained';

const minutes = (count: number) => count * 60_000;

/** A server that holds something since now, and what it was told to drop. */
async function openServer() {
  const dropped: string[][] = [];
  const clock = { time: 0 };
  const expire = jest.fn(async (tags: string[]) => void dropped.push(tags));
  const read = changeReader({ since: await databaseTime(), expire, server: 'this', time: () => clock.time });
  await read();
  dropped.length = 0;
  return { dropped, clock, expire, read };
}

test('a server drops what another has changed, once', async () => {
  const { read, dropped } = await openServer();
  await publishChange(['product:drill', 'list:all']);
  await publishChange(['list:all', 'shop']);
  await publishChange([]);
  await read();
  expect(dropped.map((tags) => tags.sort())).toEqual([['list:all', 'product:drill', 'shop']]);
  await read();
  expect(dropped).toHaveLength(1);
});

test('a server has applied its own changes already', async () => {
  const { read, dropped } = await openServer();
  await changes().insertOne({ _id: new ObjectId(), server: 'this', tags: ['own'], at: await databaseTime() });
  await read();
  expect(dropped).toEqual([]);
});

test('a change that becomes visible after a later one is not missed', async () => {
  const { read, dropped } = await openServer();
  await publishChange(['later']);
  await read();
  const at = new Date((await databaseTime()).getTime() - 3_000);
  await changes().insertOne({ _id: new ObjectId(), server: 'other', tags: ['earlier'], at });
  await read();
  expect(dropped).toEqual([['later'], ['earlier']]);
});

test('what could not be dropped is dropped by the next call', async () => {
  const { read, dropped, expire } = await openServer();
  await publishChange(['product:saw']);
  expire.mockRejectedValueOnce(new Error('not now'));
  await expect(read()).rejects.toThrow('not now');
  await read();
  expect(dropped).toEqual([['product:saw']]);
});

test('a server that was cut off for an hour drops all it holds, and then follows again', async () => {
  const { read, dropped, clock } = await openServer();
  await publishChange(['product:hammer']);
  clock.time += minutes(60);
  await read();
  expect(dropped[0]).toEqual(['everything']);
  clock.time += minutes(1);
  await publishChange(['product:chisel']);
  await read();
  expect(dropped.at(-1)).toContain('product:chisel');
  expect(dropped.filter(([tag]) => tag === 'everything')).toHaveLength(1);
});

test('a server whose build is older than the record of changes drops all of it', async () => {
  const dropped: string[][] = [];
  const since = new Date(Date.now() - minutes(24 * 60));
  const read = changeReader({ since, expire: async (tags) => void dropped.push(tags), server: 'this' });
  await read();
  expect(dropped[0]).toEqual(['everything']);
});

test('a server that finds thousands of changes drops all it holds', async () => {
  const { read, dropped } = await openServer();
  const at = await databaseTime();
  const records = Array.from({ length: 5_000 }, (_, index) => ({ tags: [`product:${index}`], at }));
  await changes().insertMany(records.map((one) => ({ _id: new ObjectId(), server: 'other', ...one })));
  await read();
  expect(dropped).toEqual([['everything']]);
});

test('reading changes uses the index by time', async () => {
  const [plan] = await explained(() => openServer());
  expect(JSON.stringify(plan)).toContain('IXSCAN');
});
