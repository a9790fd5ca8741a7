import { Decimal128, Double, Long, Timestamp } from 'mongodb';
import { casesFor, evaluate, find, aggregate, type Case } from './case';

const optimization = 'core/aggregation-pipeline-optimization';
const [text, ceil] = [{ $addFields: { x: { $ceil: '$a' } } }, { $ceil: 'x' }];
const docs = [
  { _id: 1, a: 'text', b: 2, c: { x: 1, y: 2, z: 3 }, d: [{ p: 1, q: 2 }] },
  { _id: 2, a: 1, b: 2, c: { x: 1, y: 2, z: 3 }, d: [{ p: 1, q: 2 }] },
];

/** Appends stages to one that fails on some documents. The reply shows whether a condition was moved before it. */
const behind = (...stages: object[]) => aggregate(text, ...stages);
/** A condition behind a stage that maps the elements of `d`, which is an array in one document only. */
const elements = (each: unknown, condition: object) =>
  aggregate(
    { $addFields: { d: { $cond: [{ $eq: ['$_id', 1] }, 5, '$d'] } } },
    { $addFields: { a: { $map: { input: '$d', as: 'x', in: each } } } },
    { $match: condition },
  );
const conditions: Case[] = casesFor(optimization, docs, {
  'a condition on other fields moves before a computed field': [
    behind({ $match: { b: 9 } }),
    behind({ $match: { b: { $size: 3 } } }),
    behind({ $match: { b: { $elemMatch: { z: 1 } } } }),
    behind({ $match: { $nor: [{ b: 2 }, { x: 0 }] } }),
    behind({ $match: { $expr: { $and: [{ $eq: ['$b', 9] }, '$x'] } } }),
    behind({ $match: { x: 5 } }, { $match: { b: 9 } }),
  ],
  'a condition on a computed field stays behind it': [
    behind({ $match: { x: 9 } }),
    behind({ $match: { $or: [{ b: 5 }, { x: 6 }] } }),
    behind({ $match: { $expr: { $eq: ['$$ROOT', 9] } } }),
    aggregate({ $addFields: { 'd.z': { $ceil: '$a' } } }, { $match: { 'd.0.p': 9 } }),
    behind({ $match: { b: { $all: [] } } }),
  ],
  'a condition moves before stages that keep its fields': [
    behind({ $sort: { b: 1 } }, { $match: { b: 9 } }),
    behind({ $unwind: '$d' }, { $match: { b: 9 } }),
    behind({ $unwind: '$d' }, { $match: { 'd.p': 9 } }),
    behind({ $lookup: { from: 'c', localField: 'b', foreignField: 'q', as: 'j' } }, { $match: { b: 9 } }),
    behind({ $project: { b: 1, 'c.x': 1 } }, { $match: { 'c.x': 9 } }),
    behind({ $project: { x: 1 } }, { $match: { b: 9 } }),
    behind({ $unset: 'c.x' }, { $match: { 'c.y': 9 } }),
    behind({ $unset: 'c.x' }, { $match: { c: 9 } }),
    behind({ $unionWith: 'c' }, { $match: { b: 9 } }),
    behind({ $replaceRoot: { newRoot: '$c' } }, { $match: { x: 9 } }),
    behind({ $count: 'n' }, { $match: { n: 9 } }),
    aggregate({ $facet: { q: [text, { $match: { b: 9 } }] } }),
  ],
  'a condition on a renamed field uses the old name': [
    behind({ $addFields: { q: '$b' } }, { $match: { q: 9 } }),
    behind({ $project: { q: '$c.x' } }, { $match: { q: 9 } }),
    behind({ $group: { _id: '$b' } }, { $match: { _id: 9 } }),
    behind({ $group: { _id: '$b' } }, { $match: { _id: { $exists: false } } }),
    behind({ $sortByCount: '$b' }, { $match: { _id: 9, count: 5 } }),
  ],
  'conditions on renamed fields of elements use the old names': [
    elements({ v: '$$x.b' }, { 'a.b': 1 }),
    elements({ v: '$$x.b' }, { 'a.v': 9 }),
    elements({ v: '$$x.p' }, { 'a.v': 1 }),
    elements({ v: '$$x.b' }, { a: 9 }),
    elements({ v: '$$x.b', w: 1 }, { 'a.b': 9 }),
    elements({ v: '$$x.b', w: 1 }, { 'a.w': 9 }),
    elements({ v: '$$x.b.c' }, { 'a.b': 9 }),
    elements({ w: 1 }, { 'a.b': 9 }),
    elements('$$x.b', { 'a.b': 9 }),
    elements('$$x', { 'a.b': 9 }),
  ],
  'skipped documents are not computed': [behind({ $skip: 2 }), behind({ $limit: 5 }, { $match: { b: 9 } })],
  'a field that is overwritten before it is read comes last': [
    aggregate({ $addFields: { a: 5 } }, { $project: { a: 1, b: 1 } }, { $sort: { _id: 1 } }),
    aggregate({ $addFields: { a: { $add: ['$_id', 1] } } }, { $project: { b: 1, a: 1, x: '$a' } }),
    aggregate(
      { $sort: { _id: -1 } },
      { $addFields: { a: { $toString: '$a' } } },
      { $project: { b: 1, a: 1 } },
    ),
    aggregate({ $facet: { x: [{ $addFields: { a: 7 } }, { $project: { c: 1, a: 1, b: 1 } }] } }),
    aggregate(
      { $addFields: { a: 7 } },
      { $replaceRoot: { newRoot: { $mergeObjects: ['$$ROOT', { z: 1 }] } } },
    ),
    aggregate({ $addFields: { 'c.x': 7 } }, { $project: { 'c.x': 1, 'c.y': 1 } }),
  ],
  'a field that is removed and set again keeps its position': [
    aggregate({ $addFields: { a: '$$REMOVE' } }, { $addFields: { a: 5 } }),
    aggregate({ $addFields: { 'c.x': '$$REMOVE' } }, { $addFields: { 'c.x': 5 } }),
    aggregate({ $unset: 'a' }, { $addFields: { a: 5 } }),
    aggregate({ $addFields: { e: 1 } }, { $unset: ['a', 'c.x'] }, { $addFields: { 'c.x': 5, a: 5 } }),
    aggregate(
      { $lookup: { from: 'none', as: 'j', pipeline: [] } },
      { $project: { a: 0 } },
      { $addFields: { a: 5 } },
    ),
    aggregate({ $project: { 'a.q': 1, v: { $literal: 1 } } }, { $addFields: { 'a.z': 5 } }),
    evaluate({ $setField: { field: 'x', input: { $setField: { field: 'x', input: '$c', value: '$$REMOVE' } }, value: 4 } }), // prettier-ignore
    aggregate(
      { $addFields: { a: '$$REMOVE' } },
      { $project: { v: { $objectToArray: '$$ROOT' } } },
      { $unset: 'v.v' },
    ),
    aggregate({ $addFields: { 'c.x': '$$REMOVE' } }, { $group: { _id: '$c' } }),
    aggregate({ $addFields: { 'c.x': '$$REMOVE' } }, { $match: { c: { y: 2, z: 3 } } }),
  ],
});

