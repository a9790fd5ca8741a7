import { casesFor, evaluate, type Case } from './case';
import { decimal, edgeDocs, edges, expressionCases } from './edge-values';

const day = new Date('2024-03-10T07:08:09.123Z');
export const edgeDates: Case[] = [
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
export const dateAmounts: Case[] = casesFor('reference/operator/aggregation/dateAdd', edgeDocs, {
  'an edge value as the amount': small.flatMap((v) => [
    evaluate({ $dateAdd: { startDate: '$d', unit: 'second', amount: { $literal: v } } }),
    evaluate({ $dateSubtract: { startDate: '$d', unit: 'month', amount: { $ifNull: ['$e', v] } } }),
  ]),
  'an edge value added to a date': small
    .filter((v) => !Array.isArray(v))
    .flatMap((v) => [evaluate({ $add: ['$d', v] }), evaluate({ $add: [v, '$d'] }), evaluate({ $subtract: ['$d', v] })]), // prettier-ignore
  'halves added to a date': [[0.5, '$d'], ['$d', -0.5, -0.5], ['$d', 0.25, 0.25], ['$d', decimal('0.5')], ['$d', decimal('1.5')]].map((terms) => evaluate({ $add: terms })), // prettier-ignore
});
