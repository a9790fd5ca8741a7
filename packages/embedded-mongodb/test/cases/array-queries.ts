import { casesFor, find } from './case';
import { nested } from './nested-documents';

export const arrayQueries = [
  ...casesFor('tutorial/query-embedded-documents', nested, {
    'a path passes through arrays': find({ 'a.b': 1 }),
    'null matches the end of a path': find({ 'a.b': null }),
    'a path of three components': find({ 'a.b.c': 1 }),
    'not null at the end of a path': find({ 'a.b': { $ne: null } }),
    'embedded documents are compared as a whole': find({ a: { b: 1 } }),
  }),
  ...casesFor('tutorial/query-arrays', nested, {
    'matches an array index': find({ 'a.0': 5 }),
    'matches a path behind an array index': find({ 'a.0.b': 1 }),
    'different elements may match two conditions': find({ a: { $gt: 8, $lt: 6 } }),
    'matches an index in nested arrays': find({ 'a.0.0.b': 1 }),
  }),
  ...casesFor('reference/operator/query/elemMatch', nested, {
    'one element must match all conditions': find({ a: { $elemMatch: { b: 1, c: 1 } } }),
    'one scalar must match all conditions': find({ a: { $elemMatch: { $gt: 5, $lt: 20 } } }),
    'fails if no element matches all conditions': find({ a: { $elemMatch: { b: 1, c: 2 } } }),
    'matches only arrays': find({ a: { $elemMatch: { b: 1 } } }),
    'works inside $not': find({ a: { $not: { $elemMatch: { b: 1 } } } }),
    'accepts $or': find({ a: { $elemMatch: { $or: [{ b: 2 }, { c: 9 }] } } }),
    'rejects an operand that is not a document': find({ a: { $elemMatch: 1 } }),
  }),
  ...casesFor('reference/operator/query/all', nested, {
    'matches arrays that contain all values': find({ a: { $all: [5, 10] } }),
    'an empty list matches nothing': find({ a: { $all: [] } }),
    'works on a path': find({ 'a.b': { $all: [1, 2] } }),
    'accepts $elemMatch': find({ a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } }),
    'treats a scalar as a single element': find({ a: { $all: [5] } }),
    'rejects an operand that is not an array': find({ a: { $all: 5 } }),
  }),
  ...casesFor('reference/operator/query/size', nested, {
    'matches arrays of a length': find({ a: { $size: 2 } }),
    'matches empty arrays': find({ a: { $size: 0 } }),
    'rejects a negative size': find({ a: { $size: -1 } }),
    'rejects a fraction': find({ a: { $size: 1.5 } }),
    'rejects a string': find({ a: { $size: '1' } }),
  }),
];
