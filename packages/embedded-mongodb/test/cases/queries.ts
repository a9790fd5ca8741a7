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
    'null matches null and missing': find({ a: null }),
    'NaN equals NaN': find({ a: NaN }),
    'an array equals itself or an element': find({ a: [1] }),
    'an empty array equals only itself': find({ a: [] }),
    'a sub-document equals in the order of its fields': find({ a: { b: 1 } }),
    'an expression equals itself with $eq': find({ a: { $eq: new BSONRegExp('^x', 'i') } }),
    'an expression matches text without $eq': find({ a: new BSONRegExp('^X', 'i') }),
    'the smallest key equals only itself': find({ a: { $eq: new MinKey() } }),
  }),
  ...casesFor('reference/operator/query/ne', mixed, {
    'not equal is everything else, missing too': find({ a: { $ne: 1 } }),
    'not null leaves missing out': find({ a: { $ne: null } }),
    'an expression is refused': find({ a: { $ne: new BSONRegExp('x') } }),
  }),
  ...casesFor('reference/operator/query/gt', mixed, {
    'greater compares within a type': find({ a: { $gt: 0 } }),
    'greater than text': find({ a: { $gt: '' } }),
    'greater than a date': find({ a: { $gt: new Date(-1) } }),
    'greater than the smallest key is everything': find({ a: { $gt: new MinKey() } }),
    'greater than an array compares arrays': find({ a: { $gt: [0] } }),
    'greater than an object id': find({ a: { $gt: new ObjectId('64b000000000000000000000') } }),
    'greater than false': find({ a: { $gt: false } }),
  }),
  ...casesFor('reference/operator/query/gte', mixed, {
    'at least null is null and missing': find({ a: { $gte: null } }),
    'at least NaN is NaN': find({ a: { $gte: NaN } }),
    'a range on an array may be met by two elements': find({ a: { $gte: 2, $lt: 2 } }),
  }),
  ...casesFor('reference/operator/query/lt', mixed, {
    'less than a number leaves NaN out': find({ a: { $lt: 5 } }),
    'less than null is nothing': find({ a: { $lt: null } }),
    'less than the greatest key': find({ a: { $lt: new MaxKey() } }),
    'less than a sub-document': find({ a: { $lt: { b: 2 } } }),
  }),
  ...casesFor('reference/operator/query/lte', mixed, {
    'at most null': find({ a: { $lte: null } }),
    'at most infinity': find({ a: { $lte: Infinity } }),
    'an expression as a bound is refused': find({ a: { $lte: new BSONRegExp('x') } }),
  }),
  ...casesFor('reference/operator/query/in', mixed, {
    'one of several': find({ a: { $in: [1, 'x'] } }),
    'null among them': find({ a: { $in: [null] } }),
    'an expression among them': find({ a: { $in: [new BSONRegExp('^X', 'i'), true] } }),
    'an array among them': find({ a: { $in: [[1], []] } }),
    'none of none': find({ a: { $in: [] } }),
    'not an array': find({ a: { $in: 1 } }),
    'operators are refused': find({ a: { $in: [{ $gt: 1 }] } }),
  }),
  ...casesFor('reference/operator/query/nin', mixed, {
    'none of several': find({ a: { $nin: [1, null] } }),
    'none of none is all': find({ a: { $nin: [] } }),
  }),
  ...casesFor('reference/operator/query/exists', nested, {
    'null exists': find({ 'a.b': { $exists: true } }),
    'missing does not': find({ 'a.b': { $exists: false } }),
    'a position exists': find({ 'a.1': { $exists: true } }),
    'zero means false': find({ a: { $exists: 0 } }),
  }),
  ...casesFor('reference/operator/query/type', mixed, {
    int: find({ a: { $type: 'int' } }),
    double: find({ a: { $type: 'double' } }),
    number: find({ a: { $type: 'number' } }),
    'array is the field itself': find({ a: { $type: 'array' } }),
    'by number': find({ a: { $type: 18 } }),
    several: find({ a: { $type: ['null', 'decimal', 'regex'] } }),
    'an unknown name': find({ a: { $type: 'nothing' } }),
    'an unknown number': find({ a: { $type: 99 } }),
    'no type at all': find({ a: { $type: [] } }),
  }),
  ...casesFor('tutorial/query-embedded-documents', nested, {
    'a path leads through arrays': find({ 'a.b': 1 }),
    'null at the end of a path': find({ 'a.b': null }),
    'a path of three': find({ 'a.b.c': 1 }),
    'not null at the end of a path': find({ 'a.b': { $ne: null } }),
    'sub-documents are equal as a whole': find({ a: { b: 1 } }),
  }),
  ...casesFor('tutorial/query-arrays', nested, {
    'a position': find({ 'a.0': 5 }),
    'a path after a position': find({ 'a.0.b': 1 }),
    'two conditions met by different elements': find({ a: { $gt: 8, $lt: 6 } }),
    'a position in nested arrays': find({ 'a.0.0.b': 1 }),
  }),
  ...casesFor('reference/operator/query/elemMatch', nested, {
    'one element meets all': find({ a: { $elemMatch: { b: 1, c: 1 } } }),
    'one value meets all': find({ a: { $elemMatch: { $gt: 5, $lt: 20 } } }),
    'none meets both': find({ a: { $elemMatch: { b: 1, c: 2 } } }),
    'only arrays': find({ a: { $elemMatch: { b: 1 } } }),
    'inside $not': find({ a: { $not: { $elemMatch: { b: 1 } } } }),
    'with $or inside': find({ a: { $elemMatch: { $or: [{ b: 2 }, { c: 9 }] } } }),
    'needs a document': find({ a: { $elemMatch: 1 } }),
  }),
  ...casesFor('reference/operator/query/all', nested, {
    'all of them': find({ a: { $all: [5, 10] } }),
    'none of none': find({ a: { $all: [] } }),
    'all of a path': find({ 'a.b': { $all: [1, 2] } }),
    'with $elemMatch': find({ a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } }),
    'a scalar counts as one': find({ a: { $all: [5] } }),
    'needs an array': find({ a: { $all: 5 } }),
  }),
  ...casesFor('reference/operator/query/size', nested, {
    'of a length': find({ a: { $size: 2 } }),
    empty: find({ a: { $size: 0 } }),
    'negative is refused': find({ a: { $size: -1 } }),
    'a fraction is refused': find({ a: { $size: 1.5 } }),
    'text is refused': find({ a: { $size: '1' } }),
  }),
  ...casesFor('reference/operator/query/regex', words, {
    anchored: find({ t: { $regex: '^a' } }),
    'ignoring case': find({ t: { $regex: 'ABC', $options: 'i' } }),
    lines: find({ t: { $regex: '^b', $options: 'm' } }),
    'a dot that takes line ends': find({ t: { $regex: 'a.b', $options: 's' } }),
    'with layout': find({ t: { $regex: 'a b # c', $options: 'x' } }),
    'an unknown option': find({ t: { $regex: 'a', $options: 'g' } }),
    'options without an expression': find({ t: { $options: 'i' } }),
    negated: find({ t: { $not: new BSONRegExp('a') } }),
    'an escaped dot': find({ t: { $regex: 'a\\.c' } }),
    'an inline option': find({ t: { $regex: '(?i)^ABC$' } }),
  }),
  ...casesFor(
    'reference/operator/query/mod',
    [1, 4, -4, 4.5, 'x', null].map((n, i) => ({ _id: i, n })),
    {
      'a remainder': find({ n: { $mod: [3, 1] } }),
      'a negative remainder': find({ n: { $mod: [3, -1] } }),
      'by zero': find({ n: { $mod: [0, 1] } }),
      'too few': find({ n: { $mod: [3] } }),
      'too many': find({ n: { $mod: [3, 1, 2] } }),
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
      'all set': find({ n: { $bitsAllSet: 5 } }),
      'any set': find({ n: { $bitsAnySet: [1, 2] } }),
      'all clear': find({ n: { $bitsAllClear: 2 } }),
      'any clear': find({ n: { $bitsAnyClear: 1 } }),
      'a negative mask': find({ n: { $bitsAllSet: -1 } }),
    },
  ),
  ...casesFor('reference/operator/query-logical', nested, {
    either: find({ $or: [{ a: 5 }, { 'a.b': 2 }] }),
    both: find({ $and: [{ 'a.b': 1 }, { 'a.c': 2 }] }),
    neither: find({ $nor: [{ a: { $exists: false } }, { 'a.b': 1 }] }),
    'an empty list': find({ $or: [] }),
    'not a list': find({ $and: { a: 1 } }),
    'an unknown operator at the top': find({ $nothing: 1 }),
    'an unknown operator of a field': find({ a: { $nothing: 1 } }),
    'an empty $not': find({ a: { $not: {} } }),
    '$not of a value': find({ a: { $not: 5 } }),
  }),
  ...casesFor('reference/operator/query/expr', nested, {
    'compares fields': find({ $expr: { $gt: [{ $size: { $ifNull: ['$a', []] } }, 2] } }, {}),
    'an empty array is true': find({ $expr: [] }),
    'an unknown expression': find({ $expr: { $nothing: 1 } }),
    'a constant that fails': find({ $expr: { $divide: [1, 0] } }),
    'variables of the command': find({ $expr: { $eq: ['$_id', '$$n'] } }, { let: { n: 3 } }),
    'a variable that is not there': find({ $expr: '$$n' }),
  }),
  ...casesFor('reference/operator/query/jsonSchema', nested, {
    'types and required fields': find({
      $jsonSchema: { required: ['a'], properties: { a: { bsonType: 'array', minItems: 2 } } },
    }),
    'nested properties': find({
      $jsonSchema: { properties: { a: { bsonType: 'object', properties: { b: { bsonType: 'int' } } } } },
    }),
    'no others': find({ $jsonSchema: { properties: { _id: {}, a: {} }, additionalProperties: false } }),
    'an unknown keyword': find({ $jsonSchema: { nothing: 1 } }),
  }),
];
