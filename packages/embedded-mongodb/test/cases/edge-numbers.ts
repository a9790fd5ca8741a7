import { Decimal128, Double, Int32, Long, type Document } from 'mongodb';
import { casesFor, evaluate, find, aggregate, type Case } from './case';

const D = (digits: string) => Decimal128.fromString(digits);

/** Values that stand where a whole number is asked for: too big, no whole number, of another type, none at all. */
const edges: unknown[] = [
  1e10, -1e10, Long.fromNumber(3e9), new Int32(-2147483648), Long.MIN_VALUE, Long.MAX_VALUE, 1e300, 2 ** 63, -(2 ** 63), new Double(-0),
  new Double(2), -1, 1.5, 0.5, -0.5, D('2'), D('1.5'), D('-0.5'), NaN, D('NaN'), Infinity, D('-Infinity'), D('1E-400'), null, true, 'x', [1], { q: 1 },
]; // prettier-ignore

const docs = [
  { _id: 1, a: [1, 2, 3], o: [{ x: 2 }, { x: 1 }], s: 'héllo', d: new Date(100), n: 5, l: Long.fromNumber(7), neg: -7 }, // prettier-ignore
];

type Use = (v: unknown) => unknown;
/** Every edge in a place of an expression: as a constant, and as what a field holds. */
const places = (page: string, table: { [sentence: string]: Use }): Case[] =>
  casesFor(
    `reference/operator/aggregation/${page}`,
    docs,
    Object.fromEntries(
      Object.entries(table).map(([sentence, use]) => [
        sentence,
        edges.flatMap((v) => [
          evaluate(use(v)),
          aggregate({ $set: { v: { $literal: v } } }, { $project: { r: use('$v') } }),
        ]),
      ]),
    ),
  );
/** Every edge in a place of a command. */
const commands = (
  page: string,
  table: { [sentence: string]: (v: unknown) => Document | Document[] },
): Case[] =>
  casesFor(
    page,
    docs,
    Object.fromEntries(
      Object.entries(table).map(([sentence, use]) => [sentence, edges.flatMap((v) => use(v))]),
    ),
  );

