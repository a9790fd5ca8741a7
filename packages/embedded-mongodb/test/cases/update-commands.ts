import { BSONRegExp } from 'mongodb';
import { casesFor, find, update } from './case';
import { one } from './update-document';

const modify = (more: object) => ({ findAndModify: 'c', query: { _id: 1 }, ...more });

export const updateCommands = [
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
