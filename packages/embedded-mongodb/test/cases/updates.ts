import { BSONRegExp, Decimal128, Double, Int32, Long } from 'mongodb';
import { casesFor, find, update } from './case';

const one = [
  {
    _id: 1,
    a: 1,
    s: 'x',
    z: null,
    o: { p: 1 },
    l: [1, 2, 3],
    d: [
      { k: 1, v: 1 },
      { k: 2, v: 2 },
    ],
  },
];
const modify = (more: object) => ({ findAndModify: 'c', query: { _id: 1 }, ...more });

export const updates = [
  ...casesFor('reference/operator/update/set', one, {
    'creates a nested field': update({ $set: { 'n.m': 1 } }),
    'adds new fields in lexicographic order': update({ $set: { y: 1, b: 2, 10: 1, 9: 1 } }),
    'an equal value changes nothing': update({ $set: { a: 1 } }),
    'the same number of another type is a modification': update({ $set: { a: new Double(1) } }),
    'rejects a path through a string': update({ $set: { 's.b': 1 } }),
    'rejects a path through null': update({ $set: { 'z.b': 1 } }),
    'fills an array with null up to the index': update({ $set: { 'l.5': 1 } }),
    'rejects a field name in an array': update({ $set: { 'l.x': 1 } }),
    'rejects a path and its parent': update({ $set: { o: 1, 'o.p': 1 } }),
    'rejects two operators on one path': update({ $set: { a: 1 }, $inc: { a: 1 } }),
    'rejects an empty path': update({ $set: { '': 1 } }),
    'rejects an empty path component': update({ $set: { 'a..b': 1 } }),
    'accepts an empty document': update({ $set: {} }),
    'rejects an operand that is not a document': update({ $set: 1 }),
    'rejects a change of the _id': update({ $set: { _id: 2 } }),
    'accepts the same _id': update({ $set: { _id: 1 } }),
  }),
  ...casesFor('reference/operator/update/unset', one, {
    'removes a field': update({ $unset: { a: '' } }),
    'sets an array element to null': update({ $unset: { 'l.0': '' } }),
    'accepts a path that does not exist': update({ $unset: { 's.b.c': '' } }),
    'ignores a field name in an array': update({ $unset: { 'l.x': '' } }),
  }),
  ...casesFor('reference/operator/update/inc', one, {
    'increments an int': update({ $inc: { a: 2 } }),
    'a double operand yields a double': update({ $inc: { a: new Double(1) } }),
    'a long operand yields a long': update({ $inc: { a: Long.fromNumber(1) } }),
    'a decimal operand yields a decimal': update({ $inc: { a: Decimal128.fromString('0.10') } }),
    'int overflow yields a long': update({ $inc: { a: 2147483647 } }),
    'sets a missing field': update({ $inc: { n: new Int32(5) } }),
    'rejects a string field': update({ $inc: { s: 1 } }),
    'rejects a string operand': update({ $inc: { a: 'x' } }),
    'rejects null': update({ $inc: { z: 1 } }),
    'rejects long overflow': [...update({ $set: { a: Long.MAX_VALUE } }), ...update({ $inc: { a: 1 } })],
  }),
  ...casesFor('reference/operator/update/mul', one, {
    'sets a missing field to zero': update({ $mul: { n: 5 } }),
    'zero has the type of the operand': update({ $mul: { n: new Double(2) } }),
    'multiplies zero by a negative number': [
      ...update({ $set: { a: 0 } }),
      ...update({ $mul: { a: new Double(-1) } }),
    ],
    'multiplies an int by a double': update({ $mul: { a: new Double(2.5) } }),
    'rejects a string field': update({ $mul: { s: 2 } }),
  }),
  ...casesFor('reference/operator/update/min', one, {
    'sets a smaller value': update({ $min: { a: 0 } }),
    'ignores a larger value': update({ $min: { a: 2 } }),
    'null sorts below numbers': update({ $min: { a: null } }),
    'sets a missing field': update({ $min: { n: 3 } }),
  }),
  ...casesFor('reference/operator/update/max', one, {
    'sets a larger value': update({ $max: { a: 9 } }),
    'strings sort above numbers': update({ $max: { a: 'x' } }),
    'ignores an equal value of another type': update({ $max: { a: new Double(1) } }),
  }),
  ...casesFor('reference/operator/update/rename', one, {
    'moves a field': update({ $rename: { a: 'n.m' } }),
    'replaces an existing field': update({ $rename: { a: 's' } }),
    'accepts a missing source': update({ $rename: { q: 'r' } }),
    'rejects the same name': update({ $rename: { a: 'a' } }),
    'rejects a target inside the source': update({ $rename: { o: 'o.p.q' } }),
    'rejects a source inside an array': update({ $rename: { 'd.k': 'q' } }),
    'rejects an array element as the source': update({ $rename: { 'l.0': 'q' } }),
    'rejects an array element as the target': update({ $rename: { a: 'l.0' } }),
    'rejects a target that is not a string': update({ $rename: { a: 5 } }),
  }),
  ...casesFor('reference/operator/update/bit', one, {
    'applies and': update({ $bit: { a: { and: 0 } } }),
    'applies or and xor': update({ $bit: { a: { or: 6, xor: 1 } } }),
    'treats a missing field as zero': update({ $bit: { n: { or: 5 } } }),
    'rejects a double': update({ $bit: { a: { or: 1.5 } } }),
    'rejects an unknown operation': update({ $bit: { a: { nand: 1 } } }),
  }),
  ...casesFor('reference/operator/update/currentDate', one, {
    'rejects an unknown type': update({ $currentDate: { t: { $type: 'day' } } }),
    'rejects a number': update({ $currentDate: { t: 1 } }),
  }),
  ...casesFor('reference/method/db.collection.updateOne', one, {
    'rejects an unknown operator': update({ $nothing: { a: 1 } }),
    'rejects a replacement of several documents': update({ b: 1 }),
    'a replacement keeps the _id': [{ update: 'c', updates: [{ q: { _id: 1 }, u: { b: 1 } }] }, find({})],
    'rejects a replacement with another _id': { update: 'c', updates: [{ q: { _id: 1 }, u: { _id: 2 } }] },
    'rejects an operator in a replacement': {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { b: 1, $set: { a: 1 } } }],
    },
    'rejects an unknown field of the statement': {
      update: 'c',
      updates: [{ q: {}, u: { $set: { a: 1 } }, nothing: 1 }],
    },
    'reports that nothing matched': update({ $set: { a: 2 } }, { _id: 9 }),
  }),
  ...casesFor('reference/operator/update/setOnInsert', one, {
    'applies when a document is inserted': update(
      { $set: { a: 5 }, $setOnInsert: { b: 1 } },
      { _id: 7 },
      { upsert: true },
    ),
    'is ignored when a document is found': update(
      { $set: { a: 5 }, $setOnInsert: { b: 1 } },
      { _id: 1 },
      { upsert: true },
    ),
  }),
  ...casesFor('reference/method/db.collection.updateOne', [], {
    'an upsert starts from the equalities of the filter': update(
      { $set: { b: 1 } },
      { _id: 1, a: 5, 'n.m': { $eq: 2 }, q: { $gt: 5 }, r: { $in: [3] } },
      { upsert: true },
    ),
    'an upsert uses the equalities in $and': update(
      { $set: { b: 1 } },
      { $and: [{ _id: 1 }, { a: 2 }] },
      { upsert: true },
    ),
    'an upsert rejects a path that occurs twice': update(
      { $set: { b: 1 } },
      { $and: [{ _id: 1, a: 2 }, { a: 3 }] },
      { upsert: true },
    ),
    'an upsert ignores regular expressions': update(
      { $set: { b: 1 } },
      { _id: 1, a: new BSONRegExp('x') },
      { upsert: true },
    ),
    'an upsert rejects $expr': update({ $set: { b: 1 } }, { _id: 1, $expr: true }, { upsert: true }),
    'an upsert can change a field of the filter': update(
      { $inc: { a: 1 } },
      { _id: 1, a: 5 },
      { upsert: true },
    ),
    'an upsert accepts a pipeline': update([{ $set: { b: { $add: [1, 1] } } }], { _id: 1 }, { upsert: true }),
    'an upsert rejects an array as _id': update({ $set: { b: 1 } }, { _id: [1] }, { upsert: true }),
  }),
  ...casesFor('tutorial/update-documents-with-aggregation-pipeline', one, {
    'computes fields from the document': update([{ $set: { a: { $add: ['$a', 10] }, t: { $size: '$l' } } }]),
    'removes fields': update([{ $unset: ['l', 'o.p'] }]),
    'replaces the document': update([{ $replaceWith: { b: '$a' } }]),
    'rejects a stage on several documents': update([{ $match: { a: 1 } }]),
    'rejects a change of the _id': update([{ $set: { _id: 5 } }]),
    'accepts variables': update([{ $set: { a: '$$v' } }], {}, { c: { v: 7 } }),
  }),
  ...casesFor('reference/command/findAndModify', one, {
    'returns the document before the update': modify({ update: { $inc: { a: 1 } } }),
    'returns the projected document after the update': modify({
      update: { $inc: { a: 1 } },
      new: true,
      fields: { a: 1 },
    }),
    'removes a document': [modify({ remove: true }), find({})],
    'reports that nothing was found': modify({ query: { _id: 9 }, update: { $set: { a: 1 } } }),
    'inserts with upsert': modify({ query: { _id: 9 }, update: { $set: { a: 1 } }, upsert: true, new: true }),
    'rejects update and remove together': modify({ update: { $set: { a: 1 } }, remove: true }),
    'rejects a command with neither': modify({}),
    'updates the first document in sort order': [{ insert: 'c', documents: [{ _id: 2, a: 0 }] }, { findAndModify: 'c', query: {}, sort: { a: 1 }, update: { $set: { m: 1 } }, new: true, fields: { m: 1 } }], // prettier-ignore
  }),
];
