import { compare, equal } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { isNullish, rankOf, type Value } from '../bson/types';
import { badValue } from '../errors';
import { isRegex, toRegExp } from './regex';

const isNaN = (v: Value) => rankOf(v) === 10 && Number.isNaN(toNumber(v));

/** Implicit equality: a regular expression matches strings, and null matches missing fields too. */
export function equalsOrMatches(wanted: Value): (v: Value) => boolean {
  if (isRegex(wanted)) {
    const regex = toRegExp(wanted.pattern, wanted.options);
    return (v) => (typeof v === 'string' ? regex.test(v) : isRegex(v) && equal(v, wanted));
  }
  return equalsExactly(wanted);
}

/** `$eq`: a regular expression equals only itself. */
export function equalsExactly(wanted: Value): (v: Value) => boolean {
  if (isNullish(wanted)) return isNullish;
  if (typeof wanted === 'string' || typeof wanted === 'boolean')
    return (v) => v === wanted || (typeof v === 'object' && equal(v, wanted));
  return (v) => v !== undefined && equal(v, wanted);
}

const comparisonTests = {
  $gt: (c: number) => c > 0,
  $gte: (c: number) => c >= 0,
  $lt: (c: number) => c < 0,
  $lte: (c: number) => c <= 0,
};

/** `$gt`, `$gte`, `$lt`, `$lte`: they compare within one type only, except with MinKey and MaxKey. */
export function comparesWith(op: keyof typeof comparisonTests, bound: Value): (v: Value) => boolean {
  if (isRegex(bound)) throw badValue(`Can't have RegEx as arg to predicate over field '${''}'.`);
  const accept = comparisonTests[op];
  const orEqual = op === '$gte' || op === '$lte';
  if (isNullish(bound)) return orEqual ? isNullish : () => false;
  const rank = rankOf(bound);
  if (rank === -1 || rank === 127)
    return (v) => accept(v === undefined ? compare(null, bound) : compare(v, bound));
  if (isNaN(bound)) return orEqual ? isNaN : () => false;
  return (v) => rankOf(v) === rank && !isNaN(v) && accept(compare(v, bound));
}

/** `$in`. Long lists are searched by hash or binary search. */
export function isOneOf(list: Value): (v: Value) => boolean {
  if (!Array.isArray(list)) throw badValue('$in needs an array');
  const patterns = list.filter(isRegex).map(equalsOrMatches);
  const values: Value[] = list.filter((v) => !isRegex(v)).sort(compare);
  const nothing = values.some(isNullish);
  if (!patterns.length && values.every((value) => typeof value === 'string')) {
    const strings = new Set<Value>(values);
    return (v) => (typeof v === 'string' ? strings.has(v) : v !== undefined && includesSorted(values, v));
  }
  return (v) =>
    (nothing && isNullish(v)) ||
    (v !== undefined && includesSorted(values, v)) ||
    patterns.some((matches) => matches(v));
}

function includesSorted(sorted: Value[], v: Value): boolean {
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
