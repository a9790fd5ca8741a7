import { Double, Long } from 'mongodb';
import { casesFor, update } from './case';
import { one } from './array-document';

const push = (clauses: object) => update({ $push: { l: clauses } });

export const arrayUpdates = [
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
];