const day = new Date('2024-03-10T07:08:09.123Z');
const expressions: Case[] = [
  ...places('arrayElemAt', { 'an edge as the place': (v) => ({ $arrayElemAt: ['$a', v] }) }),
  ...places('slice', {
    'an edge as the length': (v) => ({ $slice: ['$a', v] }),
    'an edge as the start': (v) => ({ $slice: ['$a', v, 2] }),
    'an edge as the length after a start': (v) => ({ $slice: ['$a', 0, v] }),
  }),
  ...places('range', {
    'an edge as the start': (v) => ({ $range: [v, '$n'] }),
    'an edge as the end': (v) => ({ $range: [0, v] }),
    'an edge as the step': (v) => ({ $range: [0, 4, v] }),
  }),
  ...places('indexOfArray', {
    'an edge as the start': (v) => ({ $indexOfArray: ['$a', 2, v] }),
    'an edge as the end': (v) => ({ $indexOfArray: ['$a', 2, 0, v] }),
  }),
  ...places('indexOfCP', {
    'an edge as the start': (v) => ({ $indexOfCP: ['$s', 'l', v] }),
    'an edge as the end': (v) => ({ $indexOfBytes: ['$s', 'l', 0, v] }),
  }),
  ...places('indexOfBytes', {
    'an edge as the text': (v) => ({ $indexOfBytes: [v, 'l'] }),
    'an edge as what is looked for': (v) => ({ $indexOfBytes: ['$s', v] }),
  }),
  ...places('substrCP', {
    'an edge as the start': (v) => ({ $substrCP: ['$s', v, 2] }),
    'an edge as the length': (v) => ({ $substrCP: ['$s', 0, v] }),
  }),
  ...places('substrBytes', {
    'an edge as the start': (v) => ({ $substrBytes: ['$s', v, 1] }),
    'an edge as the length': (v) => ({ $substr: ['$s', 3, v] }),
  }),
  ...places('filter', { 'an edge as the limit': (v) => ({ $filter: { input: '$a', cond: true, limit: v } }) }), // prettier-ignore
  ...places('sortArray', {
    'an edge as the order': (v) => ({ $sortArray: { input: '$a', sortBy: v } }),
    'an edge as the order of a field': (v) => ({ $sortArray: { input: '$o', sortBy: { x: v } } }),
  }),
  ...places('round', {
    'an edge as the digits': (v) => ({ $round: [123.456, v] }),
    'an edge as the digits of a long': (v) => ({ $trunc: ['$l', v] }),
  }),
  ...places('zip', {
    'an edge as the lists': (v) => ({ $zip: { inputs: v } }),
    'an edge as the longest': (v) => ({ $zip: { inputs: ['$a', [1]], useLongestLength: v } }),
    'an edge as what fills': (v) => ({ $zip: { inputs: ['$a', [1]], useLongestLength: true, defaults: v } }),
  }),
  ...places('convert', { 'an edge as the type': (v) => ({ $convert: { input: '$n', to: v } }) }),
  ...places('getField', { 'an edge as the name': (v) => ({ $getField: { field: v, input: '$$ROOT' } }) }),
  ...places('setField', {
    'an edge as the name': (v) => ({ $setField: { field: v, input: '$$ROOT', value: 1 } }),
  }),
  ...places('regexMatch', {
    'an edge as the options': (v) => ({ $regexMatch: { input: 'a', regex: 'a', options: v } }),
  }),
  ...places('dateFromParts', {
    'an edge as the year': (v) => ({ $dateFromParts: { year: v } }),
    'an edge as the month': (v) => ({ $dateFromParts: { year: 2020, month: v } }),
    'an edge as the minute': (v) => ({ $dateFromParts: { year: 2020, minute: v } }),
    'an edge as the zone': (v) => ({ $dateFromParts: { year: 2020, timezone: v } }),
    'an edge beside other wrong parts': (v) => ({
      $dateFromParts: { year: v, month: 1e10, second: v, hour: -0.5 },
    }),
    'an edge as the year beside a wrong month': (v) => ({ $dateFromParts: { year: v, month: 1e10 } }),
  }),
  ...places('dateTrunc', {
    'an edge as the size': (v) => ({ $dateTrunc: { date: day, unit: 'hour', binSize: v } }),
    'an edge as the date': (v) => ({ $dateTrunc: { date: v, unit: 'hour' } }),
    'an edge as the first day': (v) => ({ $dateTrunc: { date: day, unit: 'week', startOfWeek: v } }),
  }),
  ...places('dateDiff', {
    'an edge as the start': (v) => ({ $dateDiff: { startDate: v, endDate: day, unit: 'day' } }),
    'an edge as the unit': (v) => ({ $dateDiff: { startDate: day, endDate: day, unit: v } }),
  }),
  ...places('dateToString', {
    'an edge as the format': (v) => ({ $dateToString: { date: day, format: v } }),
    'an edge as the zone': (v) => ({ $dateToString: { date: day, timezone: v } }),
  }),
  ...places('dateToParts', { 'an edge as the kind': (v) => ({ $dateToParts: { date: day, iso8601: v } }) }), // prettier-ignore
  ...places('hour', { 'an edge as the zone': (v) => ({ $hour: { date: day, timezone: v } }) }),
];

/** Dates beyond those that JavaScript knows are left out: no client of ours can read them. */
const small = edges.filter((v) => !(Math.abs(Number(String(v))) > 1e9) || v === 1e300);
const dates: Case[] = casesFor('reference/operator/aggregation/dateAdd', docs, {
  'an edge as the amount': small.flatMap((v) => [
    evaluate({ $dateAdd: { startDate: '$d', unit: 'second', amount: { $literal: v } } }),
    evaluate({ $dateSubtract: { startDate: '$d', unit: 'month', amount: { $ifNull: ['$e', v] } } }),
  ]),
  'an edge beside a date': small
    .filter((v) => !Array.isArray(v))
    .flatMap((v) => [evaluate({ $add: ['$d', v] }), evaluate({ $add: [v, '$d'] }), evaluate({ $subtract: ['$d', v] })]), // prettier-ignore
  'halves beside a date': [[0.5, '$d'], ['$d', -0.5, -0.5], ['$d', 0.25, 0.25], ['$d', D('0.5')], ['$d', D('1.5')]].map((terms) => evaluate({ $add: terms })), // prettier-ignore
});

