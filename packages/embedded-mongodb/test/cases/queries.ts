import { Binary, BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { casesFor, find } from './case';

const id = new ObjectId('64b000000000000000000001');
const mixed = [
  { _id: 1, a: 1 }, { _id: 2, a: new Double(1) }, { _id: 3, a: Long.fromNumber(1) }, { _id: 4, a: Decimal128.fromString('1.0') },
  { _id: 5, a: 'x' }, { _id: 6, a: null }, { _id: 7 }, { _id: 8, a: [1, 2] }, { _id: 9, a: [] }, { _id: 10, a: { b: 1 } },
  { _id: 11, a: NaN }, { _id: 12, a: id }, { _id: 13, a: new Date(0) }, { _id: 14, a: true }, { _id: 15, a: [[1]] },
  { _id: 16, a: new BSONRegExp('^x', 'i') }, { _id: 17, a: new Binary(Buffer.from([1])) }, { _id: 18, a: new MinKey() },
  { _id: 19, a: new MaxKey() }, { _id: 20, a: [null] }, { _id: 21, a: new Timestamp({ t: 1, i: 2 }) }, { _id: 22, a: Infinity },
]; // prettier-ignore

const nested = [
  { _id: 1, a: [{ b: 1, c: 1 }, { b: 2, c: 2 }] }, { _id: 2, a: { b: 1 } }, { _id: 3, a: [{ b: [1, 2] }, 5] }, { _id: 4, a: [] },
  { _id: 5, a: [{ c: 1 }, { b: null }] }, { _id: 6 }, { _id: 7, a: 5 }, { _id: 8, a: [[{ b: 1 }]] }, { _id: 9, a: { b: { c: 1 } } },
  { _id: 10, a: [1, 2, 3] }, { _id: 11, a: [5, 10] }, { _id: 12, a: { 0: { b: 1 } } },
]; // prettier-ignore

const words = ['abc', 'Abc', 'xabc', 'a\nb', 'é', '', 'a.c'].map((t, i) => ({ _id: i, t }));

export const queries = [
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
  ...casesFor('reference/operator/query/regex', words, {
    'matches an anchored pattern': find({ t: { $regex: '^a' } }),
    'ignores case': find({ t: { $regex: 'ABC', $options: 'i' } }),
    'matches line starts': find({ t: { $regex: '^b', $options: 'm' } }),
    'lets a dot match newlines': find({ t: { $regex: 'a.b', $options: 's' } }),
    'ignores whitespace and comments': find({ t: { $regex: 'a b # c', $options: 'x' } }),
    'rejects an unknown option': find({ t: { $regex: 'a', $options: 'g' } }),
    'rejects options without a pattern': find({ t: { $options: 'i' } }),
    'negates a pattern': find({ t: { $not: new BSONRegExp('a') } }),
    'escapes a dot': find({ t: { $regex: 'a\\.c' } }),
    'accepts an inline option': find({ t: { $regex: '(?i)^ABC$' } }),
  }),
  ...casesFor(
    'reference/operator/query/mod',
    [1, 4, -4, 4.5, 'x', null].map((n, i) => ({ _id: i, n })),
    {
      'matches a remainder': find({ n: { $mod: [3, 1] } }),
      'matches a negative remainder': find({ n: { $mod: [3, -1] } }),
      'rejects a divisor of zero': find({ n: { $mod: [0, 1] } }),
      'rejects too few operands': find({ n: { $mod: [3] } }),
      'rejects too many operands': find({ n: { $mod: [3, 1, 2] } }),
    },
  ),
  ...casesFor(
    'reference/operator/query-bitwise',
    [
      { _id: 1, n: 5 },
      { _id: 2, n: -1 },
      { _id: 3, n: 2.5 },
      { _id: 4, n: new Binary(Buffer.from([5])) },
    ],
    {
      'matches all bits set': find({ n: { $bitsAllSet: 5 } }),
      'matches any bit set': find({ n: { $bitsAnySet: [1, 2] } }),
      'matches all bits clear': find({ n: { $bitsAllClear: 2 } }),
      'matches any bit clear': find({ n: { $bitsAnyClear: 1 } }),
      'rejects a negative mask': find({ n: { $bitsAllSet: -1 } }),
    },
  ),
  ...casesFor('reference/operator/query-logical', nested, {
    '$or matches either condition': find({ $or: [{ a: 5 }, { 'a.b': 2 }] }),
    '$and matches both conditions': find({ $and: [{ 'a.b': 1 }, { 'a.c': 2 }] }),
    '$nor matches neither condition': find({ $nor: [{ a: { $exists: false } }, { 'a.b': 1 }] }),
    'rejects an empty list': find({ $or: [] }),
    'rejects an operand that is not a list': find({ $and: { a: 1 } }),
    'rejects an unknown top-level operator': find({ $nothing: 1 }),
    'rejects an unknown field operator': find({ a: { $nothing: 1 } }),
    'rejects an empty $not': find({ a: { $not: {} } }),
    'rejects $not of a value': find({ a: { $not: 5 } }),
  }),
  ...casesFor('reference/operator/query/expr', nested, {
    'compares fields': find({ $expr: { $gt: [{ $size: { $ifNull: ['$a', []] } }, 2] } }, {}),
    'an empty array is true': find({ $expr: [] }),
    'rejects an unknown operator': find({ $expr: { $nothing: 1 } }),
    'reports the error of a constant': find({ $expr: { $divide: [1, 0] } }),
    'uses variables of the command': find({ $expr: { $eq: ['$_id', '$$n'] } }, { let: { n: 3 } }),
    'rejects an unknown variable': find({ $expr: '$$n' }),
  }),
  ...casesFor('reference/operator/query/jsonSchema', nested, {
    'checks types and required fields': find({
      $jsonSchema: { required: ['a'], properties: { a: { bsonType: 'array', minItems: 2 } } },
    }),
    'checks nested properties': find({
      $jsonSchema: { properties: { a: { bsonType: 'object', properties: { b: { bsonType: 'int' } } } } },
    }),
    'rejects additional properties': find({
      $jsonSchema: { properties: { _id: {}, a: {} }, additionalProperties: false },
    }),
    'rejects an unknown keyword': find({ $jsonSchema: { nothing: 1 } }),
  }),
];
