import { ObjectId } from 'mongodb';
import { casesFor, find } from './case';
import { docs, index, insert } from './indexed-documents';

export const indexCommands = [
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
];