const limits: Case[] = casesFor('reference/operator/aggregation/range', docs, {
  'a list too big for the memory': [
    evaluate({ $size: { $range: [0, 2147483647] } }),
    evaluate({ $size: { $range: ['$n', 2147483647] } }),
    evaluate({ $size: { $range: ['$n', 6553603] } }),
    evaluate({ $range: [2147483647, { $subtract: [0, 2147483647] }, '$neg'] }),
    evaluate({ $range: [2147483640, 2147483647, 5] }),
    evaluate({ $size: { $concatArrays: [{ $range: ['$n', 200_000] }, '$a'] } }),
    evaluate({ $size: { $setUnion: [{ $range: ['$n', 200_000] }, '$a'] } }),
  ],
  'a bound that is missing': [
    evaluate({ $range: [0, 4, '$nothing'] }),
    evaluate({ $slice: ['$a', 0, '$nothing'] }),
    evaluate({ $round: [1.5, '$nothing'] }),
  ],
});

const decimals: Case[] = casesFor('reference/operator/aggregation/abs', docs, {
  'numbers at the ends of their types': [
    evaluate({ $abs: D('-1E-7') }),
    evaluate({ $trunc: [Long.MIN_VALUE, -1] }),
    evaluate({ $round: [Long.MAX_VALUE, -1] }),
    evaluate({ $round: [new Double(-1), -1] }),
    evaluate({ $trunc: -0.5 }),
    evaluate({ $ceil: D('1E+6000') }),
    evaluate({ $floor: D('-Infinity') }),
    evaluate({ $mod: [7, D('1E-6000')] }),
    evaluate({ $divide: [5, D('1E-6000')] }),
    evaluate({ $toDouble: D('1E+6000') }),
    evaluate({ $toDouble: D('1E-6000') }),
  ],
});

const short = (more: Document) => find({}, { projection: { n: 1 }, ...more });
const equals: Case[] = casesFor(
  'reference/operator/aggregation/min',
  [
    { _id: 1, one: D('1'), l: Long.fromNumber(1) },
    { _id: 2, one: D('2'), l: Long.fromNumber(2) },
  ],
  {
    'of equal numbers the first, constants last': [
      evaluate({ $min: [D('1'), '$_id'] }),
      evaluate({ $max: ['$one', new Double(2), '$_id'] }),
      evaluate({ $max: [{ $max: [new Double(2), '$one'] }, '$_id'] }),
      evaluate({ $min: [{ $min: ['$l', D('1.0')] }, new Double(1), '$_id'] }),
      evaluate({ $min: [new Double(1), { $max: ['$_id', 1] }] }),
      evaluate({ $min: [{ $min: [['$one', '$_id']] }, D('1.00')] }),
      evaluate({ $sum: [D('1.00'), '$one', 0.5] }),
    ],
  },
);

const stages: Case[] = [
  ...commands('reference/operator/aggregation/limit', {
    'an edge as the number': (v) => [aggregate({ $limit: v }), aggregate({ $skip: v })],
  }),
  ...commands('reference/operator/aggregation/sample', {
    'an edge as the size': (v) => aggregate({ $sample: { size: v } }),
  }),
  ...commands('reference/operator/aggregation/group', {
    'an edge in an accumulator': (v) => [
      aggregate({ $group: { _id: null, r: { $sum: v } } }),
      aggregate({ $group: { _id: null, r: { $count: v } } }),
    ],
  }),
  ...commands('reference/command/find', {
    'an edge as a number of the command': (v) => [
      short({ limit: v }),
      short({ skip: v }),
      short({ batchSize: v }),
      { aggregate: 'c', pipeline: [{ $project: { n: 1 } }], cursor: { batchSize: v } },
    ],
    'an edge as the order': (v) => short({ sort: { n: v } }),
  }),
  ...commands('reference/command/count', {
    'an edge as a number of the command': (v) => [
      { count: 'c', limit: v },
      { count: 'c', skip: v },
    ],
  }),
  ...commands('reference/command/delete', {
    'an edge as the limit': (v) => ({ delete: 'c', deletes: [{ q: { _id: 9 }, limit: v }] }),
  }),
  ...commands('reference/command/getMore', {
    'an edge as the size': (v) => ({ getMore: Long.fromNumber(1), collection: 'c', batchSize: v }),
  }),
  ...commands('reference/operator/projection/slice', {
    'an edge as a place': (v) => [
      find({}, { projection: { 'a.x': 1, a: { $slice: [v] } } }),
      find({}, { projection: { d: 0, l: 0, neg: 0, n: 0, o: 0, s: 0, a: { $slice: v } } }),
      find({}, { projection: { d: 0, l: 0, neg: 0, n: 0, o: 0, s: 0, a: { $slice: [v, 2] } } }),
      find({}, { projection: { d: 0, l: 0, neg: 0, n: 0, o: 0, s: 0, a: { $slice: [-2, v] } } }),
    ],
  }),
];

