import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Long, MongoClient } from 'mongodb';
import { startServer } from '../src/server';
import { killRounds } from './support/kill-rounds';
import { folder } from './support/test-server';

describe('an acknowledged write', () => {
  it('survives kill -9 completely, with consistent indexes', async () => {
    const dataDir = folder();
    const verdict = await killRounds(dataDir, 4, Math.random);
    rmSync(dataDir, { recursive: true, force: true });
    expect(verdict).toMatchObject({ missing: [], partial: [], indexes: true, counter: true });
    expect(verdict.acknowledged).toBeGreaterThan(0);
  }, 60_000);

  it('survives a restart, with indexes and options', async () => {
    const dataDir = folder();
    const socket = join(dataDir, 's.sock');
    const first = await startServer({ dataDir, durable: true, socket });
    const client = new MongoClient(first.uri);
    const items = client.db('shop').collection('items');
    await items.createIndex({ slug: 1 }, { unique: true });
    await items.insertMany([{ slug: 'a', n: Long.fromNumber(1) }, { slug: 'b' }]);
    await client.close();
    await first.close();
    const second = await startServer({ dataDir, durable: true, socket });
    const later = new MongoClient(second.uri);
    const after = later.db('shop').collection('items');
    expect(await after.countDocuments()).toBe(2);
    await expect(after.insertOne({ slug: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect((await after.indexes()).map(({ name }) => name)).toEqual(['_id_', 'slug_1']);
    await later.close();
    await second.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is applied once if it is retried after a restart', async () => {
    const dataDir = folder();
    const socket = join(dataDir, 's.sock');
    const first = await startServer({ dataDir, durable: true, socket });
    const client = new MongoClient(first.uri);
    const db = client.db('shop');
    await db.collection<{ _id: number; n: number }>('stock').insertOne({ _id: 1, n: 5 });
    const session = client.startSession();
    const write = {
      update: 'stock',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: -1 } } }],
      lsid: session.id,
      txnNumber: Long.fromNumber(7),
    };
    await db.command(write, { session });
    await client.close();
    await first.close();
    const second = await startServer({ dataDir, durable: true, socket });
    const later = new MongoClient(second.uri);
    const same = later.startSession();
    // The driver creates session ids itself, so replace the one of this session.
    Object.assign(Reflect.get(same, 'serverSession') as object, { id: session.id });
    expect(await later.db('shop').command(write, { session: same })).toMatchObject({ n: 1, nModified: 1 });
    expect(await later.db('shop').collection('stock').findOne()).toMatchObject({ n: 4 });
    await expect(
      later.db('shop').command({ ...write, txnNumber: Long.fromNumber(6) }, { session: same }),
    ).rejects.toMatchObject({
      code: 225,
    });
    await later.close();
    await second.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
