import { casesFor, find } from './case';
import { docs, index, insert } from './indexed-documents';

export const collectionCommands = [
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
