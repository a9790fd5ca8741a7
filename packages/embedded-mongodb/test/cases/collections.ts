import { ObjectId } from 'mongodb';
import { casesFor, find } from './case';

const docs = [
  { _id: 1, a: 1, t: ['x', 'y'] },
  { _id: 2, a: 2, t: ['x'] },
  { _id: 3, a: 2, b: null },
  { _id: 4, a: 'x' },
];
const index = (spec: object) => ({ createIndexes: 'c', indexes: [spec] });
const insert = (...documents: object[]) => ({ insert: 'c', documents });

export const collections = [
  ...casesFor('core/index-unique', docs, {
    'a second of its kind is refused': [
      index({ key: { b: 1 }, name: 'b', unique: true, sparse: true }),
      insert({ _id: 5, b: null }),
      insert({ _id: 6 }),
    ],
    'an index that cannot be': index({ key: { a: 1 }, name: 'a', unique: true }),
    'elements count': [
      index({ key: { u: 1 }, name: 'u', unique: true, partialFilterExpression: { u: { $exists: true } } }),
      insert({ _id: 5, u: ['p', 'q'] }),
      insert({ _id: 6, u: 'q' }),
      insert({ _id: 7 }),
      insert({ _id: 8, u: ['r', 'r'] }),
    ],
    'an update may collide': [
      index({ key: { a: 1, _id: 1 }, name: 'a' }),
      index({ key: { k: 1 }, name: 'k', unique: true, sparse: true }),
      { update: 'c', updates: [{ q: {}, u: { $set: { k: 1 } }, multi: true }] },
      find({}),
    ],
    'the id is unique': insert({ _id: 1 }),
    'an unordered insert goes on': [
      { insert: 'c', documents: [{ _id: 1 }, { _id: 9 }, { _id: 2 }], ordered: false },
      find({}, { projection: { _id: 1 } }),
    ],
    'an ordered insert stops': [
      insert({ _id: 8 }, { _id: 1 }, { _id: 9 }),
      find({}, { projection: { _id: 1 } }),
    ],
    'equal numbers collide': [
      insert({ _id: new ObjectId('64b000000000000000000001') }),
      { insert: 'c', documents: [{ _id: 1.0 }] },
    ],
  }),
  ...casesFor('reference/command/createIndexes', docs, {
    'once more is nothing': [index({ key: { a: 1 }, name: 'a' }), index({ key: { a: 1 }, name: 'a' })],
    'another name is refused': [index({ key: { a: 1 }, name: 'a' }), index({ key: { a: 1 }, name: 'b' })],
    'another key under the name is refused': [
      index({ key: { a: 1 }, name: 'a' }),
      index({ key: { b: 1 }, name: 'a' }),
    ],
    'other options are refused': [
      index({ key: { a: 1 }, name: 'a' }),
      index({ key: { a: 1 }, name: 'a', sparse: true }),
    ],
    'no key': index({ name: 'a' }),
    'an empty key': index({ key: {}, name: 'a' }),
    'zero as a direction': index({ key: { a: 0 }, name: 'a' }),
    'an unknown option': index({ key: { a: 1 }, name: 'a', nothing: 1 }),
    'time to live of two fields': index({ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 5 }),
    'less than no time to live': index({ key: { a: 1 }, name: 'a', expireAfterSeconds: -1 }),
    'two arrays of one document': [
      index({ key: { t: 1, a: 1 }, name: 'p' }),
      insert({ _id: 9, t: [1], a: [1] }),
    ],
    none: { createIndexes: 'c', indexes: [] },
  }),
  ...casesFor('reference/command/listIndexes', docs, {
    'with their options': [
      index({ key: { a: 1, b: -1 }, name: 'ab', unique: true }),
      index({ key: { d: 1 }, name: 'd', expireAfterSeconds: 9 }),
      index({ key: { b: 1 }, name: 'b', partialFilterExpression: { a: { $gt: 1 } } }),
      index({ key: { t: 1 }, name: 't', sparse: true }),
      { listIndexes: 'c' },
    ],
    'of nothing': { listIndexes: 'nothing' },
  }),
  ...casesFor('reference/command/dropIndexes', docs, {
    'by name': [index({ key: { a: 1 }, name: 'a' }), { dropIndexes: 'c', index: 'a' }, { listIndexes: 'c' }],
    'by key': [index({ key: { a: 1 }, name: 'a' }), { dropIndexes: 'c', index: { a: 1 } }],
    all: [index({ key: { a: 1 }, name: 'a' }), { dropIndexes: 'c', index: '*' }, { listIndexes: 'c' }],
    'one that is not there': { dropIndexes: 'c', index: 'nothing' },
    'that of the id': { dropIndexes: 'c', index: '_id_' },
    'of nothing': { dropIndexes: 'nothing', index: '*' },
  }),
  ...casesFor('reference/command/delete', docs, {
    one: [{ delete: 'c', deletes: [{ q: { a: 2 }, limit: 1 }] }, { count: 'c' }],
    'all that match': [{ delete: 'c', deletes: [{ q: { a: 2 }, limit: 0 }] }, find({})],
    'two at once is refused': { delete: 'c', deletes: [{ q: {}, limit: 2 }] },
    'in nothing': { delete: 'nothing', deletes: [{ q: {}, limit: 0 }] },
  }),
  ...casesFor('reference/command/count', docs, {
    all: { count: 'c' },
    some: { count: 'c', query: { a: { $gte: 1 } } },
    'with skip and limit': { count: 'c', query: {}, skip: 1, limit: 2 },
    'in nothing': { count: 'nothing' },
  }),
  ...casesFor('reference/command/distinct', docs, {
    elements: { distinct: 'c', key: 't' },
    'values in order': { distinct: 'c', key: 'a' },
    'null but not missing': { distinct: 'c', key: 'b' },
    'of some': { distinct: 'c', key: 'a', query: { t: 'x' } },
    'of nothing': { distinct: 'c', key: 'nothing' },
    'a key that is no text': { distinct: 'c', key: 1 },
  }),
  ...casesFor('core/schema-validation', [], {
    'refuses what does not fit': [
      { create: 'c2', validator: { n: { $gt: 0 } } },
      { insert: 'c2', documents: [{ _id: 1, n: 1 }] },
      { insert: 'c2', documents: [{ _id: 2, n: 0 }] },
      { update: 'c2', updates: [{ q: { _id: 1 }, u: { $set: { n: -1 } } }] },
      { drop: 'c2' },
    ],
    'a changed rule': [
      { create: 'c2' },
      { insert: 'c2', documents: [{ _id: 1, n: 'x' }] },
      {
        collMod: 'c2',
        validator: { $jsonSchema: { properties: { n: { bsonType: 'number' } } } },
        validationLevel: 'moderate',
      },
      { insert: 'c2', documents: [{ _id: 2, n: 'y' }] },
      { update: 'c2', updates: [{ q: { _id: 1 }, u: { $set: { m: 1 } } }] },
      { drop: 'c2' },
    ],
    'of nothing': { collMod: 'nothing', validator: {} },
  }),
  ...casesFor('reference/command', docs, {
    'an unknown command': { nothing: 1 },
    'an unknown option of find': { find: 'c', nothing: 1 },
    'an unknown option of update': { update: 'c', updates: [], nothing: 1 },
    'a filter that is no document': { find: 'c', filter: 1 },
    'a name that is no text': { find: 1 },
    'an empty name': { find: '' },
    'dropping nothing': { drop: 'nothing' },
    'creating twice with other options': [
      { create: 'c3' },
      { create: 'c3', validator: { a: 1 } },
      { drop: 'c3' },
    ],
    'a hint that is no index': find({}, { hint: 'nothing' }),
    'a hint by key': [
      index({ key: { a: 1 }, name: 'a' }),
      { find: 'c', filter: { _id: { $gt: 0 } }, hint: { a: 1 }, projection: { a: 1 } },
    ],
    'an id that is an array': insert({ _id: [1] }),
    'an id that is an expression': insert({ _id: /x/ }),
    'an id with an operator inside': insert({ _id: { $a: 1 } }),
    'the next batch of an unknown cursor': { getMore: 99n, collection: 'c' },
    ping: { ping: 1 },
  }),
];
