import type { Database } from 'lmdb';
import { decode, encode } from '../bson/codec';
import type { Doc, Value } from '../bson/types';
import { duplicateKey } from './duplicate-key';
import type { DocumentCache } from './document-cache';
import { Index, type IndexRecord } from './database-index';
import { collectionPrefix, indexPrefix, last, recordBytes, recordKey, seal, unseal } from './record-format';

export type Tables = {
  documents: Database<Buffer, Buffer>;
  entries: Database<Buffer, Buffer>;
  meta: Database<Buffer, string>;
};

export type CollectionRecord = {
  id: number;
  options: Doc;
  uuid: Value;
  nextIndex: number;
  indexes: IndexRecord[];
};

/** A key of an index, and the record that it leads to. */
export type Entry = { key: Buffer; record: number };

/** Documents in the order of their insertion, and their indexes. */
export class Collection {
  indexes: Index[];
  private next: number;

  constructor(
    readonly ns: string,
    readonly record: CollectionRecord,
    private readonly tables: Tables,
    private readonly cache: DocumentCache,
  ) {
    this.indexes = record.indexes.map((index) => new Index(index));
    const [top] = tables.documents.getKeys({
      start: Buffer.concat([this.prefix, last]),
      end: this.prefix,
      reverse: true,
      limit: 1,
    });
    this.next = top ? top.readUIntBE(4, 6) + 1 : 1;
  }

  private get prefix(): Buffer {
    return collectionPrefix(this.record.id);
  }

  private get all() {
    return { start: this.prefix, end: Buffer.concat([this.prefix, last]) };
  }

  /** Writes the collection's description. */
  save(): void {
    const indexes = this.indexes.map(({ record }) => record);
    this.tables.meta.putSync(`c:${this.ns}`, encode({ ...this.record, indexes }));
    for (const index of this.indexes) index.changed = false;
  }

  count(): number {
    return this.tables.documents.getKeysCount(this.all);
  }

  /** A document's bytes. */
  bytes(record: number): Buffer | undefined {
    const sealed = this.tables.documents.get(recordKey(this.record.id, record));
    return sealed && unseal(sealed, this.ns);
  }

  /** A document, which must not be changed in place. */
  read(record: number): Doc | undefined {
    const known = this.cache.get(this.record.id, record);
    if (known) return known;
    const bytes = this.bytes(record);
    return bytes && this.remember(record, bytes);
  }

  private remember(record: number, bytes: Buffer): Doc {
    const doc = decode(bytes);
    if (!this.ns.endsWith('.chunks')) this.cache.put(this.record.id, record, doc, bytes.length);
    return doc;
  }

  /** All documents, oldest first. */
  *scan(reverse = false): Generator<[number, Doc]> {
    const { start, end } = this.all;
    const range = reverse ? { start: end, end: start, reverse, inclusiveEnd: true } : { start, end };
    for (const { key, value } of this.tables.documents.getRange(range)) {
      const record = key.readUIntBE(4, 6);
      yield [record, this.cache.get(this.record.id, record) ?? this.remember(record, unseal(value, this.ns))];
    }
  }

  /** The records that an index holds between two keys. */
  *entries(index: Index, low: Buffer, high: Buffer, reverse = false): Generator<number> {
    for (const { record } of this.keyedEntries(index, low, high, reverse)) yield record;
  }

  /** The same with their keys. */
  *keyedEntries(index: Index, low: Buffer, high: Buffer, reverse = false): Generator<Entry> {
    const { prefix, start, end } = this.between(index, low, high);
    const range = reverse ? { start: end, end: start, reverse, inclusiveEnd: true } : { start, end };
    for (const { key, value } of this.tables.entries.getRange(range))
      yield { key: key.subarray(prefix.length), record: value.readUIntBE(0, 6) };
  }

