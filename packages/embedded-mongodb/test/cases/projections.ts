import { casesFor, find, aggregate } from './case';

const docs = [{ _id: 1, a: 1, b: { c: 1, d: 2 }, l: [1, 2, 3, 4], s: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 5, [{ x: 3 }]] }, { _id: 2, s: 'text', l: [] }]; // prettier-ignore
const shown = (projection: object, filter = {}) => find(filter, { projection });

export const projections = [
  ...casesFor('tutorial/project-fields-from-query-results', docs, {
    'some fields': shown({ a: 1 }),
    'without the id': shown({ a: 1, _id: 0 }),
    'only the id': shown({ _id: 1 }),
    'all but some': shown({ s: 0, b: 0 }),
    'a nested field': shown({ 'b.c': 1 }),
    'a nested field as a document': shown({ b: { c: 1 } }),
    'a nested field out': shown({ 'b.c': 0 }),
    'through arrays': shown({ 's.x': 1 }),
    'through arrays out': shown({ 's.x': 0 }),
    'both kinds are refused': shown({ a: 1, b: 0 }),
    'a parent and its child are refused': shown({ b: 1, 'b.c': 1 }),
    computed: shown({ n: { $size: { $ifNull: ['$l', []] } }, t: '$a', k: { $literal: 1 } }),
    'computed within': shown({ 'b.n': { $add: ['$a', 1] } }),
    'an empty path': shown({ '': 1 }),
    'a path with an empty part': shown({ 'a..b': 1 }),
    'an empty document': shown({ a: {} }),
  }),
  ...casesFor('reference/operator/projection/slice', docs, {
    'the first': shown({ l: { $slice: 2 } }),
    'the last': shown({ l: { $slice: -1 } }),
    'from a place': shown({ l: { $slice: [1, 2] } }),
    'from a place before the end': shown({ l: { $slice: [-3, 2] } }),
    'with others': shown({ a: 1, l: { $slice: 1 } }),
    none: shown({ l: { $slice: [1, 0] } }),
  }),
  ...casesFor('reference/operator/projection/elemMatch', docs, {
    'the first that matches': shown({ s: { $elemMatch: { x: { $gte: 1 } } } }),
    'none matches': shown({ s: { $elemMatch: { x: 9 } } }),
    values: shown({ l: { $elemMatch: { $gt: 2 } } }),
    'with others': shown({ a: 1, l: { $elemMatch: { $gt: 1 } } }),
    'on a path is refused': shown({ 'b.c': { $elemMatch: { x: 1 } } }),
  }),
  ...casesFor('reference/operator/projection/positional', docs, {
    'the element that matched': shown({ 's.$': 1 }, { 's.x': 2 }),
    'of values': shown({ 'l.$': 1 }, { l: { $gte: 3 } }),
    'no array in the filter': shown({ 'l.$': 1 }, { _id: 1 }),
    'out is refused': shown({ 'l.$': 0 }, { l: 1 }),
  }),
  ...casesFor('reference/operator/aggregation/project', docs, {
    'a missing field stays out': aggregate({ $project: { v: '$nothing', w: '$a' } }),
    'a new array': aggregate({ $project: { v: ['$a', '$nothing'] } }),
    'the id computed': aggregate({ $project: { _id: '$a', l: 1 } }),
    'computed within elements, scalars among them': [
      aggregate({ $project: { s: { n: '$a' } } }),
      aggregate({ $project: { s: { x: 1, n: '$a' } } }),
      aggregate({ $project: { l: { n: ['$a'] } } }),
    ],
    nothing: aggregate({ $project: {} }),
    'out and computed is refused': aggregate({ $project: { a: 0, v: '$a' } }),
    'removed on a condition': aggregate({
      $project: { a: { $cond: [{ $eq: ['$_id', 1] }, '$$REMOVE', 'x'] } },
    }),
    'not a document': aggregate({ $project: 1 }),
    'an operator of find is an expression here': aggregate({ $project: { l: { $slice: ['$l', 1] } } }),
  }),
  ...casesFor('reference/operator/aggregation/addFields', docs, {
    'beside the others': aggregate({ $addFields: { v: { $add: ['$a', 1] } } }),
    'in every element': aggregate({ $addFields: { 's.n': 1 } }),
    'over a scalar': aggregate({ $addFields: { 'a.n': 1 } }),
    'nothing is refused': aggregate({ $addFields: {} }),
    'removes by a variable': aggregate({ $addFields: { a: '$$REMOVE' } }),
  }),
];
