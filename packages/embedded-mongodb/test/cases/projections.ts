import { casesFor, find, aggregate } from './case';

const docs = [{ _id: 1, a: 1, b: { c: 1, d: 2 }, l: [1, 2, 3, 4], s: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 5, [{ x: 3 }]] }, { _id: 2, s: 'text', l: [] }]; // prettier-ignore
const shown = (projection: object, filter = {}) => find(filter, { projection });

export const projections = [
  ...casesFor('tutorial/project-fields-from-query-results', docs, {
    'includes some fields': shown({ a: 1 }),
    'excludes the _id': shown({ a: 1, _id: 0 }),
    'includes only the _id': shown({ _id: 1 }),
    'excludes some fields': shown({ s: 0, b: 0 }),
    'includes a nested field': shown({ 'b.c': 1 }),
    'includes a nested field given as a document': shown({ b: { c: 1 } }),
    'excludes a nested field': shown({ 'b.c': 0 }),
    'includes fields inside arrays': shown({ 's.x': 1 }),
    'excludes fields inside arrays': shown({ 's.x': 0 }),
    'rejects inclusion and exclusion together': shown({ a: 1, b: 0 }),
    'rejects a path and its parent': shown({ b: 1, 'b.c': 1 }),
    'adds computed fields': shown({ n: { $size: { $ifNull: ['$l', []] } }, t: '$a', k: { $literal: 1 } }),
    'adds a computed nested field': shown({ 'b.n': { $add: ['$a', 1] } }),
    'rejects an empty path': shown({ '': 1 }),
    'rejects a path with an empty component': shown({ 'a..b': 1 }),
    'rejects an empty document': shown({ a: {} }),
  }),
  ...casesFor('reference/operator/projection/slice', docs, {
    'returns the first elements': shown({ l: { $slice: 2 } }),
    'returns the last elements': shown({ l: { $slice: -1 } }),
    'returns elements from a position': shown({ l: { $slice: [1, 2] } }),
    'returns elements from a position before the end': shown({ l: { $slice: [-3, 2] } }),
    'works with other fields': shown({ a: 1, l: { $slice: 1 } }),
    'rejects a length of zero': shown({ l: { $slice: [1, 0] } }),
  }),
  ...casesFor('reference/operator/projection/elemMatch', docs, {
    'returns the first matching element': shown({ s: { $elemMatch: { x: { $gte: 1 } } } }),
    'returns nothing if no element matches': shown({ s: { $elemMatch: { x: 9 } } }),
    'works on scalar elements': shown({ l: { $elemMatch: { $gt: 2 } } }),
    'works with other fields': shown({ a: 1, l: { $elemMatch: { $gt: 1 } } }),
    'rejects a nested path': shown({ 'b.c': { $elemMatch: { x: 1 } } }),
  }),
  ...casesFor('reference/operator/projection/positional', docs, {
    'returns the matched element': shown({ 's.$': 1 }, { 's.x': 2 }),
    'works on scalar elements': shown({ 'l.$': 1 }, { l: { $gte: 3 } }),
    'fails without an array in the filter': shown({ 'l.$': 1 }, { _id: 1 }),
    'rejects exclusion': shown({ 'l.$': 0 }, { l: 1 }),
  }),
  ...casesFor('reference/operator/aggregation/project', docs, {
    'leaves missing fields out': aggregate({ $project: { v: '$nothing', w: '$a' } }),
    'creates an array': aggregate({ $project: { v: ['$a', '$nothing'] } }),
    'computes the _id': aggregate({ $project: { _id: '$a', l: 1 } }),
    'computes fields inside elements, including scalars': [
      aggregate({ $project: { s: { n: '$a' } } }),
      aggregate({ $project: { s: { x: 1, n: '$a' } } }),
      aggregate({ $project: { l: { n: ['$a'] } } }),
    ],
    'rejects an empty projection': aggregate({ $project: {} }),
    'rejects computed fields in an exclusion': aggregate({ $project: { a: 0, v: '$a' } }),
    'removes a field conditionally': aggregate({
      $project: { a: { $cond: [{ $eq: ['$_id', 1] }, '$$REMOVE', 'x'] } },
    }),
    'rejects a projection that is not a document': aggregate({ $project: 1 }),
    'treats operators of find as expressions': aggregate({ $project: { l: { $slice: ['$l', 1] } } }),
  }),
  ...casesFor('reference/operator/aggregation/addFields', docs, {
    'keeps the other fields': aggregate({ $addFields: { v: { $add: ['$a', 1] } } }),
    'sets a field in every element': aggregate({ $addFields: { 's.n': 1 } }),
    'replaces a scalar on the path': aggregate({ $addFields: { 'a.n': 1 } }),
    'accepts an empty specification': aggregate({ $addFields: {} }),
    'removes a field with $$REMOVE': aggregate({ $addFields: { a: '$$REMOVE' } }),
  }),
];
