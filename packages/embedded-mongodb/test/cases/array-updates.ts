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

const places = (...queries: object[]) => queries.flatMap((q) => update({ $set: { 'c.$': 'P' } }, q));

export const arrayUpdates = [
  ...casesFor('reference/operator/update/positional', [{ _id: 1, k: 5, c: [0, 1, 2, 'a'], e: [7, 8] }], {
    'values of one path in $or tell the position': places(
      { $or: [{ c: 9 }, { c: 2 }] },
      { $or: [{ c: null }, { c: { $in: [1] } }] },
      { $or: [{ $or: [{ c: { $eq: 0 } }] }, { c: /a/ }] },
    ),
    'one branch of $or tells the position': places({ $or: [{ c: { $gt: 0 } }] }),
    'more branches of $or do not': places(
      { $or: [{ c: { $gt: 0 } }, { c: { $gt: 0 } }] },
      { $or: [{ c: 1 }, { k: 5 }] },
      { $or: [{ c: 1, k: 5 }, { c: 2, k: 5 }] }, // prettier-ignore
      { $or: [{ e: 7 }, { c: 1 }, { c: 2 }] },
      { $or: [{ c: 1 }, { c: { $elemMatch: { $gt: 5 } } }] },
    ),
    'beside $or another condition tells it': places({ $or: [{ c: 2 }, { k: 5 }], e: 7 }),
    'a document without the name of a place tells its own': [
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
    'the place that is found may be that of another change': [
      ...update({ $rename: { 'c.0': 'a' }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'c.0': 'z' }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'q.0': 'a' }, $setOnInsert: { 'q.$': 0 } }, { e: 7 }),
      ...update({ $rename: { 'c.0': 'a' }, $set: { 'c.$': 0 } }, { e: 8 }),
      ...update({ $rename: { k: 'a' }, $set: { 'c.$': 0 } }, { e: 8 }),
      ...update({ $unset: { 'c.0': 1 }, $setOnInsert: { 'c.$': 0 } }, { e: 7 }),
    ],
    'what is not there tells none': places({ 'c.a': { $exists: false } }, { c: { $exists: true } }),
  }),
  ...casesFor('reference/operator/update/push', one, {
    'a value': update({ $push: { l: 4 } }),
    'an array is one value': update({ $push: { l: [4, 5] } }),
    'a missing field becomes an array': update({ $push: { q: 1 } }),
    'text is refused': update({ $push: { s: 1 } }),
    'null is refused': update({ $push: { z: 1 } }),
    each: push({ $each: [5, 4] }),
    sorted: push({ $each: [0], $sort: -1 }),
    'sorted by a field': update({ $push: { d: { $each: [{ k: 0 }], $sort: { k: -1 } } } }),
    'cut at the end': push({ $each: [4], $slice: 2 }),
    'cut at the start': push({ $each: [4], $slice: -2 }),
    'emptied again counts as modified': update({ $push: { e: { $each: [4], $slice: 0 } } }),
    emptied: push({ $each: [4], $slice: 0 }),
    'at a place': push({ $each: [9, 8], $position: 1 }),
    'at a place from the end': push({ $each: [9], $position: -1 }),
    'all together': push({ $each: [9, 0], $sort: 1, $slice: 3, $position: 0 }),
    'an unknown clause': push({ $each: [1], $nothing: 1 }),
    'each that is no array': push({ $each: 1 }),
    'sorted by nothing': push({ $each: [1], $sort: {} }),
    'cut by text': push({ $each: [1], $slice: 'x' }),
  }),
  ...casesFor('reference/operator/update/addToSet', one, {
    'a new value': update({ $addToSet: { l: 4 } }),
    'a value that is there': update({ $addToSet: { l: 3 } }),
    'equal numbers of other types are there': update({
      $addToSet: { l: { $each: [new Double(3), Long.fromNumber(1)] } },
    }),
    'a sub-document in the same order': update({ $addToSet: { d: { k: 1, v: 1 } } }),
    'a sub-document in another order': update({ $addToSet: { d: { v: 1, k: 1 } } }),
    'each once': update({ $addToSet: { e: { $each: [1, 1, 2] } } }),
    'text is refused': update({ $addToSet: { s: 1 } }),
    'another clause is refused': update({ $addToSet: { l: { $each: [1], $slice: 1 } } }),
  }),
  ...casesFor('reference/operator/update/pop', one, {
    'the last': update({ $pop: { l: 1 } }),
    'the first': update({ $pop: { l: -1 } }),
    'of an empty array': update({ $pop: { e: 1 } }),
    'of nothing': update({ $pop: { q: 1 } }),
    'of text is refused': update({ $pop: { s: 1 } }),
    'two is refused': update({ $pop: { l: 2 } }),
    'through a name in an array is refused': update({ $pop: { 'd.w': 1 } }),
  }),
  ...casesFor('reference/operator/update/pull', one, {
    'a value': update({ $pull: { l: 1 } }),
    'a condition': update({ $pull: { l: { $gte: 2 } } }),
    'sub-documents by some fields': update({ $pull: { d: { k: 2 } } }),
    'sub-documents by a condition': update({ $pull: { d: { v: { $lt: 2 } } } }),
    'an array as a value': update({ $pull: { n: [3] } }),
    'in an element': update({ $pull: { 'd.1.w': { $in: [1, 9] } } }),
    nothing: update({ $pull: { q: 1 } }),
    'text is refused': update({ $pull: { s: 1 } }),
    'an empty condition takes all sub-documents': update({ $pull: { d: {} } }),
  }),
  ...casesFor('reference/operator/update/pullAll', one, {
    values: update({ $pullAll: { l: [1, 3] } }),
    'no array is refused': update({ $pullAll: { l: 1 } }),
    'exact sub-documents': update({ $pullAll: { d: [{ k: 1, v: 1 }, { k: 2 }] } }),
  }),
  ...casesFor('reference/operator/update/positional', one, {
    'the element that matched': update({ $set: { 'l.$': 9 } }, { l: 1 }),
    'a field of it': update({ $set: { 'd.$.v': 9 }, $inc: { 'd.$.n': 1 } }, { 'd.k': 2 }),
    'with $elemMatch': update({ $set: { 'd.$.v': 9 } }, { d: { $elemMatch: { k: 2, v: 2 } } }),
    'the last condition decides': update({ $set: { 'd.$.x': 1 } }, { 'd.k': 2, 'd.v': { $gte: 1 } }),
    'under $and': update({ $set: { 'd.$.x': 1 } }, { $and: [{ 'd.k': 2 }] }),
    'a length within tells the element': update({ $set: { 'd.$.x': 1 } }, { 'd.w': { $size: 2 } }),
    'a length of the array itself does not': update({ $set: { 'l.$': 1 } }, { l: { $size: 3 } }),
    'a named position does not': update({ $set: { 'l.$': 9 } }, { 'l.0': 3 }),
    'no array in the filter': update({ $set: { 'd.$.x': 1 } }, { _id: 1 }),
    'a negation does not tell': update({ $set: { 'l.$': 1 } }, { l: { $ne: 9 } }),
  }),
  ...casesFor('reference/operator/update/positional-all', one, {
    'every element': update({ $inc: { 'l.$[]': 10 } }),
    'a field of every element': update({ $set: { 'd.$[].x': 1 } }),
    nested: update({ $inc: { 'n.$[].$[]': 1 } }),
    'a missing field is refused': update({ $set: { 'q.$[]': 1 } }),
    'text is refused': update({ $set: { 's.$[]': 1 } }),
    'with a plain position is refused': update({ $set: { 'l.$[]': 1, 'l.0': 2 } }),
  }),
  ...casesFor('reference/operator/update/positional-filtered', one, {
    'some elements': update({ $inc: { 'l.$[x]': 10 } }, {}, { arrayFilters: [{ x: { $gte: 2 } }] }),
    'a field of some': update(
      { $set: { 'd.$[x].v': 0, 'd.$[x].n': 1 } },
      {},
      { arrayFilters: [{ 'x.k': 2 }] },
    ),
    'two names': update({ $inc: { 'd.$[x].w.$[y]': 10 } }, {}, { arrayFilters: [{ 'x.k': 2 }, { y: 1 }] }),
    'a filter that is not used': update({ $set: { s: 1 } }, {}, { arrayFilters: [{ x: 1 }] }),
    'a name without a filter': update({ $set: { 'l.$[x]': 1 } }),
    'a name that begins with a capital': update({ $set: { 'l.$[X]': 1 } }, {}, { arrayFilters: [{ X: 1 }] }),
    'one name twice': update({ $set: { 'l.$[x]': 1 } }, {}, { arrayFilters: [{ x: 1 }, { x: 2 }] }),
    'two names in one filter': update({ $set: { 'l.$[x]': 1 } }, {}, { arrayFilters: [{ x: 1, y: 2 }] }),
  }),
];
