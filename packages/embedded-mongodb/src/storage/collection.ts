import type { Database } from 'lmdb';
import { decode, encode, type FieldTree } from '../bson/codec';
import type { Doc, Value } from '../bson/types';
import { duplicateKey } from './duplicate-key';
import type { DocumentCache } from './document-cache';
import { Index, type IndexRecord } from './database-index';
import {
  collectionPrefix,
  indexPrefix,
  keyRangeEnd,
  recordBytes,
  recordLength,
  recordKey,
  addChecksum,
  verifyChecksum,
} from './record-format';

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

/** An index entry: a key and the record number that it refers to. */
export type Entry = { key: Buffer; record: number };

/** A collection: documents in insertion order and their indexes. */
export class Collection {
  indexes: Index[];
  private nextRecord: number;

  constructor(
    readonly ns: string,
    readonly record: CollectionRecord,
    private readonly tables: Tables,
    private readonly cache: DocumentCache,
  ) {
    this.indexes = record.indexes.map((index) => new Index(index));
    const [top] = tables.documents.getKeys({
      start: Buffer.concat([this.prefix, keyRangeEnd]),
      end: this.prefix,
      reverse: true,
      limit: 1,
    });
    this.nextRecord = top ? top.readUIntBE(4, 6) + 1 : 1;
  }

  private get prefix(): Buffer {
    return collectionPrefix(this.record.id);
  }

  private get documentRange() {
    return { start: this.prefix, end: Buffer.concat([this.prefix, keyRangeEnd]) };
  }

  /** Stores the collection's metadata. */
  save(): void {
    const indexes = this.indexes.map(({ record }) => record);
    this.tables.meta.putSync(`c:${this.ns}`, encode({ ...this.record, indexes }));
    for (const index of this.indexes) index.isModified = false;
  }

  count(): number {
    return this.tables.documents.getKeysCount(this.documentRange);
  }

  /** Reads the encoded bytes of a document. */
  readBytes(record: number): Buffer | undefined {
    const stored = this.tables.documents.get(recordKey(this.record.id, record));
    return stored && verifyChecksum(stored, this.ns);
  }

  /** Reads a document. Callers must not modify it. */
  readDocument(record: number): Doc | undefined {
    return this.readFields(record, null);
  }

  /** Reads at least these fields of a document, null for all. Callers must not modify it. */
  readFields(record: number, fields: FieldTree | null): Doc | undefined {
    const cached = this.cache.get(this.record.id, record);
    if (cached) return cached;
    const bytes = this.readBytes(record);
    return bytes && this.decodeFields(record, bytes, fields);
  }

  // A query over more documents than the cache holds would evict each before it is read again.
  private decodeFields(record: number, bytes: Buffer, fields: FieldTree | null): Doc {
    return fields && this.cache.isFull ? decode(bytes, 0, fields) : this.decodeAndCache(record, bytes);
  }

  private decodeAndCache(record: number, bytes: Buffer): Doc {
    const doc = decode(bytes);
    if (!this.ns.endsWith('.chunks')) this.cache.put(this.record.id, record, doc, bytes.length);
    return doc;
  }

  /** Scans all documents in insertion order, or in reverse. Reads at least these fields of each, null for all. */
  *scan(reverse = false, fields: FieldTree | null = null): Generator<[number, Doc]> {
    const { start, end } = this.documentRange;
    const range = reverse ? { start: end, end: start, reverse, inclusiveEnd: true } : { start, end };
    for (const { key, value } of this.tables.documents.getRange(range)) {
      const record = key.readUIntBE(4, 6);
      const cached = this.cache.get(this.record.id, record);
      const doc = cached ?? this.decodeFields(record, verifyChecksum(value, this.ns), fields);
      yield [record, doc];
    }
  }

  /** The record numbers of all documents in insertion order, or in reverse, without reading the documents. */
  *recordNumbers(reverse = false): Generator<number> {
    const { start, end } = this.documentRange;
    const range = reverse ? { start: end, end: start, reverse, inclusiveEnd: true } : { start, end };
    for (const key of this.tables.documents.getKeys(range)) yield key.readUIntBE(4, 6);
  }

  /** Scans the record numbers of an index between two keys, without the first `offset`. */
  *scanRecords(index: Index, low: Buffer, high: Buffer, reverse = false, offset = 0): Generator<number> {
    if (index.record.unique) {
      for (const { record } of this.scanEntries(index, low, high, reverse, offset)) yield record;
      return;
    }
    // The keys end with the record number: their values need not be read.
    const { start, end } = this.entryRange(index, low, high);
    const range = reverse ? { start: end, end: start, reverse, inclusiveEnd: true } : { start, end };
    for (const key of this.tables.entries.getKeys({ ...range, offset }))
      yield key.readUIntBE(key.length - recordLength, recordLength);
  }

  /** Scans the entries of an index between two keys, without the first `offset`. */
  *scanEntries(index: Index, low: Buffer, high: Buffer, reverse = false, offset = 0): Generator<Entry> {
    const { prefix, start, end } = this.entryRange(index, low, high);
    const range = reverse ? { start: end, end: start, reverse, inclusiveEnd: true } : { start, end };
    for (const { key, value } of this.tables.entries.getRange({ ...range, offset }))
      yield { key: key.subarray(prefix.length), record: value.readUIntBE(0, 6) };
  }

  /** Counts the keys of an index between two keys, up to `max`. */
  countEntries(index: Index, low: Buffer, high: Buffer, max?: number): number {
    const { start, end } = this.entryRange(index, low, high);
    if (max === undefined) return this.tables.entries.getKeysCount({ start, end });
    // LMDB skips keys by offset, far faster than returning them one by one.
    const [last] = this.tables.entries.getKeys({ start, end, offset: max - 1, limit: 1 });
    return last ? max : this.tables.entries.getKeysCount({ start, end });
  }

  private entryRange(index: Index, low: Buffer, high: Buffer) {
    const prefix = indexPrefix(this.record.id, index.record.id);
    return { prefix, start: Buffer.concat([prefix, low]), end: Buffer.concat([prefix, high]) };
  }

  insert(doc: Doc, bytes: Buffer): void {
    this.write(this.nextRecord, undefined, doc, bytes);
    this.nextRecord += 1;
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

  // Check all unique indexes before the first write, so that a duplicate key leaves the document unchanged.
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
    this.tables.documents.putSync(recordKey(this.record.id, record), addChecksum(bytes));
    this.cache.delete(this.record.id, record);
    if (this.indexes.some((index) => index.isModified)) this.save();
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

  /** Builds an index over the existing documents. */
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

  /** Removes all documents, index entries and metadata. */
  drop(): void {
    removeRange(this.tables.documents, this.prefix);
    removeRange(this.tables.entries, this.prefix);
    this.tables.meta.removeSync(`c:${this.ns}`);
    this.cache.clear();
  }
}

function removeRange(table: Database<Buffer, Buffer>, prefix: Buffer): void {
  const keys = [...table.getKeys({ start: prefix, end: Buffer.concat([prefix, keyRangeEnd]) })];
  for (const key of keys) table.removeSync(key);
}
