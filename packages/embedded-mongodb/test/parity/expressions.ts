import type { Document } from 'mongodb';
import type { Random } from './random';
import { index, number, path, scalar, value } from './values';

const leaf = (r: Random): unknown => {
  if (r.chance(0.6)) return `$${path(r)}`;
  if (r.chance(0.1)) return r.pick(['$$ROOT', '$$REMOVE', '$$CURRENT.a']);
  return r.chance(0.6) ? number(r) : { $literal: scalar(r) };
};

const binary = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$cmp', '$subtract', '$divide', '$mod', '$setDifference', '$setIsSubset', '$in', '$arrayElemAt', '$split', '$indexOfArray', '$strcasecmp']; // prettier-ignore
const many = [
  '$add',
  '$multiply',
  '$and',
  '$or',
  '$concat',
  '$concatArrays',
  '$setUnion',
  '$setIntersection',
  '$ifNull',
  '$mergeObjects',
  '$sum',
  '$avg',
  '$min',
  '$max',
];
const unary = ['$abs', '$ceil', '$floor', '$not', '$isArray', '$isNumber', '$type', '$size', '$reverseArray', '$first', '$last', '$toString', '$toInt', '$toLong', '$toDouble', '$toDecimal', '$toBool', '$toLower', '$toUpper', '$strLenCP', '$objectToArray', '$sum', '$avg', '$max', '$min', '$year', '$dayOfWeek', '$round', '$trunc', '$toDate']; // prettier-ignore

function specialForm(r: Random, depth: number): Document {
  const sub = () => expression(r, depth - 1);
  switch (r.integerBelow(18)) {
    case 0:
      return { $cond: [sub(), sub(), sub()] };
    case 1:
      return { $cond: { if: sub(), then: sub(), else: sub() } };
    case 2:
      return { $switch: { branches: r.list(1, 2, () => ({ case: sub(), then: sub() })), default: sub() } };
    case 3:
      return {
        $map: {
          input: r.pick(['$c', '$d', '$d.b', '$b']),
          as: 'x',
          in: r.pick<unknown>(['$$x', { $add: ['$$x', 1] }, '$$x.a', { v: '$$x.b' }]),
        },
      };
    case 4:
      return {
        $filter: {
          input: r.pick(['$c', '$d', '$d.b', '$b']),
          as: 'x',
          cond: r.pick<unknown>(['$$x', { $gt: ['$$x', 1] }, { $gte: ['$$x.b', number(r)] }]),
          ...(r.chance(0.3) ? { limit: index(r, [1, 2]) } : {}),
        },
      };
    case 5:
      return {
        $reduce: {
          input: r.pick(['$d.b', '$c', '$b']),
          initialValue: 0,
          in: { $add: ['$$value', { $cond: [{ $isNumber: '$$this' }, '$$this', 1] }] },
        },
      };
    case 6:
      return {
        $let: { vars: { v: sub() }, in: r.pick<unknown>(['$$v', { $eq: ['$$v', number(r)] }, '$$v.a']) },
      };
    case 7:
      return {
        $slice: [r.pick(['$c', '$d', '$b']), ...r.list(1, 2, () => index(r, [-2, -1, 1, 2, 3]))],
      };
    case 8:
      return {
        $convert: {
          input: sub(),
          to: r.pick(['int', 'double', 'string', 'bool', 'long', 'decimal', 'date', 'objectId']),
          onError: 'bad',
          onNull: 'none',
        },
      };
    case 9:
      return { [r.pick(['$substrCP', '$substrBytes'])]: [sub(), index(r, [0, 1, 2]), index(r, [0, 1, 2])] };
    case 10:
      return { $range: [index(r, [0, 1, 2]), index(r, [0, 1, 2, 3, 4, 5]), index(r, [1, 2])] };
    case 11:
      return { $regexMatch: { input: { $ifNull: ['$a', ''] }, regex: r.pick(['^a', 'b']) } };
    case 12:
      return {
        $dateToString: {
          date: { $ifNull: ['$a', null] },
          format: '%Y-%m-%d %H:%M',
          timezone: r.pick(['UTC', 'Europe/Berlin', '+05:30']),
          onNull: 'none',
        },
      };
    case 13:
      return { $arrayToObject: [r.list(0, 2, () => ({ k: r.pick(['x', 'y']), v: leaf(r) }))] };
    case 14:
      return { [r.pick(['$round', '$trunc'])]: [`$${path(r)}`, index(r, [-1, 0, 1])] };
    case 15:
      return { [r.pick(['$indexOfArray', '$indexOfCP', '$indexOfBytes'])]: [`$${r.pick(['a', 'c', 'd.b'])}`, leaf(r), ...r.list(0, 2, () => index(r, [0, 1, 2]))] }; // prettier-ignore
    case 16:
      return r.pick<() => Document>([
        () => ({ $arrayElemAt: [`$${r.pick(['b', 'c', 'd.b'])}`, index(r, [-1, 0, 1])] }),
        () => ({ $dateAdd: { startDate: new Date(0), unit: r.pick(['second', 'minute']), amount: index(r, [-1, 1, 40]) } }), // prettier-ignore
        () => ({ $dateFromParts: { year: index(r, [1999, 2024]), month: index(r, [1, 13]), minute: index(r, [0, 59]) } }), // prettier-ignore
      ])();
    default:
      return {
        $sortArray: {
          input: r.pick(['$c', '$d']),
          sortBy: r.chance(0.3) ? index(r, [1, -1]) : r.pick<unknown>([1, -1, { b: 1, a: -1 }]),
        },
      };
  }
}

/** A random aggregation expression. */
export function expression(r: Random, depth: number): unknown {
  if (depth <= 0 || r.chance(0.2)) return leaf(r);
  const sub = () => expression(r, depth - 1);
  switch (r.integerBelow(8)) {
    case 0:
    case 1:
      return { [r.pick(binary)]: [sub(), sub()] };
    case 2:
    case 3:
      return { [r.pick(many)]: r.list(2, 3, sub) };
    case 4:
    case 5:
      return { [r.pick(unary)]: sub() };
    case 6:
      return r.chance(0.5) ? { x: sub(), y: sub() } : [sub(), sub()];
    default:
      return specialForm(r, depth);
  }
}

/** A random value or expression for a computed field. */
export const computedValue = (r: Random): unknown =>
  r.chance(0.9) ? expression(r, 2) : { $literal: value(r) };
