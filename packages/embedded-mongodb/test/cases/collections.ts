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
    'rejects a duplicate value': [
      index({ key: { b: 1 }, name: 'b', unique: true, sparse: true }),
      insert({ _id: 5, b: null }),
      insert({ _id: 6 }),
    ],
    'rejects an index over duplicate values': index({ key: { a: 1 }, name: 'a', unique: true }),
    'checks the elements of arrays': [
      index({ key: { u: 1 }, name: 'u', unique: true, partialFilterExpression: { u: { $exists: true } } }),
      insert({ _id: 5, u: ['p', 'q'] }),
      insert({ _id: 6, u: 'q' }),
      insert({ _id: 7 }),
      insert({ _id: 8, u: ['r', 'r'] }),
    ],
    'rejects an update that creates a duplicate': [
      index({ key: { a: 1, _id: 1 }, name: 'a' }),
      index({ key: { k: 1 }, name: 'k', unique: true, sparse: true }),
      { update: 'c', updates: [{ q: {}, u: { $set: { k: 1 } }, multi: true }] },
      find({}),
    ],
    'rejects a duplicate _id': insert({ _id: 1 }),
    'an unordered insert continues after an error': [
      { insert: 'c', documents: [{ _id: 1 }, { _id: 9 }, { _id: 2 }], ordered: false },
      find({}, { projection: { _id: 1 } }),
    ],
    'an ordered insert stops at the first error': [
      insert({ _id: 8 }, { _id: 1 }, { _id: 9 }),
      find({}, { projection: { _id: 1 } }),
    ],
    'equal numbers of different types are duplicates': [
      insert({ _id: new ObjectId('64b000000000000000000001') }),
      { insert: 'c', documents: [{ _id: 1.0 }] },
    ],
  }),
  ...casesFor('reference/command/createIndexes', docs, {
    'creating an index again changes nothing': [
      index({ key: { a: 1 }, name: 'a' }),
      index({ key: { a: 1 }, name: 'a' }),
    ],
    'rejects another name for the same key': [
      index({ key: { a: 1 }, name: 'a' }),
      index({ key: { a: 1 }, name: 'b' }),
    ],
    'rejects another key with the same name': [
      index({ key: { a: 1 }, name: 'a' }),
      index({ key: { b: 1 }, name: 'a' }),
    ],
    'rejects other options for the same key': [
      index({ key: { a: 1 }, name: 'a' }),
      index({ key: { a: 1 }, name: 'a', sparse: true }),
    ],
    'rejects an index without a key': index({ name: 'a' }),
    'rejects an empty key': index({ key: {}, name: 'a' }),
    'rejects zero as a direction': index({ key: { a: 0 }, name: 'a' }),
    'rejects an unknown option': index({ key: { a: 1 }, name: 'a', nothing: 1 }),
    'rejects a TTL index on two fields': index({ key: { a: 1, b: 1 }, name: 'a', expireAfterSeconds: 5 }),
    'rejects a negative TTL': index({ key: { a: 1 }, name: 'a', expireAfterSeconds: -1 }),
    'rejects two arrays in one document': [
      index({ key: { t: 1, a: 1 }, name: 'p' }),
      insert({ _id: 9, t: [1], a: [1] }),
    ],
    'rejects an empty list': { createIndexes: 'c', indexes: [] },
  }),
  ...casesFor('reference/command/listIndexes', docs, {
    'lists indexes with their options': [
      index({ key: { a: 1, b: -1 }, name: 'ab', unique: true }),
      index({ key: { d: 1 }, name: 'd', expireAfterSeconds: 9 }),
      index({ key: { b: 1 }, name: 'b', partialFilterExpression: { a: { $gt: 1 } } }),
      index({ key: { t: 1 }, name: 't', sparse: true }),
      { listIndexes: 'c' },
    ],
    'of a collection that does not exist': { listIndexes: 'nothing' },
  }),
  ...casesFor('reference/command/dropIndexes', docs, {
    'drops by name': [
      index({ key: { a: 1 }, name: 'a' }),
      { dropIndexes: 'c', index: 'a' },
      { listIndexes: 'c' },
    ],
    'drops by key': [index({ key: { a: 1 }, name: 'a' }), { dropIndexes: 'c', index: { a: 1 } }],
    'drops all indexes': [
      index({ key: { a: 1 }, name: 'a' }),
      { dropIndexes: 'c', index: '*' },
      { listIndexes: 'c' },
    ],
    'rejects an index that does not exist': { dropIndexes: 'c', index: 'nothing' },
    'rejects the _id index': { dropIndexes: 'c', index: '_id_' },
    'of a collection that does not exist': { dropIndexes: 'nothing', index: '*' },
  }),
  ...casesFor('reference/command/delete', docs, {
    'deletes one document': [{ delete: 'c', deletes: [{ q: { a: 2 }, limit: 1 }] }, { count: 'c' }],
    'deletes all matching documents': [{ delete: 'c', deletes: [{ q: { a: 2 }, limit: 0 }] }, find({})],
    'rejects a limit of two': { delete: 'c', deletes: [{ q: {}, limit: 2 }] },
    'in a collection that does not exist': { delete: 'nothing', deletes: [{ q: {}, limit: 0 }] },
  }),
  ...casesFor('reference/command/count', docs, {
    'counts all documents': { count: 'c' },
    'counts matching documents': { count: 'c', query: { a: { $gte: 1 } } },
    'respects skip and limit': { count: 'c', query: {}, skip: 1, limit: 2 },
    'in a collection that does not exist': { count: 'nothing' },
  }),
  ...casesFor('reference/command/distinct', docs, {
    'returns the elements of arrays': { distinct: 'c', key: 't' },
    'returns values in order': { distinct: 'c', key: 'a' },
    'returns null but not missing': { distinct: 'c', key: 'b' },
    'respects the query': { distinct: 'c', key: 'a', query: { t: 'x' } },
    'of a field that does not exist': { distinct: 'c', key: 'nothing' },
    'rejects a key that is not a string': { distinct: 'c', key: 1 },
  }),
  ...casesFor('core/schema-validation', [], {
    'rejects documents that fail validation': [
      { create: 'c2', validator: { n: { $gt: 0 } } },
      { insert: 'c2', documents: [{ _id: 1, n: 1 }] },
      { insert: 'c2', documents: [{ _id: 2, n: 0 }] },
      { update: 'c2', updates: [{ q: { _id: 1 }, u: { $set: { n: -1 } } }] },
      { drop: 'c2' },
    ],
    'applies a changed validator': [
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
    'of a collection that does not exist': { collMod: 'nothing', validator: {} },
  }),
  ...casesFor('reference/command', docs, {
    'rejects an unknown command': { nothing: 1 },
    'rejects an unknown option of find': { find: 'c', nothing: 1 },
    'rejects an unknown option of update': { update: 'c', updates: [], nothing: 1 },
    'rejects a filter that is not a document': { find: 'c', filter: 1 },
    'rejects a collection name that is not a string': { find: 1 },
    'rejects an empty collection name': { find: '' },
    'dropping a collection that does not exist': { drop: 'nothing' },
    'rejects creating a collection again with other options': [
      { create: 'c3' },
      { create: 'c3', validator: { a: 1 } },
      { drop: 'c3' },
    ],
    'rejects a hint that names no index': find({}, { hint: 'nothing' }),
    'accepts a hint by key': [
      index({ key: { a: 1 }, name: 'a' }),
      { find: 'c', filter: { _id: { $gt: 0 } }, hint: { a: 1 }, projection: { a: 1 } },
    ],
    'rejects an array as _id': insert({ _id: [1] }),
    'rejects a regular expression as _id': insert({ _id: /x/ }),
    'rejects an _id with an operator': insert({ _id: { $a: 1 } }),
    'rejects an unknown cursor': { getMore: 99n, collection: 'c' },
    ping: { ping: 1 },
  }),
];