/** Without documents only constant folding can fail. */
const constants: Case[] = casesFor(
  optimization,
  [],
  Object.fromEntries(
    Object.entries<unknown[]>({
      $cond: [
        { $cond: ['$a', ceil, 5] },
        { $cond: [false, ceil, 5] },
        { $ceil: { $cond: [true, 'a', '$b'] } },
      ],
      $ifNull: [{ $ifNull: [5, ceil] }, { $concat: [{ $ifNull: [5, '$a'] }, 'a', '$d'] }, { $ceil: { $ifNull: [null, '$a'] } }], // prettier-ignore
      $switch: [
        {
          $switch: {
            branches: [
              { case: true, then: 1 },
              { case: ceil, then: 1 },
            ],
            default: 1,
          },
        },
        { $switch: { branches: [{ case: false, then: ceil }], default: 1 } },
        { $switch: { branches: [{ case: '$a', then: 1 }], default: ceil } },
        { $ceil: { $switch: { branches: [{ case: true, then: 'a' }], default: '$a' } } },
      ],
      $and: [{ $and: [ceil, false] }, { $or: [true, ceil] }, { $and: ['$a', ceil] }],
      $mergeObjects: [{ $mergeObjects: ['$d', 5, 6] }, { $mergeObjects: [5, 6] }],
      $concat: [
        { $concat: ['$d', 1] },
        { $concat: ['$d', 1, 'a'] },
        { $concat: [{ $concat: ['$d', 1] }, 2] },
        { $concat: [1, { $concat: [2, '$d'] }] },
        { $concat: ['$a', { $concat: ['$d', 1] }, '$b'] },
      ],
      $concatArrays: [{ $concatArrays: ['$a', 1, { $concatArrays: [2, '$d'] }] }],
      $setIntersection: [{ $setIntersection: [{ $setIntersection: ['$d', 'ab'] }, 1] }],
      $setUnion: [
        { $setUnion: [1, { $setUnion: [{ $setUnion: ['$a', 2] }, '$d'] }] },
        { $setUnion: ['$d', { $setUnion: [[1], [2]] }, 3] },
      ],
      $add: [{ $add: ['x', { $add: ['y', '$d'] }] }],
      $sortArray: [{ $ceil: { $sortArray: { input: [1], sortBy: 1 } } }],
      $setIsSubset: [
        { $setIsSubset: ['$a', '$$REMOVE'] },
        { $setIsSubset: [5, 6] },
        { $setIsSubset: ['$a', 6] },
      ],
      $indexOfArray: [
        { $indexOfArray: [5, '$a'] },
        { $indexOfArray: [5, 1] },
        { $indexOfArray: [null, '$a'] },
      ],
      dates: [{ $ceil: '$$NOW' }, { $year: { date: '$a', timezone: 'Nowhere' } }],
    }).map(([name, list]) => [`constants in ${name}`, list.map(evaluate)]),
  ),
);

