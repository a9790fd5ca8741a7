import { compare } from '../bson/compare';
import { toDecimal128, divide as divideDecimals, exactDecimal, parseDecimal } from '../bson/decimal';
import { calculate, makeDouble, numberType, toDecimal, toNumber } from '../bson/numbers';
import {
  definedFields,
  isDoc,
  isNullish,
  isNumeric,
  setField,
  typeOf,
  type Doc,
  type Numeric,
  type Value,
} from '../bson/types';
import { location } from '../errors';
import { sortedUnique } from './sets';

export type Accumulator = { add(v: Value): void; result(): Value };

/** Sums doubles with Kahan–Babuška compensation and other types exactly. */
function compensatedSum(): { add(v: Numeric): void; result(): Numeric } {
  let exact: Numeric = 0;
  let sum = 0;
  let lost = 0;
  let doubles = false;
  return {
    add(v) {
      if (numberType(v) !== 'double') {
        exact = calculate('add', exact, v);
        return;
      }
      doubles = true;
      const n = toNumber(v);
      const next = sum + n;
      lost += Math.abs(sum) >= Math.abs(n) ? sum - next + n : n - next + sum;
      sum = next;
    },
    result() {
      if (!doubles) return exact;
      const finite = Number.isFinite(sum);
      if (numberType(exact) !== 'decimal') return makeDouble(toNumber(exact) + sum + (finite ? lost : 0));
      const parts = finite ? [sum, lost].map((n) => toDecimal128(exactDecimal(n))) : [makeDouble(sum)];
      return parts.reduce<Numeric>((total, part) => calculate('add', total, part), exact);
    },
  };
}

function sum(): Accumulator {
  const total = compensatedSum();
  return { add: (v) => void (isNumeric(v) && total.add(v)), result: () => total.result() };
}

function average(): Accumulator {
  const total = compensatedSum();
  let count = 0;
  return {
    add(v) {
      if (!isNumeric(v)) return;
      total.add(v);
      count += 1;
    },
    result() {
      if (!count) return null;
      const all = total.result();
      if (numberType(all) !== 'decimal') return makeDouble(toNumber(all) / count);
      const p = parseDecimal(toDecimal(all));
      return p ? toDecimal128(divideDecimals(p, { coefficient: BigInt(count), exponent: 0 })) : all;
    },
  };
}

const minOrMax = (sign: 1 | -1) => (): Accumulator => {
  let best: Value;
  return {
    add(v) {
      if (!isNullish(v) && (best === undefined || compare(v, best) * sign < 0)) best = v;
    },
    result: () => best ?? null,
  };
};

const standardDeviation = (sample: boolean) => (): Accumulator => {
  let [count, mean, squares] = [0, 0, 0];
  return {
    add(v) {
      if (!isNumeric(v)) return;
      count += 1;
      const delta = toNumber(v) - mean;
      mean += delta / count;
      squares += delta * (toNumber(v) - mean);
    },
    result: () =>
      count - Number(sample) > 0 ? makeDouble(Math.sqrt(squares / (count - Number(sample)))) : null,
  };
};

function collectValues(finish: (list: Value[]) => Value): () => Accumulator {
  return () => {
    const list: Value[] = [];
    return { add: (v) => void (v !== undefined && list.push(v)), result: () => finish(list) };
  };
}

const firstOrLast = (first: boolean) => (): Accumulator => {
  let [seen, value]: [boolean, Value] = [false, null];
  return {
    add(v) {
      if (!first || !seen) value = v ?? null;
      seen = true;
    },
    result: () => value,
  };
};

function mergeObjects(): Accumulator {
  const merged: Doc = {};
  return {
    add(v) {
      if (isNullish(v)) return;
      if (!isDoc(v))
        throw location(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(v)}`);
      for (const [name, x] of definedFields(v)) setField(merged, name, x);
    },
    result: () => merged,
  };
}

/** The accumulators of `$group` and `$bucket`. */
export const accumulators: { [name: string]: () => Accumulator } = {
  $sum: sum,
  $count: sum,
  $avg: average,
  $min: minOrMax(1),
  $max: minOrMax(-1),
  $first: firstOrLast(true),
  $last: firstOrLast(false),
  $push: collectValues((list) => list),
  $addToSet: collectValues(sortedUnique),
  $mergeObjects: mergeObjects,
  $stdDevPop: standardDeviation(false),
  $stdDevSamp: standardDeviation(true),
};
