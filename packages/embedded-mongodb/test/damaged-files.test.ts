import {
  closeSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { MongoClient, type MongoServerError } from 'mongodb';
import { startServer } from '../src/server';
import { folder } from './support/test-server';

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
