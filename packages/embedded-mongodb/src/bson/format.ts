import type { BSONRegExp, Long, ObjectId, Timestamp } from 'bson';
import { definedFields, isDoc, typeOf, type Doc, type Value } from './types';

/** Formats a value as MongoDB does in its messages: `{ a: "x", b: 1.0 }`. */
export function format(v: Value): string {
  switch (typeOf(v)) {
    case 'string':
      return JSON.stringify(v);
    case 'double': {
      const n = Number(v);
      return Number.isInteger(n)
        ? n.toFixed(1)
        : Number.isNaN(n)
          ? 'nan'
          : String(n).replace('Infinity', 'inf');
    }
    case 'long':
      return String(v as Long);
    case 'objectId':
      return `ObjectId('${(v as ObjectId).toHexString()}')`;
    case 'date':
      return `new Date(${Number(v)})`;
    case 'array':
      return (v as Value[]).length ? `[ ${(v as Value[]).map(format).join(', ')} ]` : '[]';
    case 'object':
      return formatDoc(v as Doc);
    case 'regex':
      return `/${(v as BSONRegExp).pattern}/${(v as BSONRegExp).options}`;
    case 'decimal':
      return `${String(v)}`;
    case 'timestamp':
      return `Timestamp(${(v as Timestamp).high}, ${(v as Timestamp).low})`;
    case 'minKey':
      return 'MinKey';
    case 'maxKey':
      return 'MaxKey';
  }
  return String(v);
}

function formatDoc(doc: Doc): string {
  const fields = definedFields(doc).map(([name, x]) => `${name}: ${format(x)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

/** Formats a field as update errors show it: `{a: "x"}`. */
export const formatElement = (name: string, v: Value): string => `{${name}: ${format(v)}}`;

/** Copies documents and arrays deeply. Other values are immutable and shared. */
export function clone<T extends Value>(v: T): T {
  if (Array.isArray(v)) return v.map(clone) as T;
  if (!isDoc(v)) return v;
  return Object.fromEntries(Object.entries(v).map(([name, x]) => [name, clone(x)])) as T;
}