const D = (digits: string) => Decimal128.fromString(digits);
const decimals: Case[] = casesFor('reference/bson-types', [{ _id: 1 }], {
  'decimals keep every digit': [
    ...[['5.50', '3'], ['1E+10', '0.3'], ['-6', '3'], ['1.0', '0.1'], ['5', 'Infinity'], ['Infinity', '3']].map(([a = '', b = '']) => evaluate({ $mod: [D(a), D(b)] })), // prettier-ignore
    ...[['1', '3'], ['-0', '3'], ['1', '-Infinity'], ['1.00', '2.0']].map(([a = '', b = '']) => evaluate({ $divide: [D(a), D(b)] })), // prettier-ignore
    ...['-0.5', '1E+3', '123456789012345678901234567890.12', '0.00'].flatMap((n) => [evaluate({ $ceil: D(n) }), evaluate({ $floor: D(n) })]), // prettier-ignore
    ...[['2.5', 0], ['2.5', 3], ['1', 50], ['-0.04', 1], ['1E+3', -1], ['9.99', 1]].map(([n, places]) => evaluate({ $round: [D(String(n)), places] })), // prettier-ignore
    evaluate({ $trunc: [D('-0.5')] }),
    evaluate({ $abs: D('-Infinity') }),
    evaluate({ $sum: [new Double(0.1), new Double(0.2), D('0')] }),
    evaluate({ $multiply: [D('1E+6000'), D('1E+6000')] }),
    evaluate({ $multiply: [D('1E-6000'), D('1E-6000')] }),
  ],
  'invalid numbers': [
    evaluate({ $abs: Long.MIN_VALUE }),
    evaluate({ $trunc: [5, 'a'] }),
    evaluate({ $trunc: [5, NaN] }),
    evaluate({ $toDate: NaN }),
    evaluate({ $toDate: 1e300 }),
    evaluate({ $dayOfWeek: { x: 1 } }),
    evaluate({ $dayOfWeek: {} }),
  ],
});

