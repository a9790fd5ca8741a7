import { compare } from '../bson/compare';
import { decimalOf, divide as divideDecimals, exactly, parts } from '../bson/decimal';
import { calculate, double, numberType, toDecimal, toNumber } from '../bson/numbers';
import {
  fieldsOf,
  isDoc,
  isNumeric,
  setField,
  typeOf,
  type Doc,
  type Numeric,
  type Value,
} from '../bson/types';
import { location } from '../errors';
import { distinct } from './sets';
import { isNothing } from './operands';

export type Accumulator = { add(v: Value): void; result(): Value };

/** Adds doubles without losing the small ones (Kahan-Babuska), other types exactly. */
function summing(): { add(v: Numeric): void; result(): Numeric } {
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
      if (numberType(exact) !== 'decimal') return double(toNumber(exact) + sum + (finite ? lost : 0));
      const parts = finite ? [sum, lost].map((n) => decimalOf(exactly(n))) : [double(sum)];
      return parts.reduce<Numeric>((total, part) => calculate('add', total, part), exact);
    },
  };
}

function sum(): Accumulator {
  const total = summing();
  return { add: (v) => void (isNumeric(v) && total.add(v)), result: () => total.result() };
}

function average(): Accumulator {
  const total = summing();
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
      if (numberType(all) !== 'decimal') return double(toNumber(all) / count);
      const p = parts(toDecimal(all));
      return p ? decimalOf(divideDecimals(p, { coefficient: BigInt(count), exponent: 0 })) : all;
    },
  };
}

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: Value;
  return {
    add(v) {
      if (!isNothing(v) && (best === undefined || compare(v, best) * sign < 0)) best = v;
    },
    result: () => best ?? null,
  };
};

const deviation = (sample: boolean) => (): Accumulator => {
  let [count, mean, squares] = [0, 0, 0];
  return {
    add(v) {
      if (!isNumeric(v)) return;
      count += 1;
      const delta = toNumber(v) - mean;
      mean += delta / count;
      squares += delta * (toNumber(v) - mean);
    },
    result: () => (count - Number(sample) > 0 ? double(Math.sqrt(squares / (count - Number(sample)))) : null),
  };
};

function collecting(finish: (list: Value[]) => Value): () => Accumulator {
  return () => {
    const list: Value[] = [];
    return { add: (v) => void (v !== undefined && list.push(v)), result: () => finish(list) };
  };
}

const atEnd = (first: boolean) => (): Accumulator => {
  let [seen, value]: [boolean, Value] = [false, null];
  return {
    add(v) {
      if (!first || !seen) value = v ?? null;
      seen = true;
    },
    result: () => value,
  };
};

function merging(): Accumulator {
  const merged: Doc = {};
  return {
    add(v) {
      if (isNothing(v)) return;
      if (!isDoc(v))
        throw location(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(v)}`);
      for (const [name, x] of fieldsOf(v)) setField(merged, name, x);
    },
    result: () => merged,
  };
}

/** The accumulators of `$group` and `$bucket`. */
export const accumulators: { [name: string]: () => Accumulator } = {
  $sum: sum,
  $count: sum,
  $avg: average,
  $min: extreme(1),
  $max: extreme(-1),
  $first: atEnd(true),
  $last: atEnd(false),
  $push: collecting((list) => list),
  $addToSet: collecting(distinct),
  $mergeObjects: merging,
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
};
