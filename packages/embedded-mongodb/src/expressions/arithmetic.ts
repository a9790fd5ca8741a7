import { Decimal128 } from 'bson';
import * as decimals from '../bson/decimal';
import {
  calculate,
  compareNumbers,
  double,
  numberType,
  toBigInt,
  toDecimal,
  toNumber,
  toWhole,
  whole,
} from '../bson/numbers';
import { isInt32, isNumeric, typeOf, type Numeric, type Value } from '../bson/types';
import { badValue, location, typeMismatch } from '../errors';
import { int32, toLong } from './integers';
import { type InTurn, type Plain } from './types';
import { isNothing } from './operands';
import { dateOf } from './date-operands';

const total = (name: '$add' | '$multiply'): InTurn => ({
  folds: 'start',
  each: (operands) => {
    let sum: Value = name === '$add' ? 0 : 1;
    let date = false;
    for (const v of operands) {
      if (isNothing(v)) return null;
      if (name === '$add' && v instanceof Date) {
        if (date) throw location(16612, 'only one date allowed in an $add expression');
        date = true;
        sum = calculate('add', inMilliseconds(sum as Numeric), whole(BigInt(v.getTime()), 'long'));
      } else if (isNumeric(v))
        sum = calculate(name === '$add' ? 'add' : 'multiply', sum, date ? inMilliseconds(v) : v);
      else
        throw typeMismatch(
          `${name} only supports numeric${name === '$add' ? ' or date' : ''} types, not ${typeOf(v)}`,
        );
    }
    return date ? dateOf(toNumber(sum)) : sum;
  },
});

/** What is added to a date: the half of a double goes away from zero. */
function inMilliseconds(v: Numeric): Numeric {
  const n = toNumber(v);
  if (numberType(v) === 'double') return double(Math.sign(n) * Math.round(Math.abs(n)));
  return numberType(v) === 'decimal' ? double(toWhole(v)) : v;
}

function subtract(a: Value, b: Value): Value {
  if (isNothing(a) || isNothing(b)) return null;
  if (a instanceof Date && b instanceof Date) return whole(BigInt(a.getTime() - b.getTime()), 'long');
  if (a instanceof Date && isNumeric(b)) return dateOf(a.getTime() - toNumber(inMilliseconds(b)));
  if (isNumeric(a) && isNumeric(b)) return calculate('subtract', a, b);
  throw typeMismatch(`can't $subtract ${typeOf(b)} from ${typeOf(a)}`);
}

type Operate = (a: decimals.Decimal, b: decimals.Decimal) => decimals.Decimal;

// What is infinite or no number goes the way of doubles, but for what a division leaves of infinity.
function onDecimals(a: Numeric, b: Numeric, exact: Operate, rough: (a: number, b: number) => number): Value {
  const [left, right] = [toDecimal(a), toDecimal(b)];
  const [x, y] = [decimals.parts(left), decimals.parts(right)];
  const n = rough(toNumber(a), toNumber(b));
  if (x && y) return decimals.decimalOf(exact(x, y), Object.is(n, -0));
  if (!x || !Number.isFinite(n)) return decimals.decimalOfDouble(n);
  return n === 0 ? Decimal128.fromString(`${Object.is(n, -0) ? '-' : ''}0E-6176`) : left;
}

const isDecimal = (v: Value) => numberType(v) === 'decimal';

