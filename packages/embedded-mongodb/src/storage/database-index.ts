import { encodeKey } from '../bson/key-encoding';
import { parallelIndexError, keyTuples } from '../bson/paths';
import type { Doc, Value } from '../bson/types';
import { createEnvironment } from '../query/environment';
import { compileFilter, hasPath, type Predicate } from '../query/filter';

/** The stored definition of an index. */
export type IndexRecord = {
  id: number;
  name: string;
  key: Doc;
  unique?: boolean;
  sparse?: boolean;
  hidden?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: Doc;
  /** Some document has several keys, because an indexed path contains an array. */
  multikey?: boolean;
  /** The paths that contain an array. Undefined for indexes that were created before this was recorded. */
  arrayPaths?: string[];
  /** Some key was truncated, so the order of entries may differ from the order of values. */
  inexact?: boolean;
};

export type IndexField = { path: string; parts: string[]; direction: 1 | -1 };

/** An index: computes the keys of documents. */
export class Index {
  readonly fields: IndexField[];
  private readonly includesDocument: Predicate;
  isModified = false;

  constructor(readonly record: IndexRecord) {
    this.fields = Object.entries(record.key).map(([path, direction]) => ({
      path,
      parts: path.split('.'),
      direction: Number(direction) < 0 ? -1 : 1,
    }));
    const partial = record.partialFilterExpression;
    this.includesDocument = partial ? compileFilter(partial, createEnvironment()) : () => true;
  }

  /** The keys of a document. Empty if a sparse or partial index excludes it. */
  keysOf(doc: Doc): Buffer[] {
    if (!this.includesDocument(doc)) return [];
    if (this.record.sparse && !this.fields.some(({ parts }) => hasPath(doc, parts))) return [];
    const rows = this.valuesOf(doc);
    for (const field of this.fields) if (hasArrayOnPath(doc, field.parts)) this.markArray(field.path);
    const keys = new Map<string, Buffer>();
    for (const row of rows) {
      const bytes = this.keyOf(row);
      keys.set(bytes.toString('latin1'), bytes);
    }
    return [...keys.values()];
  }

  /** The values from which the keys are built, one tuple for each key. */
  valuesOf(doc: Doc): Value[][] {
    return keyTuples(
      doc,
      this.fields.map(({ parts }) => parts),
      parallelIndexError,
    );
  }

  /** The key of one tuple of values. */
  keyOf(row: Value[]): Buffer {
    return Buffer.concat(row.map((v, i) => this.encode(v, this.fields[i]?.direction ?? 1)));
  }

  private encode(v: Value, direction: 1 | -1): Buffer {
    const { bytes, exact } = encodeKey(v);
    if (!exact) this.markInexact('inexact');
    return direction === 1 ? bytes : invertBytes(bytes);
  }

  /** Whether a document may have several keys because this path contains an array. */
  isMultikey(path: string): boolean {
    return this.record.multikey === true && (this.record.arrayPaths?.includes(path) ?? true);
  }

  private markArray(path: string): void {
    if (this.isMultikey(path)) return;
    this.record.arrayPaths = [...(this.record.arrayPaths ?? []), path];
    this.record.multikey = true;
    this.isModified = true;
  }

  private markInexact(flag: 'inexact'): void {
    if (this.record[flag]) return;
    this.record[flag] = true;
    this.isModified = true;
  }
}

function hasArrayOnPath(doc: Doc, parts: string[]): boolean {
  let v: Value = doc;
  for (const part of parts) {
    if (Array.isArray(v)) return true;
    v = typeof v === 'object' && v !== null ? (v as Doc)[part] : undefined;
  }
  return Array.isArray(v);
}

/** Inverts bytes, which reverses their sort order. */
export function invertBytes(bytes: Buffer): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) out[i] = ~(bytes[i] as number) & 0xff;
  return out;
}
