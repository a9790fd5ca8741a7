import { compare } from '../bson/compare';
import type { Value } from '../bson/types';
import type { Plain } from './types';

// In expressions a missing value is below null, where the order of values has them in one place.
const order = (a: Value, b: Value) => compare(a, b);
const pair = (run: (c: number) => Value): Plain => ({ least: 2, most: 2, run: (a, b) => run(order(a, b)) });

export const comparison: { [name: string]: Plain } = {
  $cmp: pair((c) => Math.sign(c)),
  $eq: pair((c) => c === 0),
  $ne: pair((c) => c !== 0),
  $gt: pair((c) => c > 0),
  $gte: pair((c) => c >= 0),
  $lt: pair((c) => c < 0),
  $lte: pair((c) => c <= 0),
};
