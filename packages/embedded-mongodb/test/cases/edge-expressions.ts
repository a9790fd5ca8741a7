import { Double, Long } from 'mongodb';
import { casesFor, evaluate, type Case } from './case';
import { decimal, edgeDocs, edges, expressionCases } from './edge-values';

const day = new Date('2024-03-10T07:08:09.123Z');
const expressions: Case[] = [
  ...expressionCases('arrayElemAt', { 'an edge value as the index': (v) => ({ $arrayElemAt: ['$a', v] }) }),
  ...expressionCases('slice', {
    'an edge value as the length': (v) => ({ $slice: ['$a', v] }),
    'an edge value as the start': (v) => ({ $slice: ['$a', v, 2] }),
    'an edge value as the length after a start': (v) => ({ $slice: ['$a', 0, v] }),
  }),
  ...expressionCases('range', {
    'an edge value as the start': (v) => ({ $range: [v, '$n'] }),
    'an edge value as the end': (v) => ({ $range: [0, v] }),
    'an edge value as the step': (v) => ({ $range: [0, 4, v] }),
  }),
  ...expressionCases('indexOfArray', {
    'an edge value as the start': (v) => ({ $indexOfArray: ['$a', 2, v] }),
    'an edge value as the end': (v) => ({ $indexOfArray: ['$a', 2, 0, v] }),
  }),
  ...expressionCases('indexOfCP', {
    'an edge value as the start': (v) => ({ $indexOfCP: ['$s', 'l', v] }),
    'an edge value as the end': (v) => ({ $indexOfBytes: ['$s', 'l', 0, v] }),
  }),
  ...expressionCases('indexOfBytes', {
    'an edge value as the string': (v) => ({ $indexOfBytes: [v, 'l'] }),
    'an edge value as the searched string': (v) => ({ $indexOfBytes: ['$s', v] }),
  }),
  ...expressionCases('substrCP', {
    'an edge value as the start': (v) => ({ $substrCP: ['$s', v, 2] }),
    'an edge value as the length': (v) => ({ $substrCP: ['$s', 0, v] }),
  }),
  ...expressionCases('substrBytes', {
    'an edge value as the start': (v) => ({ $substrBytes: ['$s', v, 1] }),
    'an edge value as the length': (v) => ({ $substr: ['$s', 3, v] }),
  }),
  ...expressionCases('filter', { 'an edge value as the limit': (v) => ({ $filter: { input: '$a', cond: true, limit: v } }) }), // prettier-ignore
  ...expressionCases('sortArray', {
    'an edge value as the sort direction': (v) => ({ $sortArray: { input: '$a', sortBy: v } }),
    'an edge value as the sort direction of a field': (v) => ({
      $sortArray: { input: '$o', sortBy: { x: v } },
    }),
  }),
  ...expressionCases('round', {
    'an edge value as the precision': (v) => ({ $round: [123.456, v] }),
    'an edge value as the precision of a long': (v) => ({ $trunc: ['$l', v] }),
  }),
  ...expressionCases('zip', {
    'an edge value as the inputs': (v) => ({ $zip: { inputs: v } }),
    'an edge value as useLongestLength': (v) => ({ $zip: { inputs: ['$a', [1]], useLongestLength: v } }),
    'an edge value as the defaults': (v) => ({
      $zip: { inputs: ['$a', [1]], useLongestLength: true, defaults: v },
    }),
  }),
  ...expressionCases('convert', {
    'an edge value as the type': (v) => ({ $convert: { input: '$n', to: v } }),
  }),
  ...expressionCases('getField', {
    'an edge value as the field name': (v) => ({ $getField: { field: v, input: '$$ROOT' } }),
  }),
  ...expressionCases('setField', {
    'an edge value as the field name': (v) => ({ $setField: { field: v, input: '$$ROOT', value: 1 } }),
  }),
  ...expressionCases('regexMatch', {
    'an edge value as the options': (v) => ({ $regexMatch: { input: 'a', regex: 'a', options: v } }),
  }),
  ...expressionCases('dateFromParts', {
    'an edge value as the year': (v) => ({ $dateFromParts: { year: v } }),
    'an edge value as the month': (v) => ({ $dateFromParts: { year: 2020, month: v } }),
    'an edge value as the minute': (v) => ({ $dateFromParts: { year: 2020, minute: v } }),
    'an edge value as the time zone': (v) => ({ $dateFromParts: { year: 2020, timezone: v } }),
    'an edge value beside other invalid fields': (v) => ({
      $dateFromParts: { year: v, month: 1e10, second: v, hour: -0.5 },
    }),
    'an edge value as the year beside an invalid month': (v) => ({
      $dateFromParts: { year: v, month: 1e10 },
    }),
  }),
  ...expressionCases('dateTrunc', {
    'an edge value as the size': (v) => ({ $dateTrunc: { date: day, unit: 'hour', binSize: v } }),
    'an edge value as the date': (v) => ({ $dateTrunc: { date: v, unit: 'hour' } }),
    'an edge value as the start of the week': (v) => ({
      $dateTrunc: { date: day, unit: 'week', startOfWeek: v },
    }),
  }),
  ...expressionCases('dateDiff', {
    'an edge value as the start': (v) => ({ $dateDiff: { startDate: v, endDate: day, unit: 'day' } }),
    'an edge value as the unit': (v) => ({ $dateDiff: { startDate: day, endDate: day, unit: v } }),
  }),
  ...expressionCases('dateToString', {
    'an edge value as the format': (v) => ({ $dateToString: { date: day, format: v } }),
    'an edge value as the time zone': (v) => ({ $dateToString: { date: day, timezone: v } }),
  }),
  ...expressionCases('dateToParts', { 'an edge value as iso8601': (v) => ({ $dateToParts: { date: day, iso8601: v } }) }), // prettier-ignore
  ...expressionCases('hour', {
    'an edge value as the time zone': (v) => ({ $hour: { date: day, timezone: v } }),
  }),
];