function divide(a: Value, b: Value): Value {
  if (isNothing(a) || isNothing(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw typeMismatch(`$divide only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (compareNumbers(b, 0) === 0) throw badValue("can't $divide by zero");
  if (isDecimal(a) || isDecimal(b)) return onDecimals(a, b, decimals.divide, (x, y) => x / y);
  return double(toNumber(a) / toNumber(b));
}

function modulo(a: Value, b: Value): Value {
  if (isNothing(a) || isNothing(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw location(16611, `$mod only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (compareNumbers(b, 0) === 0) throw location(16610, "can't $mod by zero");
  if (isDecimal(a) || isDecimal(b)) return onDecimals(a, b, decimals.remainder, (x, y) => x % y);
  const types = [numberType(a), numberType(b)];
  if (types[0] === 'double' || (types[1] === 'double' && !isInt32(toNumber(b))))
    return double(toNumber(a) % toNumber(b));
  // A whole double as the divisor counts as an int.
  return whole(toBigInt(a) % BigInt(toNumber(b)), types.includes('long') ? 'long' : 'int');
}

/** A function on one number; doubles where the type allows no other. */
const onNumber =
  (name: string, run: (v: Numeric) => Value) =>
  (v: Value): Value => {
    if (isNothing(v)) return null;
    if (!isNumeric(v)) throw location(28765, `${name} only supports numeric types, not ${typeOf(v)}`);
    return run(v);
  };

type Rounding = (a: bigint, b: bigint) => bigint;

/** A decimal at so many places, its sign kept when nothing else is left of it. */
function rounded(d: Decimal128, places: number, divide: Rounding): Decimal128 {
  const p = decimals.parts(d);
  return p ? decimals.decimalOf(decimals.withExponent(p, -places, divide), String(d).startsWith('-')) : d;
}

const integral = (name: string, run: (n: number) => number, divide: Rounding): Plain => ({
  least: 1,
  most: 1,
  run: onNumber(name, (v) => {
    const type = numberType(v);
    // A decimal with more digits before its point than it can hold is no number.
    if (type === 'decimal')
      return Math.abs(toNumber(v)) < 1e34
        ? rounded(v as Decimal128, 0, divide)
        : Decimal128.fromString('NaN');
    return type === 'double' ? double(run(toNumber(v))) : v;
  }),
});

function absolute(v: Numeric): Value {
  const type = numberType(v);
  if (type === 'double') return double(Math.abs(toNumber(v)));
  if (type === 'decimal') return Decimal128.fromString(String(v).replace(/^-/, ''));
  const n = toBigInt(v);
  if (n === -(2n ** 63n)) throw location(28680, "can't take $abs of long long min");
  return whole(n < 0n ? -n : n, type);
}

const rounding =
  (name: string, even: boolean) =>
  (v: Value, ...more: Value[]): Value => {
    const [digits = 0] = more;
    if ([v, ...more].some(isNothing)) return null;
    if (!isNumeric(v)) throw location(51081, `${name} only supports numeric types, not ${typeOf(v)}`);
    const type = numberType(v);
    toLong(digits);
    const places = int32(digits, 51082, `${name}'s precision`);
    if (places < -20 || places > 100)
      throw location(51083, `cannot apply ${name} with precision value ${places}`);
    const divide = even ? decimals.divideHalfEven : (x: bigint, y: bigint) => x / y;
    if (type === 'decimal') return rounded(v as Decimal128, places, divide);
    if (!Number.isFinite(toNumber(v)) || (type !== 'double' && places >= 0)) return v;
    const given =
      type === 'double' ? decimals.exactly(toNumber(v)) : { coefficient: toBigInt(v), exponent: 0 };
    if (-places <= given.exponent) return v;
    const { coefficient, exponent } = decimals.withExponent(given, -places, divide);
    if (type === 'double') return double(Number(`${coefficient}e${exponent}`) || 0 * toNumber(v));
    const n = coefficient * 10n ** BigInt(exponent);
    if (BigInt.asIntN(64, n) !== n)
      throw location(51080, `invalid conversion from Decimal128 result in ${name}`);
    return whole(n, type);
  };

export const arithmetic: { [name: string]: Plain } = {
  $subtract: { least: 2, most: 2, run: subtract },
  $divide: { least: 2, most: 2, run: divide },
  $mod: { least: 2, most: 2, run: modulo },
  $abs: { least: 1, most: 1, run: onNumber('$abs', absolute) },
  $ceil: integral('$ceil', Math.ceil, (a, b) => -decimals.divideDown(-a, b)),
  $floor: integral('$floor', Math.floor, decimals.divideDown),
  $round: { least: 1, most: 2, run: rounding('$round', true) },
  $trunc: { least: 1, most: 2, run: rounding('$trunc', false) },
};

export const arithmeticInTurn: { [name: string]: InTurn } = {
  $add: total('$add'),
  $multiply: total('$multiply'),
};
