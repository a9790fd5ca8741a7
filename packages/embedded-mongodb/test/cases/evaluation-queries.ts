import { Binary, BSONRegExp } from 'mongodb';
import { casesFor, find } from './case';
import { nested } from './nested-documents';

const words = ['abc', 'Abc', 'xabc', 'a\nb', 'é', '', 'a.c'].map((t, i) => ({ _id: i, t }));

export const evaluationQueries = [
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
