import { compare, equal } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { rankOf, type Value } from '../bson/types';
import { badValue } from '../errors';
import { isRegex, toRegExp } from './regex';

const isNothing = (v: Value) => v === null || v === undefined;
const isNaN = (v: Value) => rankOf(v) === 10 && Number.isNaN(toNumber(v));

/** `$eq`: an expression matches strings, null also what is missing. */
export function equals(wanted: Value): (v: Value) => boolean {
  if (isRegex(wanted)) {
    const regex = toRegExp(wanted.pattern, wanted.options);
    return (v) => (typeof v === 'string' ? regex.test(v) : isRegex(v) && equal(v, wanted));
  }
  return equalsExactly(wanted);
}

/** Equality where an expression is only itself. */
export function equalsExactly(wanted: Value): (v: Value) => boolean {
  if (isNothing(wanted)) return isNothing;
  if (typeof wanted === 'string' || typeof wanted === 'boolean')
    return (v) => v === wanted || (typeof v === 'object' && equal(v, wanted));
  return (v) => v !== undefined && equal(v, wanted);
}

const accepts = {
  $gt: (c: number) => c > 0,
  $gte: (c: number) => c >= 0,
  $lt: (c: number) => c < 0,
  $lte: (c: number) => c <= 0,
};

/** `$gt`, `$gte`, `$lt`, `$lte`: only within one type, except against the smallest and largest key. */
export function inOrder(op: keyof typeof accepts, bound: Value): (v: Value) => boolean {
  if (isRegex(bound)) throw badValue(`Can't have RegEx as arg to predicate over field '${''}'.`);
  const accept = accepts[op];
  const orEqual = op === '$gte' || op === '$lte';
  if (isNothing(bound)) return orEqual ? isNothing : () => false;
  const rank = rankOf(bound);
  if (rank === -1 || rank === 127)
    return (v) => accept(v === undefined ? compare(null, bound) : compare(v, bound));
  if (isNaN(bound)) return orEqual ? isNaN : () => false;
  return (v) => rankOf(v) === rank && !isNaN(v) && accept(compare(v, bound));
}

/** `$in`: quick for long lists. */
export function isIn(list: Value): (v: Value) => boolean {
  if (!Array.isArray(list)) throw badValue('$in needs an array');
  const patterns = list.filter(isRegex).map(equals);
  const values: Value[] = list.filter((v) => !isRegex(v)).sort(compare);
  const nothing = values.some(isNothing);
  if (!patterns.length && values.every((value) => typeof value === 'string')) {
    const strings = new Set<Value>(values);
    return (v) => (typeof v === 'string' ? strings.has(v) : v !== undefined && holds(values, v));
  }
  return (v) =>
    (nothing && isNothing(v)) ||
    (v !== undefined && holds(values, v)) ||
    patterns.some((matches) => matches(v));
}

function holds(sorted: Value[], v: Value): boolean {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = compare(sorted[middle], v);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
