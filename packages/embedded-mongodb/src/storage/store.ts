import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary } from 'bson';
import { open, type RootDatabase } from 'lmdb';
import { decode } from '../bson/codec';
import type { Doc } from '../bson/types';
import { ServerError } from '../errors';
import { DocumentCache } from './document-cache';
import { checkFile, formatVersion } from './file-check';
import { Collection, type CollectionRecord, type Tables } from './collection';

export type StoreOptions = {
  dataDir: string;
  durable: boolean;
  cacheBytes?: number;
  beforeCommit?: () => void;
};

const defaultCacheBytes = 128 * 1024 * 1024;

/** All collections of all databases, in one LMDB file. */
export class Store {
  readonly collections = new Map<string, Collection>();
  readonly retries;
  private readonly root: RootDatabase;
  private readonly tables: Tables;
  private readonly cache: DocumentCache;
  private readonly beforeCommit: () => void;
  private nextCollection = 1;

  constructor({ dataDir, durable, cacheBytes = defaultCacheBytes, beforeCommit = () => {} }: StoreOptions) {
    const path = join(dataDir, 'data.mdb');
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    checkFile(dataDir, path);
    this.root = openFile(path, durable);
    const binary = { keyEncoding: 'binary', encoding: 'binary' } as const;
    this.tables = {
      documents: this.root.openDB<Buffer, Buffer>('documents', binary),
      entries: this.root.openDB<Buffer, Buffer>('entries', binary),
      meta: this.root.openDB<Buffer, string>('meta', { encoding: 'binary' }),
    };
    this.retries = this.root.openDB<Buffer, string>('retries', { encoding: 'binary' });
    this.cache = new DocumentCache(cacheBytes);
    this.beforeCommit = beforeCommit;
    try {
      this.loadCollections();
    } catch (error) {
      throw new Error(`The database file ${path} is damaged: ${String(error)}`, { cause: error });
    }
  }

  private loadCollections(): void {
    this.cache.clear();
    this.collections.clear();
    for (const { key, value } of this.tables.meta.getRange({ start: 'c:', end: 'c;' })) {
      const record = decode(value) as CollectionRecord;
      const collection = new Collection(key.slice(2), record, this.tables, this.cache);
      this.collections.set(collection.ns, collection);
      this.nextCollection = Math.max(this.nextCollection, record.id + 1);
    }
  }

  /** Runs writes in one transaction: either all of them are committed or none. */
  transaction<T>(run: () => T): T {
    try {
      return this.root.transactionSync(() => {
        const result = run();
        this.beforeCommit();
        return result;
      });
    } catch (error) {
      this.loadCollections();
      throw error;
    }
  }

  /** Returns a collection, which is created if it does not exist. */
  getOrCreate(ns: string, options: Doc = {}): Collection {
    const existing = this.collections.get(ns);
    if (existing) return existing;
    checkNamespace(ns);
    const uuid = new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), 4);
    const byId = { id: 0, name: '_id_', key: { _id: 1 }, unique: true };
    const record = {
      id: this.nextCollection++,
      options,
      uuid,
      nextIndex: 1,
      indexes: [byId],
    };
    const collection = new Collection(ns, record, this.tables, this.cache);
    collection.save();
    this.collections.set(ns, collection);
    return collection;
  }

  /** Drops a collection and returns whether it existed. */
  drop(ns: string): boolean {
    const collection = this.collections.get(ns);
    collection?.drop();
    return this.collections.delete(ns);
  }

  /** Removes the stored reply of a session. */
  forgetSession(lsid: Doc): void {
    this.retries.removeSync(
      String((lsid.id as { toString(encoding: string): string } | undefined)?.toString('hex')),
    );
  }

  async close(): Promise<void> {
    await this.root.close();
  }
}

function openFile(path: string, durable: boolean): RootDatabase {
  try {
    const root = open({
      path,
      maxDbs: 8,
      noSync: !durable,
      overlappingSync: false,
    });
    writeFileSync(join(path, '..', 'format'), `${formatVersion}\n`);
    return root;
  } catch (error) {
    throw new Error(`The database file ${path} is damaged or unreadable: ${String(error)}`, { cause: error });
  }
}

function checkNamespace(ns: string): void {
  const invalidNamespace = (message: string) => new ServerError(73, 'InvalidNamespace', message);
  const name = ns.slice(ns.indexOf('.') + 1);
  if (!name || name.startsWith('.') || name.includes('\0'))
    throw invalidNamespace(`Invalid namespace specified '${ns}'`);
  if (name.includes('$')) throw invalidNamespace(`Invalid collection name: ${name}`);
  if (Buffer.byteLength(ns) > 255)
    throw invalidNamespace(`Fully qualified namespace is too long. Namespace: ${ns} Max: 255`);
}
