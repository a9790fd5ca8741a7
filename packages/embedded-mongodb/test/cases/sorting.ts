import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId } from 'mongodb';
import { casesFor, find } from './case';

const mixed = [
  { _id: 1, v: true }, { _id: 2, v: new ObjectId('64b000000000000000000001') }, { _id: 3, v: new Date(0) }, { _id: 4, v: 'a' },
  { _id: 5, v: 1 }, { _id: 6, v: {} }, { _id: 7, v: null }, { _id: 8 }, { _id: 9, v: [] }, { _id: 10, v: [3, 0] },
  { _id: 11, v: new Binary(Buffer.from([1])) }, { _id: 12, v: new MinKey() }, { _id: 13, v: new MaxKey() }, { _id: 14, v: 'B' },
  { _id: 15, v: NaN }, { _id: 16, v: Long.fromString('9007199254740993') }, { _id: 17, v: new Double(9007199254740992) },
  { _id: 18, v: Decimal128.fromString('0.1') }, { _id: 19, v: 0.1 }, { _id: 20, v: { b: 1 } }, { _id: 21, v: { a: 'x' } }, { _id: 22, v: -1 },
]; // prettier-ignore

const table = {
  'sorts all types': find({}, { sort: { v: 1, _id: 1 } }),
  'sorts all types in reverse': find({}, { sort: { v: -1, _id: 1 } }),
  'sorts numbers of all types': find({ v: { $type: 'number' } }, { sort: { v: 1, _id: 1 } }),
  'sorts an array by its smallest element, in reverse by its largest': find(
    { v: { $lt: 4 } },
    { sort: { v: -1, _id: -1 } },
  ),
};

const pairs = [{ _id: 1, a: 1, b: [1, 2] }, { _id: 2, a: 1, b: [0, 9] }, { _id: 3, a: 0, b: 5 }, { _id: 4, a: [1, 2], b: 1 }, { _id: 5, c: [{ x: 2, y: 1 }, { x: 1, y: 9 }] }, { _id: 6, c: [{ x: 1, y: 5 }] }]; // prettier-ignore

export const sorting = [
  ...casesFor('reference/bson-type-comparison-order', mixed, table),
  ...casesFor('reference/method/cursor.sort', mixed, Object.fromEntries(Object.entries(table).map(([name, step]) => [`${name}, by an index`, step])), [{ v: 1 }]), // prettier-ignore
  ...casesFor('reference/method/cursor.sort', pairs, {
    'sorts by two fields': find({ _id: { $lt: 4 } }, { sort: { a: 1, b: -1 } }),
    'sorts by tuples of one array': find({ c: { $exists: true } }, { sort: { 'c.x': 1, 'c.y': 1 } }),
    'rejects parallel arrays': [
      { insert: 'c', documents: [{ _id: 9, a: [1], b: [2] }] },
      find({}, { sort: { a: 1, b: 1 } }),
    ],
    'accepts parallel arrays in a lookup by _id': [
      { insert: 'c', documents: [{ _id: 9, a: [1], b: [2] }] },
      find({ _id: 9 }, { sort: { a: 1, b: 1 } }),
      find({ _id: 9 }, { sort: { a: 1, b: 1 }, skip: 1 }),
      find({ _id: 9 }, { sort: { a: 1, b: 1 }, hint: '_id_' }),
      find({ _id: 9, b: 2 }, { sort: { a: 1, b: 1 } }),
    ],
    'an index into an array of arrays is a single value': [
      { insert: 'c', documents: [{ _id: 20, e: [[3, 1], 9] }, { _id: 21, e: [[2], { b: 1 }] }, { _id: 22, e: [2] }, { _id: 23, e: [[[0]]] }] },
      ...['e.0', 'e.0.0', 'e.1.b'].flatMap((path) => [1, -1].map((direction) => find({ e: { $exists: true } }, { sort: { [path]: direction, _id: 1 } }))),
    ], // prettier-ignore
    'rejects an array index that is also a field name': [
      { insert: 'c', documents: [{ _id: 30, f: [{ 0: 1 }] }] },
      find({ f: { $exists: true } }, { sort: { 'f.0': 1, e: 1 } }),
    ],
    'rejects an invalid direction': find({}, { sort: { a: 2 } }),
    'respects skip and limit': find({}, { sort: { _id: -1 }, skip: 1, limit: 2 }),
    'rejects a negative skip': find({}, { skip: -1 }),
    'sorts in reverse natural order': { find: 'c', filter: {}, sort: { $natural: -1 } },
  }),
];
