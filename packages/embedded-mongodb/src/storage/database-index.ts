import { keyOf } from '../bson/key-encoding';
import { parallelIndex, tuples } from '../bson/paths';
import type { Doc, Value } from '../bson/types';
import { environment } from '../query/environment';
import { compileFilter, reaches, type Predicate } from '../query/filter';

/** What is stored of an index beside its entries. */
export type IndexRecord = {
  id: number;
  name: string;
  key: Doc;
  unique?: boolean;
  sparse?: boolean;
  hidden?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: Doc;
  /** Some document has several keys: an array lies on a path. */
  multikey?: boolean;
  /** The paths on which one lies; not known of indexes from before this was kept. */
  arrayPaths?: string[];
  /** Some key was too long and is cut: the order of entries is not the order of values. */
  inexact?: boolean;
};

export type IndexField = { path: string; parts: string[]; direction: 1 | -1 };

/** An index: how documents become keys. */
export class Index {
  readonly fields: IndexField[];
  private readonly covers: Predicate;
  changed = false;

  constructor(readonly record: IndexRecord) {
    this.fields = Object.entries(record.key).map(([path, direction]) => ({
      path,
      parts: path.split('.'),
      direction: Number(direction) < 0 ? -1 : 1,
    }));
    const partial = record.partialFilterExpression;
    this.covers = partial ? compileFilter(partial, environment()) : () => true;
  }

  /** The document's keys in this index; none when a sparse or partial index leaves it out. */
  keysOf(doc: Doc): Buffer[] {
    if (!this.covers(doc)) return [];
    if (this.record.sparse && !this.fields.some(({ parts }) => reaches(doc, parts))) return [];
    const rows = this.valuesOf(doc);
    for (const field of this.fields) if (liesOnArray(doc, field.parts)) this.markArray(field.path);
    const keys = new Map<string, Buffer>();
    for (const row of rows) {
      const bytes = this.keyOf(row);
      keys.set(bytes.toString('latin1'), bytes);
    }
    return [...keys.values()];
  }

  /** The values that the keys are made of. */
  valuesOf(doc: Doc): Value[][] {
    return tuples(
      doc,
      this.fields.map(({ parts }) => parts),
      parallelIndex,
    );
  }

  /** The key of one row of values. */
  keyOf(row: Value[]): Buffer {
    return Buffer.concat(row.map((v, i) => this.encode(v, this.fields[i]?.direction ?? 1)));
  }

  private encode(v: Value, direction: 1 | -1): Buffer {
    const { bytes, exact } = keyOf(v);
    if (!exact) this.mark('inexact');
    return direction === 1 ? bytes : inverted(bytes);
  }

  /** Whether a document may have several keys because of this path. */
  isMultikey(path: string): boolean {
    return this.record.multikey === true && (this.record.arrayPaths?.includes(path) ?? true);
  }

  private markArray(path: string): void {
    if (this.isMultikey(path)) return;
    this.record.arrayPaths = [...(this.record.arrayPaths ?? []), path];
    this.record.multikey = true;
    this.changed = true;
  }

  private mark(flag: 'inexact'): void {
    if (this.record[flag]) return;
    this.record[flag] = true;
    this.changed = true;
  }
}

function liesOnArray(doc: Doc, parts: string[]): boolean {
  let v: Value = doc;
  for (const part of parts) {
    if (Array.isArray(v)) return true;
    v = typeof v === 'object' && v !== null ? (v as Doc)[part] : undefined;
  }
  return Array.isArray(v);
}

/** Bytes whose order is the opposite. */
export function inverted(bytes: Buffer): Buffer {
  const out = Buffer.allocUnsafe(bytes.length);
  for (let i = 0; i < bytes.length; i++) out[i] = ~(bytes[i] as number) & 0xff;
  return out;
}
