import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { casesFor, find } from './case';
import { nested } from './nested-documents';

const id = new ObjectId('64b000000000000000000001');
const mixed = [
  { _id: 1, a: 1 }, { _id: 2, a: new Double(1) }, { _id: 3, a: Long.fromNumber(1) }, { _id: 4, a: Decimal128.fromString('1.0') },
  { _id: 5, a: 'x' }, { _id: 6, a: null }, { _id: 7 }, { _id: 8, a: [1, 2] }, { _id: 9, a: [] }, { _id: 10, a: { b: 1 } },
  { _id: 11, a: NaN }, { _id: 12, a: id }, { _id: 13, a: new Date(0) }, { _id: 14, a: true }, { _id: 15, a: [[1]] },
  { _id: 16, a: new BSONRegExp('^x', 'i') }, { _id: 17, a: new Binary(Buffer.from([1])) }, { _id: 18, a: new MinKey() },
  { _id: 19, a: new MaxKey() }, { _id: 20, a: [null] }, { _id: 21, a: new Timestamp({ t: 1, i: 2 }) }, { _id: 22, a: Infinity },
]; // prettier-ignore

export const comparisonQueries = [
  ...casesFor('reference/operator/query/eq', mixed, {
    'numbers of all types are equal': find({ a: 1 }),
    'null matches null and missing fields': find({ a: null }),
    'NaN equals NaN': find({ a: NaN }),
    'an array equals itself or an element': find({ a: [1] }),
    'an empty array equals only itself': find({ a: [] }),
    'an embedded document must match including the order of its fields': find({ a: { b: 1 } }),
    'a regular expression in $eq equals only itself': find({ a: { $eq: new BSONRegExp('^x', 'i') } }),
    'a regular expression without $eq matches strings': find({ a: new BSONRegExp('^X', 'i') }),
    'MinKey equals only itself': find({ a: { $eq: new MinKey() } }),
  }),
  ...casesFor('reference/operator/query/ne', mixed, {
    'matches everything else including missing fields': find({ a: { $ne: 1 } }),
    'not null excludes missing fields': find({ a: { $ne: null } }),
    'rejects a regular expression': find({ a: { $ne: new BSONRegExp('x') } }),
  }),
  ...casesFor('reference/operator/query/gt', mixed, {
    'compares within one type': find({ a: { $gt: 0 } }),
    'compares strings': find({ a: { $gt: '' } }),
    'compares dates': find({ a: { $gt: new Date(-1) } }),
    'MinKey is less than every value': find({ a: { $gt: new MinKey() } }),
    'compares arrays': find({ a: { $gt: [0] } }),
    'compares object ids': find({ a: { $gt: new ObjectId('64b000000000000000000000') } }),
    'compares booleans': find({ a: { $gt: false } }),
  }),
  ...casesFor('reference/operator/query/gte', mixed, {
    'null matches null and missing fields': find({ a: { $gte: null } }),
    'NaN matches NaN': find({ a: { $gte: NaN } }),
    'different elements of an array may match a range': find({ a: { $gte: 2, $lt: 2 } }),
  }),
  ...casesFor('reference/operator/query/lt', mixed, {
    'a number excludes NaN': find({ a: { $lt: 5 } }),
    'null matches nothing': find({ a: { $lt: null } }),
    'MaxKey is greater than every value': find({ a: { $lt: new MaxKey() } }),
    'compares embedded documents': find({ a: { $lt: { b: 2 } } }),
  }),
  ...casesFor('reference/operator/query/lte', mixed, {
    'null matches null and missing fields': find({ a: { $lte: null } }),
    'compares with infinity': find({ a: { $lte: Infinity } }),
    'rejects a regular expression': find({ a: { $lte: new BSONRegExp('x') } }),
  }),
  ...casesFor('reference/operator/query/in', mixed, {
    'matches one of several values': find({ a: { $in: [1, 'x'] } }),
    'accepts null': find({ a: { $in: [null] } }),
    'accepts regular expressions': find({ a: { $in: [new BSONRegExp('^X', 'i'), true] } }),
    'accepts arrays': find({ a: { $in: [[1], []] } }),
    'an empty list matches nothing': find({ a: { $in: [] } }),
    'rejects an operand that is not an array': find({ a: { $in: 1 } }),
    'rejects operators': find({ a: { $in: [{ $gt: 1 }] } }),
  }),
  ...casesFor('reference/operator/query/nin', mixed, {
    'excludes several values': find({ a: { $nin: [1, null] } }),
    'an empty list excludes nothing': find({ a: { $nin: [] } }),
  }),
  ...casesFor('reference/operator/query/exists', nested, {
    'null exists': find({ 'a.b': { $exists: true } }),
    'missing does not exist': find({ 'a.b': { $exists: false } }),
    'finds an array index': find({ 'a.1': { $exists: true } }),
    'zero means false': find({ a: { $exists: 0 } }),
  }),
  ...casesFor('reference/operator/query/type', mixed, {
    int: find({ a: { $type: 'int' } }),
    double: find({ a: { $type: 'double' } }),
    number: find({ a: { $type: 'number' } }),
    'array matches the field itself': find({ a: { $type: 'array' } }),
    'accepts a type number': find({ a: { $type: 18 } }),
    'accepts several types': find({ a: { $type: ['null', 'decimal', 'regex'] } }),
    'rejects an unknown name': find({ a: { $type: 'nothing' } }),
    'rejects an unknown number': find({ a: { $type: 99 } }),
    'rejects an empty list': find({ a: { $type: [] } }),
  }),
];
