import { compare, equal } from '../bson/compare';
import { isNullish, type Value } from '../bson/types';
import { location } from '../errors';
import {
  combineExpressions,
  type Expression,
  type SequentialOperator,
  type SimpleOperator,
  type SpecialForm,
} from './types';
import { typeOf } from '../bson/types';
import { isTruthy } from './operands';

const unlimited = Number.MAX_SAFE_INTEGER;

/** Sorts values and removes duplicates. */
export function sortedUnique(list: Value[]): Value[] {
  const sorted = [...list].sort(compare);
  return sorted.filter((v, i) => i === 0 || !equal(v, sorted[i - 1]));
}

function asSet(name: string, v: Value, code: number): Value[] {
  if (!Array.isArray(v))
    throw location(code, `${name} argument must be an array, but is of type: ${typeOf(v)}`);
  return v;
}

const containsValue = (list: Value[], v: Value) => list.some((x) => equal(x, v));

export const setOperators: { [name: string]: SimpleOperator } = {
  $setDifference: {
    minArgs: 2,
    maxArgs: 2,
    evaluate: (a, b) => {
      if (isNullish(a) || isNullish(b)) return null;
      const [left, right] = [asSet('$setDifference', a, 17048), asSet('$setDifference', b, 17049)];
      return left.filter((v, i) => !containsValue(right, v) && left.findIndex((x) => equal(x, v)) === i);
    },
  },
  $setEquals: {
    minArgs: 2,
    maxArgs: unlimited,
    evaluate: (...lists) => {
      const [first, ...others] = lists.map((v) => sortedUnique(asSet('$setEquals', v, 17044)));
      return others.every((other) => equal(first, other));
    },
  },
  $allElementsTrue: {
    minArgs: 1,
    maxArgs: 1,
    evaluate: (v) => asSet('$allElementsTrue', v, 17040).every(isTruthy),
  },
  $anyElementTrue: {
    minArgs: 1,
    maxArgs: 1,
    evaluate: (v) => asSet('$anyElementTrue', v, 17041).some(isTruthy),
  },
};

export const sequentialSetOperators: { [name: string]: SequentialOperator } = {
  $setUnion: {
    folding: 'all',
    evaluate: (lists) => {
      const all: Value[] = [];
      for (const list of lists) {
        if (isNullish(list)) return null;
        for (const v of asSet('$setUnion', list, 17043)) all.push(v);
      }
      return sortedUnique(all);
    },
  },
  $setIntersection: {
    folding: 'all',
    evaluate: (lists) => {
      let common: Value[] | undefined;
      for (const list of lists) {
        if (isNullish(list)) return null;
        const set = asSet('$setIntersection', list, 17047);
        common = common ? common.filter((v) => containsValue(set, v)) : sortedUnique(set);
      }
      return common ?? [];
    },
  },
};

// MongoDB compiles a constant second operand to a lookup set, whose errors have other codes.
const isSubset: SpecialForm = (operand, scope, compile) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map((part: Value) => compile(part, scope));
  if (parts.length !== 2)
    throw location(
      16020,
      `Expression $setIsSubset takes exactly 2 arguments. ${parts.length} were passed in.`,
    );
  const [subset, superset] = parts as [Expression, Expression];
  const hasLookupSet = superset.isConstant && !subset.isConstant && !scope.unoptimized;
  if (hasLookupSet) scope.constantChecks.push(() => asSet('$setIsSubset', superset({}, {}), 17311));
  return combineExpressions(parts, (root, vars) => {
    const values = [subset(root, vars), superset(root, vars)];
    const left = asSet('$setIsSubset', values[0], hasLookupSet ? 17310 : 17046);
    const right = asSet('$setIsSubset', values[1], 17042);
    return left.every((v) => containsValue(right, v));
  });
};

export const setForms: { [name: string]: SpecialForm } = { $setIsSubset: isSubset };