const near = ['1', '1.00000000000000000000000000000001', '0.99999999999999999999999999999999'].map((n, i) => ({ _id: i, n: D(n) })); // prettier-ignore
const long = Long.fromString('1152921504606846981');
const closeNumbers: Case[] = casesFor('core/index-unique', [...near, { _id: 9, n: long }], {
  'nearly equal decimals stay distinct': [
    { createIndexes: 'c', indexes: [{ key: { n: 1 }, name: 'n_1', unique: true }] },
    find({ n: 1 }, { sort: { n: 1 } }),
    find({ n: { $gt: 1, $lt: 2 } }),
    aggregate({ $group: { _id: '$n' } }, { $sort: { _id: 1 } }),
    find({ n: D('1152921504606846981') }),
    { insert: 'c', documents: [{ _id: 10, n: D('1152921504606846981') }] },
  ],
});

const updates: Case[] = casesFor('tutorial/update-documents-with-aggregation-pipeline', docs, {
  'an update evaluates its operands without constant folding': [
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { v: { $setUnion: [-2, '$e'] } } }] }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { v: { $or: [ceil, true] } } }] }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { v: { $or: [true, ceil] } } }] }] },
    find({}),
  ],
  'a pipeline that creates an equal document': [
    {
      update: 'c',
      updates: [{ q: { _id: 1 }, u: [{ $replaceWith: { a: '$a', b: '$b', c: '$c', d: '$d' } }] }],
    },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $set: { a: '$a' } }] }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: [{ $replaceWith: '$$ROOT' }] }] },
    find({}),
  ],
  'NaN stays NaN, which counts as a modification': [
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: NaN } } }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }] },
    { update: 'c', updates: [{ q: {}, u: { $push: { v: { $each: [], $sort: 1 } } }, multi: true }] },
    { update: 'c', updates: [{ q: {}, u: { $push: { v: { $each: [], $sort: 1 } } }, multi: true }] },
    find({}),
  ],
  'another decimal with the same value counts as a modification': [
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: D('1') } } }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: D('1.0') } } }] },
    { update: 'c', updates: [{ q: { _id: 1 }, u: { $set: { n: D('1.0') } } }] },
    find({}),
  ],
});

const texts: Case[] = casesFor('reference/operator/aggregation/toLower', [{ _id: 1, e: [] }], {
  'a double as a string has six digits': [1e10, 123456, 0.00001, 1 / 3, 1200000, 5e-324, 0.00012, -0].flatMap(
    (n) => [evaluate({ $toLower: new Double(n) }), evaluate({ $toString: new Double(n) })],
  ),
  'a timestamp as a string': [1, 951827696, 4294967295].flatMap((t) => [
    evaluate({ $toLower: new Timestamp({ t, i: 7 }) }),
    evaluate({ $substrCP: [new Timestamp({ t, i: 0 }), 0, 9] }),
  ]),
  'the first operand is evaluated first': [
    evaluate({ $setIsSubset: [5, { $multiply: ['$_id', 'x', '$e'] }] }),
    evaluate({ $indexOfArray: [{ $sum: '$e' }, { $multiply: ['$_id', '$e'] }] }),
  ],
});

const lists = [null, [], undefined, [null], [1]].map((a, i) => ({
  _id: i,
  ...(a === undefined ? {} : { a }),
}));
const groups: Case[] = casesFor('reference/operator/aggregation/sort', lists, {
  'an array as _id after a group is a single value': [
    aggregate({ $group: { _id: '$a' } }, { $sort: { _id: 1 } }),
    aggregate({ $group: { _id: '$a' } }, { $sort: { _id: -1 } }),
  ],
});

const set = (fields: object) => ({ update: 'c', updates: [{ q: {}, u: { $set: fields }, multi: true, arrayFilters: [{ x: null }] }] }); // prettier-ignore
const filtered: Case[] = casesFor(
  'reference/operator/update/positional-filtered',
  [
    { _id: 1, c: [1] },
    { _id: 2, c: [] },
  ],
  {
    'two changes of the same element': [
      set({ 'c.$[x]': 7, 'c.$[]': [2, null] }),
      find({}),
      set({ 'c.$[x]': 7, 'c.$[].$[]': 8 }),
      { update: 'c', updates: [{ q: {}, u: { $set: { c: [null, 1] } }, multi: true }] },
      set({ 'c.$[]': 8, 'c.$[x]': 7 }),
      find({}),
    ],
  },
);

export const optimizations = [...conditions, ...constants, ...decimals, ...closeNumbers, ...updates, ...texts, ...groups, ...filtered]; // prettier-ignore
