import { Double, Long } from 'mongodb';
import { casesFor, update } from './case';

const one = [
  {
    _id: 1,
    s: 'x',
    l: [3, 1, 2],
    e: [],
    d: [
      { k: 1, v: 1 },
      { k: 2, v: 2, w: [1, 2] },
    ],
    n: [[1, 2], [3]],
    z: null,
  },
];
const push = (clauses: object) => update({ $push: { l: clauses } });

const positions = (...queries: object[]) => queries.flatMap((q) => update({ $set: { 'c.$': 'P' } }, q));

export const arrayUpdates = [
  ...casesFor('reference/operator/update/positional', [{ _id: 1, k: 5, c: [0, 1, 2, 'a'], e: [7, 8] }], {
    'values of one path in $or determine the position': positions(
      { $or: [{ c: 9 }, { c: 2 }] },
      { $or: [{ c: null }, { c: { $in: [1] } }] },
      { $or: [{ $or: [{ c: { $eq: 0 } }] }, { c: /a/ }] },
    ),
    'a single branch of $or determines the position': positions({ $or: [{ c: { $gt: 0 } }] }),
    'several branches of $or do not determine the position': positions(
      { $or: [{ c: { $gt: 0 } }, { c: { $gt: 0 } }] },
      { $or: [{ c: 1 }, { k: 5 }] },
      { $or: [{ c: 1, k: 5 }, { c: 2, k: 5 }] }, // prettier-ignore
      { $or: [{ e: 7 }, { c: 1 }, { c: 2 }] },
      { $or: [{ c: 1 }, { c: { $elemMatch: { $gt: 5 } } }] },
    ),
    'another condition beside $or determines the position': positions({ $or: [{ c: 2 }, { k: 5 }], e: 7 }),
    'a document without a field named like the index determines its own position': [
      [{ a: 5 }, { a: 1 }],
      [5, { b: 1 }],
      [null, { a: 1 }],
      [5],
    ].flatMap((d) => [
      ...update({ $set: { d } }),
      ...update({ $set: { 'd.$': 'P' } }, { 'd.0.a': null }),
      ...update({ $set: { d } }),
      ...update({ $set: { 'd.$': 'P' } }, { 'd.0': null }),
    ]),
    'the matched position may collide with another change': [
      ...update({ $rename: { 'c.0': 'a' }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'c.0': 'z' }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'q.0': 'a' }, $setOnInsert: { 'q.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'c.0': 'a' }, $set: { 'c.$': 0 } }, { e: 8 }),
      ...update({ $rename: { k: 'a' }, $set: { 'c.$': 0 } }, { e: 8 }),
      ...update({ $unset: { 'c.0': 1 }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
    ],
    'a missing field determines no position': positions(
      { 'c.a': { $exists: false } },
      { c: { $exists: true } },
    ),
  }),
  ...casesFor('reference/operator/update/push', one, {
    'appends a value': update({ $push: { l: 4 } }),
    'appends an array as one value': update({ $push: { l: [4, 5] } }),
    'creates an array in a missing field': update({ $push: { q: 1 } }),
    'rejects a string': update({ $push: { s: 1 } }),
    'rejects null': update({ $push: { z: 1 } }),
    'appends several values': push({ $each: [5, 4] }),
    'sorts the array': push({ $each: [0], $sort: -1 }),
    'sorts by a field': update({ $push: { d: { $each: [{ k: 0 }], $sort: { k: -1 } } } }),
    'keeps the first elements': push({ $each: [4], $slice: 2 }),
    'keeps the last elements': push({ $each: [4], $slice: -2 }),
    'an array that is emptied again counts as modified': update({ $push: { e: { $each: [4], $slice: 0 } } }),
    'empties the array': push({ $each: [4], $slice: 0 }),
    'inserts at a position': push({ $each: [9, 8], $position: 1 }),
    'inserts at a position from the end': push({ $each: [9], $position: -1 }),
    'combines all modifiers': push({ $each: [9, 0], $sort: 1, $slice: 3, $position: 0 }),
    'rejects an unknown modifier': push({ $each: [1], $nothing: 1 }),
    'rejects $each without an array': push({ $each: 1 }),
    'rejects an empty sort': push({ $each: [1], $sort: {} }),
    'rejects a string as slice': push({ $each: [1], $slice: 'x' }),
  }),
  ...casesFor('reference/operator/update/addToSet', one, {
    'adds a new value': update({ $addToSet: { l: 4 } }),
    'does not add an existing value': update({ $addToSet: { l: 3 } }),
    'treats equal numbers of other types as existing': update({
      $addToSet: { l: { $each: [new Double(3), Long.fromNumber(1)] } },
    }),
    'treats an embedded document in the same order as existing': update({ $addToSet: { d: { k: 1, v: 1 } } }),
    'adds an embedded document in another order': update({ $addToSet: { d: { v: 1, k: 1 } } }),
    'adds each value once': update({ $addToSet: { e: { $each: [1, 1, 2] } } }),
    'rejects a string': update({ $addToSet: { s: 1 } }),
    'rejects other modifiers': update({ $addToSet: { l: { $each: [1], $slice: 1 } } }),
  }),
  ...casesFor('reference/operator/update/pop', one, {
    'removes the last element': update({ $pop: { l: 1 } }),
    'removes the first element': update({ $pop: { l: -1 } }),
    'accepts an empty array': update({ $pop: { e: 1 } }),
    'accepts a missing field': update({ $pop: { q: 1 } }),
    'rejects a string field': update({ $pop: { s: 1 } }),
    'rejects other numbers': update({ $pop: { l: 2 } }),
    'rejects a field name in an array': update({ $pop: { 'd.w': 1 } }),
  }),
  ...casesFor('reference/operator/update/pull', one, {
    'removes a value': update({ $pull: { l: 1 } }),
    'removes by a condition': update({ $pull: { l: { $gte: 2 } } }),
    'removes embedded documents by some fields': update({ $pull: { d: { k: 2 } } }),
    'removes embedded documents by a condition': update({ $pull: { d: { v: { $lt: 2 } } } }),
    'removes an array as a value': update({ $pull: { n: [3] } }),
    'removes inside an element': update({ $pull: { 'd.1.w': { $in: [1, 9] } } }),
    'accepts a missing field': update({ $pull: { q: 1 } }),
    'rejects a string': update({ $pull: { s: 1 } }),
    'an empty condition removes all embedded documents': update({ $pull: { d: {} } }),
  }),
  ...casesFor('reference/operator/update/pullAll', one, {
    'removes values': update({ $pullAll: { l: [1, 3] } }),
    'rejects an operand that is not an array': update({ $pullAll: { l: 1 } }),
    'removes equal embedded documents only': update({ $pullAll: { d: [{ k: 1, v: 1 }, { k: 2 }] } }),
  }),
  ...casesFor('reference/operator/update/positional', one, {
    'updates the matched element': update({ $set: { 'l.$': 9 } }, { l: 1 }),
    'updates a field of the matched element': update(
      { $set: { 'd.$.v': 9 }, $inc: { 'd.$.n': 1 } },
      { 'd.k': 2 },
    ),
    'works with $elemMatch': update({ $set: { 'd.$.v': 9 } }, { d: { $elemMatch: { k: 2, v: 2 } } }),
    'the last condition determines the element': update(
      { $set: { 'd.$.x': 1 } },
      { 'd.k': 2, 'd.v': { $gte: 1 } },
    ),
    'works inside $and': update({ $set: { 'd.$.x': 1 } }, { $and: [{ 'd.k': 2 }] }),
    'the size of a nested array determines the element': update(
      { $set: { 'd.$.x': 1 } },
      { 'd.w': { $size: 2 } },
    ),
    'the size of the array itself does not determine an element': update(
      { $set: { 'l.$': 1 } },
      { l: { $size: 3 } },
    ),
    'an array index in the filter does not determine an element': update(
      { $set: { 'l.$': 9 } },
      { 'l.0': 3 },
    ),
    'fails without an array in the filter': update({ $set: { 'd.$.x': 1 } }, { _id: 1 }),
    'a negation does not determine an element': update({ $set: { 'l.$': 1 } }, { l: { $ne: 9 } }),
  }),
  ...casesFor('reference/operator/update/positional-all', one, {
    'updates every element': update({ $inc: { 'l.$[]': 10 } }),
    'updates a field of every element': update({ $set: { 'd.$[].x': 1 } }),
    'updates nested arrays': update({ $inc: { 'n.$[].$[]': 1 } }),
    'rejects a missing field': update({ $set: { 'q.$[]': 1 } }),
    'rejects a string': update({ $set: { 's.$[]': 1 } }),
    'rejects an array index beside it': update({ $set: { 'l.$[]': 1, 'l.0': 2 } }),
  }),
  ...casesFor('reference/operator/update/positional-filtered', one, {
    'updates some elements': update({ $inc: { 'l.$[x]': 10 } }, {}, { arrayFilters: [{ x: { $gte: 2 } }] }),
    'updates a field of some elements': update(
      { $set: { 'd.$[x].v': 0, 'd.$[x].n': 1 } },
      {},
      { arrayFilters: [{ 'x.k': 2 }] },
    ),
    'accepts two identifiers': update(
      { $inc: { 'd.$[x].w.$[y]': 10 } },
      {},
      { arrayFilters: [{ 'x.k': 2 }, { y: 1 }] },
    ),
    'rejects an unused filter': update({ $set: { s: 1 } }, {}, { arrayFilters: [{ x: 1 }] }),
    'rejects an identifier without a filter': update({ $set: { 'l.$[x]': 1 } }),
    'rejects an identifier with a capital letter': update(
      { $set: { 'l.$[X]': 1 } },
      {},
      { arrayFilters: [{ X: 1 }] },
    ),
    'rejects an identifier that is defined twice': update(
      { $set: { 'l.$[x]': 1 } },
      {},
      { arrayFilters: [{ x: 1 }, { x: 2 }] },
    ),
    'rejects two identifiers in one filter': update(
      { $set: { 'l.$[x]': 1 } },
      {},
      { arrayFilters: [{ x: 1, y: 2 }] },
    ),
  }),
];
