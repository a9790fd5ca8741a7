import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Long, MongoClient, type MongoServerError } from 'mongodb';
import { ensureServer, stopServer } from '../src/launcher';
import { ownerOf } from '../src/lock';
import { startServer } from '../src/server';
import { killRounds } from './support/kill-rounds';
import { startTestServer } from './support/test-server';

const folder = () => mkdtempSync(join(tmpdir(), 'embedded-mongodb-test-'));

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

describe('a damaged file', () => {
  async function filled(): Promise<string> {
    const dataDir = folder();
    const server = await startServer({ dataDir, durable: true });
    const client = new MongoClient(server.uri);
    await client
      .db('shop')
      .collection('items')
      .insertMany(
        Array.from({ length: 3000 }, (_, i) => ({ _id: i as never, text: `MARK-${i} `.repeat(20) })),
      );
    await client.close();
    await server.close();
    return dataDir;
  }

  it.each([
    ['that is truncated to 100 bytes', (file: string) => truncateSync(file, 100)],
    [
      'that is truncated to half its size',
      (file: string) => truncateSync(file, statSync(file).size / 2 - ((statSync(file).size / 2) % 4096)),
    ],
    ['that is empty', (file: string) => truncateSync(file, 0)],
    ['that is missing', (file: string) => rmSync(file)],
    ['that is not a database', (file: string) => writeFileSync(file, Buffer.alloc(65536, 7))],
  ])('%s is reported instead of being read as empty', async (_, damage) => {
    const dataDir = await filled();
    damage(join(dataDir, 'data.mdb'));
    await expect(startServer({ dataDir, durable: true })).rejects.toThrow(/damaged/);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('with a wrong byte in a document yields an error instead of a wrong document', async () => {
    const dataDir = await filled();
    const file = join(dataDir, 'data.mdb');
    const size = statSync(file).size;
    const descriptor = openSync(file, 'r+');
    // The file may contain old copies of a page beside the current one, so damage all of them.
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf('MARK-77 '); at >= 0 && at < size; at = bytes.indexOf('MARK-77 ', at + 1))
      writeSync(descriptor, 'X', at);
    closeSync(descriptor);
    const server = await startServer({ dataDir, durable: true });
    const client = new MongoClient(server.uri);
    const items = client.db('shop').collection<{ _id: number }>('items');
    const error: MongoServerError = await items.findOne({ _id: 77 }).then(
      () => Promise.reject(new Error('read')),
      (reason: MongoServerError) => reason,
    );
    expect(error.message).toMatch(/damaged/);
    expect(await items.findOne({ _id: 78 })).toMatchObject({ _id: 78 });
    await client.close();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('a full disk', () => {
  it('is an error that leaves existing data intact', async () => {
    let full = false;
    const server = await startTestServer({
      beforeCommit: () => {
        if (full) throw new Error('No space left on device');
      },
    });
    const client = new MongoClient(server.uri);
    const items = client.db('shop').collection<{ _id: number; text: string }>('items');
    await items.createIndex({ text: 1 });
    await items.insertMany([
      { _id: 1, text: 'a' },
      { _id: 2, text: 'b' },
    ]);
    full = true;
    const outOfSpace = { code: 14031, codeName: 'OutOfDiskSpace' };
    await expect(items.insertOne({ _id: 3, text: 'c' })).rejects.toMatchObject(outOfSpace);
    await expect(items.updateOne({ _id: 1 }, { $set: { text: 'z' } })).rejects.toMatchObject(outOfSpace);
    expect(await items.find({}, { sort: { _id: 1 } }).toArray()).toEqual([
      { _id: 1, text: 'a' },
      { _id: 2, text: 'b' },
    ]);
    expect(await items.countDocuments({ text: 'z' })).toBe(0);
    full = false;
    await items.insertOne({ _id: 3, text: 'c' });
    expect(await items.countDocuments()).toBe(3);
    await client.close();
    await server.stop();
  });

  // Windows has no file size limit for processes.
  if (process.platform !== 'win32')
    it('caused by a file size limit loses no acknowledged write', async () => {
      const dataDir = folder();
      const daemon = fileURLToPath(new URL('../src/daemon.ts', import.meta.url));
      const command = `ulimit -f 8192; exec "${process.execPath}" --import tsx "${daemon}" "${dataDir}" 60`;
      const child = spawn('sh', ['-c', command], { stdio: 'ignore' });
      while (!ownerOf(dataDir)) await pause(25);
      const { uri, pid } = await ensureServer({ dataDir });
      expect(pid).toBe(child.pid);
      const client = new MongoClient(uri, { retryWrites: false });
      const items = client.db('shop').collection<{ _id: number; text: string }>('items');
      await items.createIndex({ text: 1 });
      const acknowledged: number[] = [];
      const fill = async (): Promise<MongoServerError> => {
        for (let n = 0; ; n += 20)
          try {
            const batch = Array.from({ length: 20 }, (_, i) => ({
              _id: n + i,
              text: `${n + i} `.repeat(900),
            }));
            await items.insertMany(batch);
            acknowledged.push(...batch.map(({ _id }) => _id));
          } catch (error) {
            return error as MongoServerError;
          }
      };
      expect(await fill()).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
      expect(acknowledged.length).toBeGreaterThan(100);
      const storedIds = async (from: MongoClient) =>
        (await from.db('shop').collection('items').find({}, { sort: { _id: 1 }, projection: { _id: 1 } }).toArray()).map(({ _id }) => _id as unknown); // prettier-ignore
      expect(await storedIds(client)).toEqual(acknowledged);
      await client.close();
      await stopServer(dataDir);
      const { uri: again } = await ensureServer({ dataDir });
      const later = new MongoClient(again);
      expect(await storedIds(later)).toEqual(acknowledged);
      expect(await later.db('shop').collection('items').find({ text: { $gte: '' } }, { hint: { text: 1 } }).toArray()).toHaveLength(acknowledged.length); // prettier-ignore
      await later.db('shop').collection('items').insertOne({ text: 'more' });
      await later.close();
      await stopServer(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    }, 60_000);
});
