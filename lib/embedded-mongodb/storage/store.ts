import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary } from 'bson';
import { open, type RootDatabase } from 'lmdb';
import { decode } from '../bson/decode';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';
import { DocumentCache } from './cache';
import { Collection, type CollectionRecord, type Tables } from './collection';

export type StoreOptions = { dataDir: string; durable: boolean; cacheBytes?: number; mapSize?: number };

const formatVersion = '1';
const defaultCache = 64 * 1024 * 1024;

/** The collections of all databases in one LMDB file. */
export class Store {
  readonly collections = new Map<string, Collection>();
  readonly retries;
  private readonly root: RootDatabase;
  private readonly tables: Tables;
  private readonly cache: DocumentCache;
  private nextCollection = 1;

  constructor({ dataDir, durable, cacheBytes = defaultCache, mapSize }: StoreOptions) {
    const path = join(dataDir, 'data.mdb');
    checkFile(dataDir, path);
    this.root = openFile(path, durable, mapSize);
    const binary = { keyEncoding: 'binary', encoding: 'binary' } as const;
    this.tables = {
      documents: this.root.openDB<Buffer, Buffer>('documents', binary),
      entries: this.root.openDB<Buffer, Buffer>('entries', binary),
      meta: this.root.openDB<Buffer, string>('meta', { encoding: 'binary' }),
    };
    this.retries = this.root.openDB<Buffer, string>('retries', { encoding: 'binary' });
    this.cache = new DocumentCache(cacheBytes);
    this.load();
  }

  private load(): void {
    this.cache.clear();
    this.collections.clear();
    for (const { key, value } of this.tables.meta.getRange({ start: 'c:', end: 'c;' })) {
      const record = decode(value) as unknown as CollectionRecord;
      const collection = new Collection(key.slice(2), record, this.tables, this.cache);
      this.collections.set(collection.ns, collection);
      this.nextCollection = Math.max(this.nextCollection, record.id + 1);
    }
  }

  /** Runs writes as one commit: all of them are on disk when it returns, or none. */
  transaction<T>(run: () => T): T {
    try {
      return this.root.transactionSync(run);
    } catch (error) {
      this.load();
      throw error;
    }
  }

  /** The collection, made when it is not there. */
  ensure(ns: string, options: Doc = {}): Collection {
    const known = this.collections.get(ns);
    if (known) return known;
    checkName(ns);
    const uuid = new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), 4);
    const byId = { id: 0, name: '_id_', key: { _id: 1 }, unique: true };
    const record = {
      id: this.nextCollection++,
      options,
      uuid: uuid as unknown as Doc,
      nextIndex: 1,
      indexes: [byId],
    };
    const collection = new Collection(ns, record, this.tables, this.cache);
    collection.save();
    this.collections.set(ns, collection);
    return collection;
  }

  /** Removes a collection; says whether there was one. */
  drop(ns: string): boolean {
    const collection = this.collections.get(ns);
    collection?.drop();
    return this.collections.delete(ns);
  }

  /** Forgets the remembered write of a session. */
  forget(lsid: Doc): void {
    this.retries.removeSync(
      String((lsid.id as { toString(encoding: string): string } | undefined)?.toString('hex')),
    );
  }

  async close(): Promise<void> {
    await this.root.close();
  }
}

// LMDB makes an empty database of an empty or missing file: a mark beside it tells loss from a first start.
function checkFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mark = join(dataDir, 'format');
  if (existsSync(mark)) {
    const version = readFileSync(mark, 'utf8').trim();
    if (version !== formatVersion)
      throw new Error(`${dataDir} has format ${version}; this version reads ${formatVersion}`);
    if (!existsSync(path) || statSync(path).size < 8192)
      throw new Error(`The database file ${path} is damaged: it is missing or cut off`);
    return;
  }
  if (existsSync(path) && statSync(path).size > 0)
    throw new Error(`The database in ${dataDir} is damaged: its mark of format is missing`);
}

function openFile(path: string, durable: boolean, mapSize: number | undefined): RootDatabase {
  try {
    const root = open({
      path,
      maxDbs: 8,
      noSync: !durable,
      overlappingSync: false,
      ...(mapSize ? { mapSize } : {}),
    });
    writeFileSync(join(path, '..', 'format'), `${formatVersion}\n`);
    return root;
  } catch (error) {
    throw new Error(`The database file ${path} is damaged or unreadable: ${String(error)}`, { cause: error });
  }
}

function checkName(ns: string): void {
  const bad = (message: string) => new ServerError(73, 'InvalidNamespace', message);
  const name = ns.slice(ns.indexOf('.') + 1);
  if (!name || name.startsWith('.') || name.includes('\0')) throw bad(`Invalid namespace specified '${ns}'`);
  if (name.includes('$')) throw bad(`Invalid collection name: ${name}`);
  if (Buffer.byteLength(ns) > 255)
    throw bad(`Fully qualified namespace is too long. Namespace: ${ns} Max: 255`);
}
