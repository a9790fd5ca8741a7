import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { compareNumbers } from './numbers';
import { definedFields, rankOf, type Doc, type Value } from './types';

const compareScalars = (a: number | string | bigint, b: number | string | bigint) =>
  a < b ? -1 : a > b ? 1 : 0;
const surrogate = /[\ud800-\udfff]/;

/** Compares strings by their UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (surrogate.test(a) || surrogate.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}

/** The BSON comparison order: by type rank, then by value. Missing ranks with undefined, before null. */
export function compare(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const rank = rankOf(a);
  const types = compareScalars(rank, rankOf(b));
  if (types) return types;
  switch (rank) {
    case 10:
      return compareNumbers(a, b);
    case 15:
      return compareStrings(String(a), String(b));
    case 20:
      return compareDocs(a as Doc, b as Doc);
    case 25:
      return compareArrays(a as Value[], b as Value[]);
    case 30:
      return compareBinaries(a as Binary, b as Binary);
    case 35:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case 40:
    case 45:
      return compareScalars(Number(a), Number(b));
    case 47:
      return compareScalars((a as Timestamp).toBigInt(), (b as Timestamp).toBigInt());
    case 50: {
      const [x, y] = [a as BSONRegExp, b as BSONRegExp];
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.options, y.options);
    }
    case 60:
    case 65:
      return compareStrings(JSON.stringify(a), JSON.stringify(b));
  }
  return 0;
}

/** Whether two values are equal in MongoDB: 1, 1.0 and Long 1 are. */
export const equal = (a: Value, b: Value): boolean => compare(a, b) === 0;

function compareDocs(a: Doc, b: Doc): number {
  const [left, right] = [definedFields(a), definedFields(b)];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const [[x, v], [y, w]] = [left[i] as [string, Value], right[i] as [string, Value]];
    const result = compareScalars(rankOf(v), rankOf(w)) || compareStrings(x, y) || compare(v, w);
    if (result) return result;
  }
  return compareScalars(left.length, right.length);
}

function compareArrays(a: Value[], b: Value[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const result = compare(a[i], b[i]);
    if (result) return result;
  }
  return compareScalars(a.length, b.length);
}

function compareBinaries(a: Binary, b: Binary): number {
  return (
    compareScalars(a.length(), b.length()) ||
    compareScalars(a.sub_type, b.sub_type) ||
    Buffer.compare(a.value(), b.value())
  );
}