  /** How many keys an index holds between two, up to `most`. */
  countEntries(index: Index, low: Buffer, high: Buffer, most?: number): number {
    const { start, end } = this.between(index, low, high);
    if (most === undefined) return this.tables.entries.getKeysCount({ start, end });
    // The file skips keys by itself, far faster than they can be handed over one by one.
    const [last] = this.tables.entries.getKeys({ start, end, offset: most - 1, limit: 1 });
    return last ? most : this.tables.entries.getKeysCount({ start, end });
  }

  private between(index: Index, low: Buffer, high: Buffer) {
    const prefix = indexPrefix(this.record.id, index.record.id);
    return { prefix, start: Buffer.concat([prefix, low]), end: Buffer.concat([prefix, high]) };
  }

  insert(doc: Doc, bytes: Buffer): void {
    this.write(this.next, undefined, doc, bytes);
    this.next += 1;
  }

  replace(record: number, before: Doc, after: Doc, bytes: Buffer): void {
    this.write(record, before, after, bytes);
  }

  remove(record: number, before: Doc): void {
    for (const index of this.indexes)
      for (const key of index.keysOf(before))
        this.tables.entries.removeSync(this.entryKey(index, key, record));
    this.tables.documents.removeSync(recordKey(this.record.id, record));
    this.cache.delete(this.record.id, record);
  }

  // All is checked before anything is written, so that a refusal leaves the document as it was.
  private write(record: number, before: Doc | undefined, after: Doc, bytes: Buffer): void {
    const entries = this.indexes.map((index) => ({ index, keys: index.keysOf(after) }));
    for (const { index, keys } of entries) this.checkUnique(index, keys, record, after);
    for (const { index, keys } of entries) {
      const old = before ? index.keysOf(before) : [];
      for (const key of old)
        if (!keys.some((k) => k.equals(key)))
          this.tables.entries.removeSync(this.entryKey(index, key, record));
      for (const key of keys)
        if (!old.some((k) => k.equals(key)))
          this.tables.entries.putSync(this.entryKey(index, key, record), recordBytes(record));
    }
    this.tables.documents.putSync(recordKey(this.record.id, record), seal(bytes));
    this.cache.delete(this.record.id, record);
    if (this.indexes.some((index) => index.changed)) this.save();
  }

  private checkUnique(index: Index, keys: Buffer[], record: number, doc: Doc): void {
    if (!index.record.unique) return;
    for (const key of keys) {
      const holder = this.tables.entries.get(this.entryKey(index, key, record))?.readUIntBE(0, 6);
      if (holder !== undefined && holder !== record) throw duplicateKey(this.ns, index, doc, key);
    }
  }

  private entryKey(index: Index, key: Buffer, record: number): Buffer {
    const prefix = indexPrefix(this.record.id, index.record.id);
    return Buffer.concat(index.record.unique ? [prefix, key] : [prefix, key, recordBytes(record)]);
  }

  /** Builds an index over what is there. */
  addIndex(index: Index): void {
    for (const [record, doc] of this.scan()) {
      const keys = index.keysOf(doc);
      this.checkUnique(index, keys, record, doc);
      for (const key of keys)
        this.tables.entries.putSync(this.entryKey(index, key, record), recordBytes(record));
    }
    this.indexes.push(index);
    this.save();
  }

  dropIndex(index: Index): void {
    removeRange(this.tables.entries, indexPrefix(this.record.id, index.record.id));
    this.indexes = this.indexes.filter((other) => other !== index);
    this.save();
  }

  /** Removes everything. */
  drop(): void {
    removeRange(this.tables.documents, this.prefix);
    removeRange(this.tables.entries, this.prefix);
    this.tables.meta.removeSync(`c:${this.ns}`);
    this.cache.clear();
  }
}

function removeRange(table: Database<Buffer, Buffer>, prefix: Buffer): void {
  const keys = [...table.getKeys({ start: prefix, end: Buffer.concat([prefix, last]) })];
  for (const key of keys) table.removeSync(key);
}
