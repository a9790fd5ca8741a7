import { compare, equal } from '../bson/compare';
import type { Value } from '../bson/types';
import { location } from '../errors';
import { combine, type Expression, type InTurn, type Plain, type Special } from './types';
import { typeOf } from '../bson/types';
import { isNothing, isTrue } from './operands';

const many = Number.MAX_SAFE_INTEGER;

/** Values in order, each once. */
export function distinct(list: Value[]): Value[] {
  const sorted = [...list].sort(compare);
  return sorted.filter((v, i) => i === 0 || !equal(v, sorted[i - 1]));
}

function asSet(name: string, v: Value, code: number): Value[] {
  if (!Array.isArray(v))
    throw location(code, `${name} argument must be an array, but is of type: ${typeOf(v)}`);
  return v;
}

const within = (list: Value[], v: Value) => list.some((x) => equal(x, v));

export const sets: { [name: string]: Plain } = {
  $setDifference: {
    least: 2,
    most: 2,
    run: (a, b) => {
      if (isNothing(a) || isNothing(b)) return null;
      const [left, right] = [asSet('$setDifference', a, 17048), asSet('$setDifference', b, 17049)];
      return left.filter((v, i) => !within(right, v) && left.findIndex((x) => equal(x, v)) === i);
    },
  },
  $setEquals: {
    least: 2,
    most: many,
    run: (...lists) => {
      const [first, ...others] = lists.map((v) => distinct(asSet('$setEquals', v, 17044)));
      return others.every((other) => equal(first, other));
    },
  },
  $allElementsTrue: { least: 1, most: 1, run: (v) => asSet('$allElementsTrue', v, 17040).every(isTrue) },
  $anyElementTrue: { least: 1, most: 1, run: (v) => asSet('$anyElementTrue', v, 17041).some(isTrue) },
};

export const setsInTurn: { [name: string]: InTurn } = {
  $setUnion: {
    folds: 'all',
    each: (lists) => {
      const all: Value[] = [];
      for (const list of lists) {
        if (isNothing(list)) return null;
        for (const v of asSet('$setUnion', list, 17043)) all.push(v);
      }
      return distinct(all);
    },
  },
  $setIntersection: {
    folds: 'all',
    each: (lists) => {
      let common: Value[] | undefined;
      for (const list of lists) {
        if (isNothing(list)) return null;
        const set = asSet('$setIntersection', list, 17047);
        common = common ? common.filter((v) => within(set, v)) : distinct(set);
      }
      return common ?? [];
    },
  },
};

// With a constant set MongoDB looks things up in it, and has other numbers for its errors.
const isSubset: Special = (operand, scope, compile) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
  if (parts.length !== 2)
    throw location(
      16020,
      `Expression $setIsSubset takes exactly 2 arguments. ${parts.length} were passed in.`,
    );
  const [some, all] = parts as [Expression, Expression];
  const known = all.constant && !some.constant && !scope.inOrder;
  if (known) scope.checks.push(() => asSet('$setIsSubset', all({}, {}), 17311));
  return combine(parts, (root, vars) => {
    const values = [some(root, vars), all(root, vars)];
    const left = asSet('$setIsSubset', values[0], known ? 17310 : 17046);
    const right = asSet('$setIsSubset', values[1], 17042);
    return left.every((v) => within(right, v));
  });
};

export const setSpecials: { [name: string]: Special } = { $setIsSubset: isSubset };