/** Without dates beyond JavaScript's range, which clients cannot read. */
const small = edges.filter((v) => !(Math.abs(Number(String(v))) > 1e9) || v === 1e300);
const dates: Case[] = casesFor('reference/operator/aggregation/dateAdd', edgeDocs, {
  'an edge value as the amount': small.flatMap((v) => [
    evaluate({ $dateAdd: { startDate: '$d', unit: 'second', amount: { $literal: v } } }),
    evaluate({ $dateSubtract: { startDate: '$d', unit: 'month', amount: { $ifNull: ['$e', v] } } }),
  ]),
  'an edge value added to a date': small
    .filter((v) => !Array.isArray(v))
    .flatMap((v) => [evaluate({ $add: ['$d', v] }), evaluate({ $add: [v, '$d'] }), evaluate({ $subtract: ['$d', v] })]), // prettier-ignore
  'halves added to a date': [[0.5, '$d'], ['$d', -0.5, -0.5], ['$d', 0.25, 0.25], ['$d', decimal('0.5')], ['$d', decimal('1.5')]].map((terms) => evaluate({ $add: terms })), // prettier-ignore
});

const limits: Case[] = casesFor('reference/operator/aggregation/range', edgeDocs, {
  'a range that needs too much memory': [
    evaluate({ $size: { $range: [0, 2147483647] } }),
    evaluate({ $size: { $range: ['$n', 2147483647] } }),
    evaluate({ $size: { $range: ['$n', 6553603] } }),
    evaluate({ $range: [2147483647, { $subtract: [0, 2147483647] }, '$neg'] }),
    evaluate({ $range: [2147483640, 2147483647, 5] }),
    evaluate({ $size: { $concatArrays: [{ $range: ['$n', 200_000] }, '$a'] } }),
    evaluate({ $size: { $setUnion: [{ $range: ['$n', 200_000] }, '$a'] } }),
  ],
  'a missing bound': [
    evaluate({ $range: [0, 4, '$nothing'] }),
    evaluate({ $slice: ['$a', 0, '$nothing'] }),
    evaluate({ $round: [1.5, '$nothing'] }),
  ],
});

const decimals: Case[] = casesFor('reference/operator/aggregation/abs', edgeDocs, {
  'numbers at the limits of their types': [
    evaluate({ $abs: decimal('-1E-7') }),
    evaluate({ $trunc: [Long.MIN_VALUE, -1] }),
    evaluate({ $round: [Long.MAX_VALUE, -1] }),
    evaluate({ $round: [new Double(-1), -1] }),
    evaluate({ $trunc: -0.5 }),
    evaluate({ $ceil: decimal('1E+6000') }),
    evaluate({ $floor: decimal('-Infinity') }),
    evaluate({ $mod: [7, decimal('1E-6000')] }),
    evaluate({ $divide: [5, decimal('1E-6000')] }),
    evaluate({ $toDouble: decimal('1E+6000') }),
    evaluate({ $toDouble: decimal('1E-6000') }),
  ],
});

const equals: Case[] = casesFor(
  'reference/operator/aggregation/min',
  [
    { _id: 1, one: decimal('1'), l: Long.fromNumber(1) },
    { _id: 2, one: decimal('2'), l: Long.fromNumber(2) },
  ],
  {
    'the first of equal numbers wins, with constants last': [
      evaluate({ $min: [decimal('1'), '$_id'] }),
      evaluate({ $max: ['$one', new Double(2), '$_id'] }),
      evaluate({ $max: [{ $max: [new Double(2), '$one'] }, '$_id'] }),
      evaluate({ $min: [{ $min: ['$l', decimal('1.0')] }, new Double(1), '$_id'] }),
      evaluate({ $min: [new Double(1), { $max: ['$_id', 1] }] }),
      evaluate({ $min: [{ $min: [['$one', '$_id']] }, decimal('1.00')] }),
      evaluate({ $sum: [decimal('1.00'), '$one', 0.5] }),
    ],
  },
);

export const edgeExpressions = [...expressions, ...dates, ...limits, ...decimals, ...equals];
