import type { Decimal128, Double, Long } from 'bson';

export type Value = unknown;
export type Doc = { [field: string]: Value };

/**
 * The numbers of the engine. A plain JavaScript number is an int32 if it is an integer of 32 bits, otherwise a double. A
 * double with such a value is a `Double`, so that types survive storage and arithmetic.
 */
export type Numeric = number | Double | Long | Decimal128;

export type TypeName =
  | 'minKey' | 'missing' | 'undefined' | 'null' | 'int' | 'long' | 'double' | 'decimal' | 'string' | 'symbol'
  | 'object' | 'array' | 'binData' | 'objectId' | 'bool' | 'date' | 'timestamp' | 'regex' | 'dbPointer'
  | 'javascript' | 'javascriptWithScope' | 'maxKey'; // prettier-ignore

/** The BSON type numbers that `$type` accepts. */
export const typeCodes: Partial<Record<string, number>> = {
  double: 1, string: 2, object: 3, array: 4, binData: 5, undefined: 6, objectId: 7, bool: 8, date: 9, null: 10,
  regex: 11, dbPointer: 12, javascript: 13, symbol: 14, javascriptWithScope: 15, int: 16, timestamp: 17, long: 18,
  decimal: 19, minKey: -1, maxKey: 127,
}; // prettier-ignore

const ranks: Record<TypeName, number> = {
  minKey: -1, missing: 0, undefined: 0, null: 5, int: 10, long: 10, double: 10, decimal: 10, string: 15, symbol: 15,
  object: 20, array: 25, binData: 30, objectId: 35, bool: 40, date: 45, timestamp: 47, regex: 50, dbPointer: 55,
  javascript: 60, javascriptWithScope: 65, maxKey: 127,
}; // prettier-ignore

const bsonTags: Record<string, TypeName> = {
  Int32: 'int', Double: 'double', Long: 'long', Decimal128: 'decimal', ObjectId: 'objectId', Binary: 'binData',
  UUID: 'binData', Timestamp: 'timestamp', BSONRegExp: 'regex', MinKey: 'minKey', MaxKey: 'maxKey',
  BSONSymbol: 'symbol', DBRef: 'object',
}; // prettier-ignore

/** Whether a plain JavaScript number is stored as a 32-bit integer. */
export const isInt32 = (n: number): boolean => (n | 0) === n && !Object.is(n, -0);

/** The BSON type of a value. JavaScript's `undefined` is a missing field. */
export function typeOf(v: Value): TypeName {
  switch (typeof v) {
    case 'number':
      return isInt32(v) ? 'int' : 'double';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return 'missing';
  }
  if (v === null) return 'null';
  if (Array.isArray(v)) return 'array';
  if (v instanceof Date) return 'date';
  const tag = (v as { _bsontype?: string })._bsontype;
  if (tag === undefined) return 'object';
  if (tag === 'Code') return (v as { scope?: unknown }).scope ? 'javascriptWithScope' : 'javascript';
  return bsonTags[tag] ?? 'object';
}

/** The rank of a value's type in the BSON comparison order. All numbers share one rank, as do strings and symbols. */
export function rankOf(v: Value): number {
  if (typeof v === 'number') return 10;
  if (typeof v === 'string') return 15;
  return ranks[typeOf(v)];
}

/** Whether a value is a document or an embedded document. */
export const isDoc = (v: Value): v is Doc => {
  if (typeof v !== 'object' || v === null || Array.isArray(v) || v instanceof Date) return false;
  // The tags of the other types lie on their prototypes. Looking for one in a document takes longer than this.
  return (
    Object.getPrototypeOf(v) === Object.prototype || (v as { _bsontype?: string })._bsontype === undefined
  );
};

/** Whether a value is a number of any type. */
export const isNumeric = (v: Value): v is Numeric => rankOf(v) === 10;

/** Whether a value is null, undefined or missing. */
export const isNullish = (v: Value): v is null | undefined => v === null || v === undefined;

/** Reads an own field of a document; undefined if it is missing. */
export const getField = (doc: Doc, name: string): Value => (Object.hasOwn(doc, name) ? doc[name] : undefined);

/** The fields that a document has. A field that a pipeline removed may still be there as `undefined`. */
export const definedFields = (doc: Doc): [string, Value][] =>
  Object.entries(doc).filter(([, v]) => v !== undefined);

/** Sets a field, even one that is named `__proto__`. */
export function setField(doc: Doc, name: string, value: Value): void {
  if (name === '__proto__')
    Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
  else doc[name] = value;
}