/** An update of the document, and some of its fields behind it. */
const change = (u: Document, ...fields: string[]): Document[] => [
  { update: 'c', updates: [{ q: {}, u }] },
  find({}, { projection: Object.fromEntries(fields.map((name) => [name, 1])) }),
];

const queries: Case[] = [
  ...commands('reference/operator/query/mod', {
    'an edge as an operand': (v) => [find({ n: { $mod: [v, 1] } }), find({ n: { $mod: [2, v] } })],
  }),
  ...commands('reference/operator/query/size', { 'an edge as the size': (v) => find({ a: { $size: v } }) }),
  ...commands('reference/operator/query/type', {
    'an edge as the type': (v) => [find({ n: { $type: v } }), find({ n: { $type: [v] } })],
  }),
  ...commands('reference/operator/query/bitsAllSet', {
    'an edge as the bits': (v) => [find({ n: { $bitsAllSet: v } }), find({ n: { $bitsAnySet: [v] } })],
    'an edge as what is asked': (v) => [
      { update: 'c', updates: [{ q: {}, u: { $set: { n: v } } }] },
      find({ n: { $bitsAnySet: [0, 1, 40] } }, { projection: { _id: 1 } }),
      find({ n: { $bitsAllClear: [63] } }, { projection: { _id: 1 } }),
    ],
  }),
  ...commands('reference/operator/query/jsonSchema', {
    'an edge in a keyword': (v) =>
      [
        { minimum: v },
        { maximum: v, exclusiveMaximum: true },
        { maximum: 1, exclusiveMaximum: v },
        { bsonType: v },
      ].map((n) => short({ filter: { $jsonSchema: { properties: { n } } } })),
    'an edge as a length': (v) =>
      [{ s: { minLength: v } }, { a: { maxItems: v } }].map((properties) =>
        short({ filter: { $jsonSchema: { properties } } }),
      ),
    'an edge as what must be there': (v) => short({ filter: { $jsonSchema: { required: v } } }),
  }),
  ...commands('reference/operator/query/elemMatch', {
    'an edge as the condition': (v) => find({ a: { $elemMatch: v } }),
  }),
];

const updates: Case[] = [
  ...commands('reference/operator/update/push', {
    'an edge as $slice or $position': (v) => [
      ...change({ $push: { a: { $each: [9], $slice: v } } }, 'a'),
      ...change({ $push: { a: { $each: [9], $position: v } } }, 'a'),
      ...change({ $set: { a: [1, 2, 3] } }, 'a'),
    ],
  }),
  ...commands('reference/operator/update/pop', {
    'an edge as the end': (v) => change({ $pop: { a: v } }, 'a'),
  }),
  ...commands('reference/operator/update/inc', {
    'an edge as the amount': (v) => [
      ...change({ $inc: { n: v } }, 'n'),
      ...change({ $mul: { l: v } }, 'l'),
      ...change({ $bit: { n: { or: v } } }, 'n'),
      ...change({ $set: { n: 5, l: Long.fromNumber(7) } }, '_id'),
    ],
  }),
];

export const edgeNumbers = [...expressions, ...dates, ...limits, ...decimals, ...equals, ...stages, ...queries, ...updates]; // prettier-ignore
