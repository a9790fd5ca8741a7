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
    'a nested field is made': update({ $set: { 'n.m': 1 } }),
    'new fields come in the order of their names': update({ $set: { y: 1, b: 2, 10: 1, 9: 1 } }),
    'the same value changes nothing': update({ $set: { a: 1 } }),
    'the same number of another type is a change': update({ $set: { a: new Double(1) } }),
    'through text is refused': update({ $set: { 's.b': 1 } }),
    'through null is refused': update({ $set: { 'z.b': 1 } }),
    'beyond an array fills with null': update({ $set: { 'l.5': 1 } }),
    'a name in an array is refused': update({ $set: { 'l.x': 1 } }),
    'a parent and its child are refused': update({ $set: { o: 1, 'o.p': 1 } }),
    'one path by two operators is refused': update({ $set: { a: 1 }, $inc: { a: 1 } }),
    'an empty name is refused': update({ $set: { '': 1 } }),
    'an empty part is refused': update({ $set: { 'a..b': 1 } }),
    'nothing to set': update({ $set: {} }),
    'something that is no document': update({ $set: 1 }),
    'the id stays': update({ $set: { _id: 2 } }),
    'the same id is no change': update({ $set: { _id: 1 } }),
  }),
  ...casesFor('reference/operator/update/unset', one, {
    'a field goes': update({ $unset: { a: '' } }),
    'an element becomes null': update({ $unset: { 'l.0': '' } }),
    'a path that is not there': update({ $unset: { 's.b.c': '' } }),
    'a name in an array is nothing': update({ $unset: { 'l.x': '' } }),
  }),
  ...casesFor('reference/operator/update/inc', one, {
    'an int': update({ $inc: { a: 2 } }),
    'a double makes a double': update({ $inc: { a: new Double(1) } }),
    'a long makes a long': update({ $inc: { a: Long.fromNumber(1) } }),
    'a decimal makes a decimal': update({ $inc: { a: Decimal128.fromString('0.10') } }),
    'beyond an int makes a long': update({ $inc: { a: 2147483647 } }),
    'a missing field starts at it': update({ $inc: { n: new Int32(5) } }),
    'text is refused': update({ $inc: { s: 1 } }),
    'by text is refused': update({ $inc: { a: 'x' } }),
    'null is refused': update({ $inc: { z: 1 } }),
    'beyond a long is refused': [...update({ $set: { a: Long.MAX_VALUE } }), ...update({ $inc: { a: 1 } })],
  }),
  ...casesFor('reference/operator/update/mul', one, {
    'a missing field becomes zero': update({ $mul: { n: 5 } }),
    'of the type of the factor': update({ $mul: { n: new Double(2) } }),
    'zero by less than zero': [...update({ $set: { a: 0 } }), ...update({ $mul: { a: new Double(-1) } })],
    'an int by a double': update({ $mul: { a: new Double(2.5) } }),
    'text is refused': update({ $mul: { s: 2 } }),
  }),
  ...casesFor('reference/operator/update/min', one, {
    'a smaller value': update({ $min: { a: 0 } }),
    'a greater value is nothing': update({ $min: { a: 2 } }),
    'null is below numbers': update({ $min: { a: null } }),
    'a missing field takes it': update({ $min: { n: 3 } }),
  }),
  ...casesFor('reference/operator/update/max', one, {
    'a greater value': update({ $max: { a: 9 } }),
    'text is above numbers': update({ $max: { a: 'x' } }),
    'an equal value of another type is nothing': update({ $max: { a: new Double(1) } }),
  }),
  ...casesFor('reference/operator/update/rename', one, {
    'a field moves': update({ $rename: { a: 'n.m' } }),
    'over another': update({ $rename: { a: 's' } }),
    'nothing to move': update({ $rename: { q: 'r' } }),
    'to itself is refused': update({ $rename: { a: 'a' } }),
    'into itself is refused': update({ $rename: { o: 'o.p.q' } }),
    'out of an array is refused': update({ $rename: { 'd.k': 'q' } }),
    'an element is refused': update({ $rename: { 'l.0': 'q' } }),
    'into an array is refused': update({ $rename: { a: 'l.0' } }),
    'to a number is refused': update({ $rename: { a: 5 } }),
  }),
  ...casesFor('reference/operator/update/bit', one, {
    and: update({ $bit: { a: { and: 0 } } }),
    'or and xor': update({ $bit: { a: { or: 6, xor: 1 } } }),
    'a missing field is zero': update({ $bit: { n: { or: 5 } } }),
    'a double is refused': update({ $bit: { a: { or: 1.5 } } }),
    'an unknown operation': update({ $bit: { a: { nand: 1 } } }),
  }),
  ...casesFor('reference/operator/update/currentDate', one, {
    'a type that is none': update({ $currentDate: { t: { $type: 'day' } } }),
    'a number is refused': update({ $currentDate: { t: 1 } }),
  }),
  ...casesFor('reference/method/db.collection.updateOne', one, {
    'an unknown operator': update({ $nothing: { a: 1 } }),
    'a replacement of many is refused': update({ b: 1 }),
    'a replacement keeps the id': [{ update: 'c', updates: [{ q: { _id: 1 }, u: { b: 1 } }] }, find({})],
    'a replacement with another id': { update: 'c', updates: [{ q: { _id: 1 }, u: { _id: 2 } }] },
    'a replacement with an operator inside': {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: { b: 1, $set: { a: 1 } } }],
    },
    'an unknown field of the statement': {
      update: 'c',
      updates: [{ q: {}, u: { $set: { a: 1 } }, nothing: 1 }],
    },
    'nothing matched': update({ $set: { a: 2 } }, { _id: 9 }),
  }),
  ...casesFor('reference/operator/update/setOnInsert', one, {
    'only when inserted': update({ $set: { a: 5 }, $setOnInsert: { b: 1 } }, { _id: 7 }, { upsert: true }),
    'not when found': update({ $set: { a: 5 }, $setOnInsert: { b: 1 } }, { _id: 1 }, { upsert: true }),
  }),
  ...casesFor('reference/method/db.collection.updateOne', [], {
    'an upsert starts from equalities': update(
      { $set: { b: 1 } },
      { _id: 1, a: 5, 'n.m': { $eq: 2 }, q: { $gt: 5 }, r: { $in: [3] } },
      { upsert: true },
    ),
    'and of $and': update({ $set: { b: 1 } }, { $and: [{ _id: 1 }, { a: 2 }] }, { upsert: true }),
    'one path twice is refused': update(
      { $set: { b: 1 } },
      { $and: [{ _id: 1, a: 2 }, { a: 3 }] },
      { upsert: true },
    ),
    'an expression is left out': update(
      { $set: { b: 1 } },
      { _id: 1, a: new BSONRegExp('x') },
      { upsert: true },
    ),
    'a filter that computes is refused': update(
      { $set: { b: 1 } },
      { _id: 1, $expr: true },
      { upsert: true },
    ),
    'an upsert that sets what the filter has': update({ $inc: { a: 1 } }, { _id: 1, a: 5 }, { upsert: true }),
    'a pipeline': update([{ $set: { b: { $add: [1, 1] } } }], { _id: 1 }, { upsert: true }),
    'an id that is an array': update({ $set: { b: 1 } }, { _id: [1] }, { upsert: true }),
  }),
  ...casesFor('tutorial/update-documents-with-aggregation-pipeline', one, {
    'computes from the document': update([{ $set: { a: { $add: ['$a', 10] }, t: { $size: '$l' } } }]),
    removes: update([{ $unset: ['l', 'o.p'] }]),
    replaces: update([{ $replaceWith: { b: '$a' } }]),
    'a stage that is not for one document': update([{ $match: { a: 1 } }]),
    'another id is refused': update([{ $set: { _id: 5 } }]),
    variables: update([{ $set: { a: '$$v' } }], {}, { c: { v: 7 } }),
  }),
  ...casesFor('reference/command/findAndModify', one, {
    'the document before': modify({ update: { $inc: { a: 1 } } }),
    'the document after, projected': modify({ update: { $inc: { a: 1 } }, new: true, fields: { a: 1 } }),
    removes: [modify({ remove: true }), find({})],
    'nothing found': modify({ query: { _id: 9 }, update: { $set: { a: 1 } } }),
    inserts: modify({ query: { _id: 9 }, update: { $set: { a: 1 } }, upsert: true, new: true }),
    'update and remove together': modify({ update: { $set: { a: 1 } }, remove: true }),
    neither: modify({}),
    'the first in an order': [{ insert: 'c', documents: [{ _id: 2, a: 0 }] }, { findAndModify: 'c', query: {}, sort: { a: 1 }, update: { $set: { m: 1 } }, new: true, fields: { m: 1 } }], // prettier-ignore
  }),
];
