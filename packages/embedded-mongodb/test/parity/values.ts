import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  ObjectId,
  Timestamp,
  type Document,
} from 'mongodb';
import type { Random } from './random';

const words = ['', 'a', 'b', 'ab', 'abc', 'B', 'é', 'x y', '10'];
const ids = ['64b000000000000000000001', '64b000000000000000000002', '64b0000000000000000000ff'];

/** A number of any type. The values are small, so that equal ones are frequent. */
export function number(r: Random): unknown {
  const n = r.pick([-2, -1, 0, 1, 2, 3, 5, 10]);
  switch (r.integerBelow(8)) {
    case 0:
      return new Double(n);
    case 1:
      return new Double(r.pick([0.5, 1.5, -2.5, 1e10, NaN, Infinity, -0]));
    case 2:
      return Long.fromNumber(n);
    case 3:
      return Decimal128.fromString(r.pick(['1', '1.0', '2.5', '-1', '10', '0']));
    default:
      return new Int32(n);
  }
}

/** A scalar value. */
export function scalar(r: Random): unknown {
  switch (r.integerBelow(14)) {
    case 0:
      return null;
    case 1:
      return r.chance(0.5);
    case 2:
      return new Date(r.pick([0, 1, 86_400_000, 1_700_000_000_000]));
    case 3:
      return new ObjectId(r.pick(ids));
    case 4:
      return r.chance(0.7) ? r.pick(words) : r.pick([new Timestamp({ t: 1, i: 1 }), new Binary(Buffer.from([1, r.integerBelow(3)])), new BSONRegExp('^a', r.pick(['', 'i']))]); // prettier-ignore
    case 5:
    case 6:
    case 7:
      return r.pick(words);
    default:
      return number(r);
  }
}

const edges = [1e10, -1e10, Long.fromNumber(3e9), new Double(-0), new Double(2), new Double(1.5), Decimal128.fromString('2'), Decimal128.fromString('1.5'), NaN, null, 'a']; // prettier-ignore

/** An operand that should be an integer: usually one of the given ones, sometimes an invalid or huge one. */
export const index = (r: Random, usual: readonly unknown[]): unknown =>
  r.chance(0.15) ? r.pick(edges) : r.pick(usual);

const names = ['a', 'b', 'c', 'd'];

/** An embedded document. */
export function embeddedDocument(r: Random, depth = 1): Document {
  return Object.fromEntries(r.list(0, 3, () => [r.pick(names), value(r, depth - 1)]));
}

/** Any value. */
export function value(r: Random, depth = 2): unknown {
  if (depth > 0 && r.chance(0.2)) return embeddedDocument(r, depth);
  if (depth > 0 && r.chance(0.25)) return r.list(0, 4, () => value(r, depth - 1));
  return scalar(r);
}

/** A document with the fields that the operations use, some of them missing. */
export function document(r: Random, id: number): Document {
  const doc: Document = {
    _id: id,
    a: scalar(r),
    b: value(r),
    c: r.list(0, 4, () => value(r, 1)),
    n: number(r),
    k: r.integerBelow(5),
  };
  doc.d = r.list(0, 3, () => ({ a: scalar(r), b: number(r), c: r.list(0, 2, () => number(r)) }));
  for (const name of Object.keys(doc)) if (name !== '_id' && r.chance(0.15)) delete doc[name];
  return doc;
}

const paths = [
  'a',
  'b',
  'c',
  'd',
  'n',
  'k',
  'a.b',
  'b.a',
  'b.b',
  'b.a.b',
  'c.0',
  'c.a',
  'c.1.a',
  'd.a',
  'd.b',
  'd.c',
  'd.0',
  'd.0.a',
  'd.c.0',
  'e',
  'e.a',
  '_id',
];

/** A field path. */
export const path = (r: Random): string => r.pick(paths);
