import { Long, type Document } from 'mongodb';
import { aggregate, find, type Case } from './case';
import { commandCases } from './edge-values';

const short = (more: Document) => find({}, { projection: { n: 1 }, ...more });
const stages: Case[] = [
  ...commandCases('reference/operator/aggregation/limit', {
    'an edge value as the number': (v) => [aggregate({ $limit: v }), aggregate({ $skip: v })],
  }),
  ...commandCases('reference/operator/aggregation/sample', {
    'an edge value as the size': (v) => aggregate({ $sample: { size: v } }),
  }),
  ...commandCases('reference/operator/aggregation/group', {
    'an edge value in an accumulator': (v) => [
      aggregate({ $group: { _id: null, r: { $sum: v } } }),
      aggregate({ $group: { _id: null, r: { $count: v } } }),
    ],
  }),
  ...commandCases('reference/command/find', {
    'an edge value as a numeric option': (v) => [
      short({ limit: v }),
      short({ skip: v }),
      short({ batchSize: v }),
      { aggregate: 'c', pipeline: [{ $project: { n: 1 } }], cursor: { batchSize: v } },
    ],
    'an edge value as the sort direction': (v) => short({ sort: { n: v } }),
  }),
  ...commandCases('reference/command/count', {
    'an edge value as a numeric option': (v) => [
      { count: 'c', limit: v },
      { count: 'c', skip: v },
    ],
  }),
  ...commandCases('reference/command/delete', {
    'an edge value as the limit': (v) => ({ delete: 'c', deletes: [{ q: { _id: 9 }, limit: v }] }),
  }),
  ...commandCases('reference/command/getMore', {
    'an edge value as the size': (v) => ({ getMore: Long.fromNumber(1), collection: 'c', batchSize: v }),
  }),
  ...commandCases('reference/operator/projection/slice', {
    'an edge value as the position': (v) => [
      find({}, { projection: { 'a.x': 1, a: { $slice: [v] } } }),
      find({}, { projection: { d: 0, l: 0, neg: 0, n: 0, o: 0, s: 0, a: { $slice: v } } }),
      find({}, { projection: { d: 0, l: 0, neg: 0, n: 0, o: 0, s: 0, a: { $slice: [v, 2] } } }),
      find({}, { projection: { d: 0, l: 0, neg: 0, n: 0, o: 0, s: 0, a: { $slice: [-2, v] } } }),
    ],
  }),
];

/** Updates the document, then reads some of its fields. */
const change = (u: Document, ...fields: string[]): Document[] => [
  { update: 'c', updates: [{ q: {}, u }] },
  find({}, { projection: Object.fromEntries(fields.map((name) => [name, 1])) }),
];

const queries: Case[] = [
  ...commandCases('reference/operator/query/mod', {
    'an edge value as an operand': (v) => [find({ n: { $mod: [v, 1] } }), find({ n: { $mod: [2, v] } })],
  }),
  ...commandCases('reference/operator/query/size', {
    'an edge value as the size': (v) => find({ a: { $size: v } }),
  }),
  ...commandCases('reference/operator/query/type', {
    'an edge value as the type': (v) => [find({ n: { $type: v } }), find({ n: { $type: [v] } })],
  }),
  ...commandCases('reference/operator/query/bitsAllSet', {
    'an edge value as the mask': (v) => [find({ n: { $bitsAllSet: v } }), find({ n: { $bitsAnySet: [v] } })],
    'an edge value as the tested value': (v) => [
      { update: 'c', updates: [{ q: {}, u: { $set: { n: v } } }] },
      find({ n: { $bitsAnySet: [0, 1, 40] } }, { projection: { _id: 1 } }),
      find({ n: { $bitsAllClear: [63] } }, { projection: { _id: 1 } }),
    ],
  }),
  ...commandCases('reference/operator/query/jsonSchema', {
    'an edge value in a keyword': (v) =>
      [
        { minimum: v },
        { maximum: v, exclusiveMaximum: true },
        { maximum: 1, exclusiveMaximum: v },
        { bsonType: v },
      ].map((n) => short({ filter: { $jsonSchema: { properties: { n } } } })),
    'an edge value as a length': (v) =>
      [{ s: { minLength: v } }, { a: { maxItems: v } }].map((properties) =>
        short({ filter: { $jsonSchema: { properties } } }),
      ),
    'an edge value as the required fields': (v) => short({ filter: { $jsonSchema: { required: v } } }),
  }),
  ...commandCases('reference/operator/query/elemMatch', {
    'an edge value as the condition': (v) => find({ a: { $elemMatch: v } }),
  }),
];

const updates: Case[] = [
  ...commandCases('reference/operator/update/push', {
    'an edge value as $slice or $position': (v) => [
      ...change({ $push: { a: { $each: [9], $slice: v } } }, 'a'),
      ...change({ $push: { a: { $each: [9], $position: v } } }, 'a'),
      ...change({ $set: { a: [1, 2, 3] } }, 'a'),
    ],
  }),
  ...commandCases('reference/operator/update/pop', {
    'an edge value as the end': (v) => change({ $pop: { a: v } }, 'a'),
  }),
  ...commandCases('reference/operator/update/inc', {
    'an edge value as the amount': (v) => [
      ...change({ $inc: { n: v } }, 'n'),
      ...change({ $mul: { l: v } }, 'l'),
      ...change({ $bit: { n: { or: v } } }, 'n'),
      ...change({ $set: { n: 5, l: Long.fromNumber(7) } }, '_id'),
    ],
  }),
];

export const edgeCommands = [...stages, ...queries, ...updates];
