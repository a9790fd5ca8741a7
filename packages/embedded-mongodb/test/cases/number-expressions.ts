import { Double, Int32 } from 'mongodb';
import { calls } from './expression-document';

export const numberExpressions = [
  ...calls('reference/operator/aggregation/add', {
    'widens types': [
      { $add: ['$n', 1] },
      { $add: ['$n', '$f'] },
      { $add: ['$n', '$l'] },
      { $add: ['$f', '$m'] },
      { $add: ['$l', new Double(1)] },
    ],
    'adds a number to a date': { $add: ['$d', 1000] },
    'returns null for null': { $add: ['$n', '$z'] },
    'rejects a string': { $add: ['$n', '$s'] },
    'int overflow yields a long': { $add: [new Int32(2147483647), '$n'] },
  }),
  ...calls('reference/operator/aggregation/subtract', {
    'subtracts numbers and dates': [
      { $subtract: ['$n', '$f'] },
      { $subtract: ['$d', 1000] },
      { $subtract: ['$d', '$d'] },
    ],
    'rejects a date as the subtrahend of a number': { $subtract: [1, '$d'] },
  }),
  ...calls('reference/operator/aggregation/multiply', {
    'widens types': [
      { $multiply: ['$n', '$n'] },
      { $multiply: ['$n', '$m'] },
      { $multiply: ['$l', '$f'] },
      { $multiply: [] },
    ],
  }),
  ...calls('reference/operator/aggregation/divide', {
    'yields a double or a decimal': [
      { $divide: ['$n', 5] },
      { $divide: ['$m', 3] },
      { $divide: ['$l', '$f'] },
    ],
    'rejects zero as the divisor': { $divide: ['$n', { $subtract: ['$n', '$n'] }] },
  }),
  ...calls('reference/operator/aggregation/mod', {
    'supports all numeric types': [
      { $mod: ['$n', 3] },
      { $mod: ['$f', 2] },
      { $mod: [{ $multiply: ['$n', -1] }, 3] },
    ],
    'rejects zero as the divisor': { $mod: ['$n', 0] },
  }),
  ...calls('reference/operator/aggregation/round', {
    'rounds half to even': [
      { $round: '$f' },
      { $round: [3.5, 0] },
      { $round: [1234.5678, 2] },
      { $round: [1250, -2] },
      { $round: ['$m', 1] },
    ],
    'keeps infinities and NaN': [
      { $round: [NaN, 1] },
      { $trunc: Infinity },
      { $floor: NaN },
      { $ceil: -Infinity },
    ],
    'truncates, rounds up and down': [
      { $trunc: [-2.7] },
      { $trunc: [1234.5678, 2] },
      { $ceil: 1.2 },
      { $floor: -1.2 },
      { $abs: -3 },
    ],
  }),
];
