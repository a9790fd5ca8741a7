import { Double, Long } from 'mongodb';
import { casesFor, evaluate, type Case } from './case';
import { decimal, edgeDocs } from './edge-values';

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

export const edgeLimits = [...limits, ...decimals, ...equals];
