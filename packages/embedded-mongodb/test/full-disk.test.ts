import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MongoClient, type MongoServerError } from 'mongodb';
import { ensureServer, stopServer } from '../src/launcher';
import { ownerOf } from '../src/lock';
import { folder, startTestServer } from './support/test-server';

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
