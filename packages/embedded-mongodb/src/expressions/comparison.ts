import { compare } from '../bson/compare';
import type { Value } from '../bson/types';
import type { SimpleOperator } from './types';

const comparisonOperator = (test: (order: number) => Value): SimpleOperator => ({
  minArgs: 2,
  maxArgs: 2,
  evaluate: (a, b) => test(compare(a, b)),
});

export const comparisonOperators: { [name: string]: SimpleOperator } = {
  $cmp: comparisonOperator((c) => Math.sign(c)),
  $eq: comparisonOperator((c) => c === 0),
  $ne: comparisonOperator((c) => c !== 0),
  $gt: comparisonOperator((c) => c > 0),
  $gte: comparisonOperator((c) => c >= 0),
  $lt: comparisonOperator((c) => c < 0),
  $lte: comparisonOperator((c) => c <= 0),
};
