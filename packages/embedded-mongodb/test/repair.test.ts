import {
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  mkdirSync,
  copyFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { releaseLock, takeLock } from '../src/lock';
import { checkDatabase, repairDatabase, type RepairResult } from '../src/repair';
import { startServer } from '../src/server';
import { folder } from './support/test-server';

type Item = { _id: number; sku: string; text: string };
const size = 3000;
const item = (_id: number): Item => ({ _id, sku: `S-${_id}`, text: `MARK-${_id} `.repeat(20) });
const big = 'B'.repeat(50_000);

let sound: string;

beforeAll(async () => {
  sound = folder();
  const server = await startServer({ dataDir: sound, durable: true });
  const client = new MongoClient(server.uri);
  const items = client.db('shop').collection<Item>('items');
  await items.createIndex({ sku: 1 }, { unique: true });
  for (let at = 0; at < size; at += 500)
    await items.insertMany(Array.from({ length: 500 }, (_, i) => item(at + i)));
  // Leaves outdated pages behind.
  await items.updateMany({ _id: { $lt: 200 } }, { $set: { text: 'changed' } });
  await items.deleteMany({ _id: { $gte: 2900 } });
  await client.db('shop').collection<{ _id: number; big: string }>('files').insertOne({ _id: 1, big });
  await client.close();
  await server.close();
}, 60_000);

function copy(): string {
  const dataDir = folder();
  mkdirSync(dataDir, { recursive: true });
  for (const name of ['data.mdb', 'format']) copyFileSync(join(sound, name), join(dataDir, name));
  return dataDir;
}

/** The items and the large document of a repaired directory, read through the server. */
async function readRepaired(target: string) {
  const server = await startServer({ dataDir: target, durable: false });
  const client = new MongoClient(server.uri);
  const items = client.db('shop').collection<Item>('items');
  const found = await items.find().sort({ _id: 1 }).toArray();
  const bySku = found.length ? await items.findOne({ sku: found.at(-1)!.sku }) : null;
  const indexes = (await items.indexes().catch(() => [])).map(({ name }) => name);
  const file = await client.db('shop').collection<{ _id: number; big: string }>('files').findOne({ _id: 1 });
  await client.close();
  await server.close();
  return { found, bySku, indexes, file };
}

const isGenuine = ({ _id, sku, text }: Item) =>
  sku === `S-${_id}` && (text === item(_id).text || (text === 'changed' && _id < 200));

async function repair(dataDir: string): Promise<{ result: RepairResult; target: string }> {
  const target = `${dataDir}-repaired`;
  return { result: await repairDatabase(dataDir, target), target };
}

test('a sound file is reported as sound, and a repair copies all of it', async () => {
  const dataDir = copy();
  const { damage, collections, lost } = checkDatabase(dataDir);
  expect({ damage, lost }).toEqual({ damage: [], lost: 0 });
  expect(collections).toEqual([
    { ns: 'shop.files', documents: 1, leftBehind: 0 },
    { ns: 'shop.items', documents: 2900, leftBehind: 0 },
  ]);
  const { result, target } = await repair(dataDir);
  expect(result).toMatchObject({ damage: [], lost: 0, rejected: [] });
  const { found, bySku, indexes, file } = await readRepaired(target);
  expect(found).toHaveLength(2900);
  expect(found.every((each) => isGenuine(each) && each._id < 200 === (each.text === 'changed'))).toBe(true);
  expect(bySku).toEqual(found.at(-1));
  expect(indexes).toEqual(['_id_', 'sku_1']);
  expect(file!.big).toBe(big);
});

test('of a file whose end is missing, what is left is saved', async () => {
  const dataDir = copy();
  const path = join(dataDir, 'data.mdb');
  truncateSync(path, Math.floor(statSync(path).size / 2));
  expect(checkDatabase(dataDir).damage).not.toEqual([]);
  const { found } = await readRepaired((await repair(dataDir)).target);
  expect(found.length).toBeGreaterThan(200);
  expect(found.every(isGenuine)).toBe(true);
});

test('pages that are overwritten cost only the documents on them, and no wrong document appears', async () => {
  const dataDir = copy();
  const path = join(dataDir, 'data.mdb');
  const bytes = readFileSync(path);
  // Whole pages in the middle: zeros, noise, and another page.
  for (const [at, fill] of [
    [40, 0],
    [41, 0xff],
    [90, 0x5a],
    [91, 0],
  ] as const)
    // prettier-ignore
    bytes.fill(fill, at * 4096, (at + 1) * 4096);
  bytes.copy(bytes, 120 * 4096, 60 * 4096, 61 * 4096);
  writeFileSync(path, bytes);
  const check = checkDatabase(dataDir);
  const { result, target } = await repair(dataDir);
  const { found, indexes } = await readRepaired(target);
  expect(check).toEqual({ damage: result.damage, collections: result.collections, lost: result.lost });
  expect(found.length + result.lost!).toBeGreaterThanOrEqual(2900);
  expect(found.length).toBeGreaterThan(2500);
  expect(found.every(isGenuine)).toBe(true);
  expect(indexes).toContain('sku_1');
});

test('single bits that flipped anywhere are found, and never crash the repair or change a document', async () => {
  const original = readFileSync(join(sound, 'data.mdb'));
  let random = 11;
  const next = (max: number) => (random = (random * 16_807) % 2_147_483_647) % max;
  for (let round = 0; round < 6; round++) {
    const dataDir = copy();
    const bytes = Buffer.from(original);
    for (let flips = 0; flips < 40; flips++) bytes[next(bytes.length)]! ^= 1 << next(8);
    writeFileSync(join(dataDir, 'data.mdb'), bytes);
    const { result, target } = await repair(dataDir);
    const { found } = await readRepaired(target);
    expect(found.every(isGenuine)).toBe(true);
    expect(found.length + (result.lost ?? 2900)).toBeGreaterThanOrEqual(2900);
    for (const path of [dataDir, target]) rmSync(path, { recursive: true });
  }
});

test('without its first pages, the documents are saved under the numbers of their collections or their names', async () => {
  const dataDir = copy();
  const path = join(dataDir, 'data.mdb');
  const bytes = readFileSync(path);
  bytes.fill(0, 0, 2 * 4096);
  writeFileSync(path, bytes);
  const { result, target } = await repair(dataDir);
  expect(result.lost).toBeNull();
  const { found, file } = await readRepaired(target);
  expect(found.length).toBeGreaterThanOrEqual(2900);
  expect(found.every(isGenuine)).toBe(true);
  expect(file!.big).toBe(big);
});

test('a running database and a missing file are rejected', async () => {
  const dataDir = copy();
  expect(takeLock(dataDir)).toBe(true);
  expect(() => checkDatabase(dataDir)).toThrow(/is running \(process \d+\): stop it first/);
  releaseLock(dataDir);
  rmSync(join(dataDir, 'data.mdb'));
  expect(() => checkDatabase(dataDir)).toThrow(/There is no database file/);
});
