import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, MongoClient, ObjectId } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server';

describe('clients', () => {
  let server: TestServer;
  let client: MongoClient;
  beforeAll(async () => {
    server = await startTestServer();
    client = new MongoClient(server.uri);
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  it('store, find, read and delete files with GridFS', async () => {
    const bucket = new GridFSBucket(client.db('files'), { chunkSizeBytes: 1000 });
    const bytes = Buffer.from(Array.from({ length: 5500 }, (_, i) => i % 251));
    const upload = bucket.openUploadStream('picture.webp', { metadata: { kind: 'picture' } });
    await pipeline(Readable.from([bytes]), upload);
    expect(await bucket.find({ 'metadata.kind': 'picture' }).next()).toMatchObject({
      length: 5500,
      filename: 'picture.webp',
    });
    const read: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(upload.id)) read.push(chunk as Buffer);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
    await bucket.delete(upload.id);
    expect(await client.db('files').collection('fs.chunks').countDocuments()).toBe(0);
  });

  it('get a clear error for a transaction, which leaves nothing behind', async () => {
    const notes = client.db('shop').collection('notes');
    const work = client.withSession((session) =>
      session.withTransaction(() => notes.insertOne({ text: 'x' }, { session })),
    );
    await expect(work).rejects.toMatchObject({ code: 20, codeName: 'IllegalOperation' });
    expect(await notes.countDocuments()).toBe(0);
  });

  it('cannot take the last unit twice', async () => {
    const stock = client
      .db('shop')
      .collection<{ _id: number; available: number; holds: { order: number }[] }>('stock');
    await stock.insertOne({ _id: 1, available: 1, holds: [] });
    const takes = Array.from({ length: 20 }, (_, order) =>
      stock.updateOne(
        { _id: 1, available: { $gte: 1 }, 'holds.order': { $ne: order } },
        { $inc: { available: -1 }, $push: { holds: { order } } },
      ),
    );
    const taken = (await Promise.all(takes)).filter(({ modifiedCount }) => modifiedCount === 1);
    expect(taken.length).toBe(1);
    expect(await stock.findOne()).toMatchObject({ available: 0, holds: [{}] });
  });

  it('insert once when twenty insert or upsert the same unique key', async () => {
    const orders = client.db('shop').collection<{ key: string; n: number }>('orders');
    await orders.createIndex({ key: 1 }, { unique: true });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => orders.insertOne({ _id: new ObjectId(), key: 'same', n: 1 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        orders.updateOne({ key: 'other' }, { $inc: { n: 1 } }, { upsert: true }),
      ),
    );
    expect(await orders.find({ key: 'other' }).toArray()).toMatchObject([{ n: 20 }]);
  });

  it('get an error for unsupported stages, operators, options and change streams', async () => {
    const db = client.db('shop');
    await expect(db.collection('notes').watch().next()).rejects.toMatchObject({ code: 115 });
    await expect(
      db
        .collection('notes')
        .aggregate([{ $out: 'x' }])
        .toArray(),
    ).rejects.toMatchObject({ code: 115 });
    await expect(db.collection('notes').find({ $where: '1' }).toArray()).rejects.toMatchObject({ code: 2 });
    await expect(
      db
        .collection('notes')
        .find({}, { collation: { locale: 'de' } })
        .toArray(),
    ).rejects.toMatchObject({ code: 238 });
    await expect(db.createCollection('capped', { capped: true, size: 1000 })).rejects.toMatchObject({
      code: 40415,
    });
    await expect(db.collection('notes').createIndex({ text: 'text' })).rejects.toMatchObject({ code: 115 });
  });

  it('list databases and collections', async () => {
    const { databases } = await client.db('admin').command({ listDatabases: 1 });
    expect((databases as { name: string }[]).map(({ name }) => name)).toContain('shop');
    expect(
      (await client.db('shop').listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name),
    ).toContain('stock');
    expect(await client.db('admin').command({ buildInfo: 1 })).toMatchObject({ version: '7.0.15' });
    expect(await client.db('shop').dropDatabase()).toBe(true);
    expect(await client.db('shop').listCollections().toArray()).toEqual([]);
  });
});
