import { Decimal128 } from 'bson';
import * as decimals from '../bson/decimal';
import {
  calculate,
  compareNumbers,
  makeDouble,
  numberType,
  toBigInt,
  toDecimal,
  toNumber,
  toIntegerNumber,
  makeInteger,
} from '../bson/numbers';
import { isInt32, isNullish, isNumeric, typeOf, type Numeric, type Value } from '../bson/types';
import { badValue, location, typeMismatch } from '../errors';
import { digitRounding, integerRounding, numberOperator } from './rounding';
import { type SequentialOperator, type SimpleOperator } from './types';
import { dateFromMilliseconds } from './date-operands';

const sumOrProduct = (name: '$add' | '$multiply'): SequentialOperator => ({
  folding: 'start',
  evaluate: (operands) => {
    let sum: Value = name === '$add' ? 0 : 1;
    let date = false;
    for (const v of operands) {
      if (isNullish(v)) return null;
      if (name === '$add' && v instanceof Date) {
        if (date) throw location(16612, 'only one date allowed in an $add expression');
        date = true;
        sum = calculate('add', toMilliseconds(sum as Numeric), makeInteger(BigInt(v.getTime()), 'long'));
      } else if (isNumeric(v))
        sum = calculate(name === '$add' ? 'add' : 'multiply', sum, date ? toMilliseconds(v) : v);
      else
        throw typeMismatch(
          `${name} only supports numeric${name === '$add' ? ' or date' : ''} types, not ${typeOf(v)}`,
        );
    }
    return date ? dateFromMilliseconds(toNumber(sum)) : sum;
  },
});

/** Converts an operand that is added to a date. Doubles are rounded half away from zero. */
function toMilliseconds(v: Numeric): Numeric {
  const n = toNumber(v);
  if (numberType(v) === 'double') return makeDouble(Math.sign(n) * Math.round(Math.abs(n)));
  return numberType(v) === 'decimal' ? makeDouble(toIntegerNumber(v)) : v;
}

function subtract(a: Value, b: Value): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return makeInteger(BigInt(a.getTime() - b.getTime()), 'long');
  if (a instanceof Date && isNumeric(b))
    return dateFromMilliseconds(a.getTime() - toNumber(toMilliseconds(b)));
  if (isNumeric(a) && isNumeric(b)) return calculate('subtract', a, b);
  throw typeMismatch(`can't $subtract ${typeOf(b)} from ${typeOf(a)}`);
}

type Operate = (a: decimals.Decimal, b: decimals.Decimal) => decimals.Decimal;

// Infinity and NaN are computed as doubles, except for the remainder of a division by infinity.
function computeDecimal(
  a: Numeric,
  b: Numeric,
  exact: Operate,
  approximate: (a: number, b: number) => number,
): Value {
  const [left, right] = [toDecimal(a), toDecimal(b)];
  const [x, y] = [decimals.parseDecimal(left), decimals.parseDecimal(right)];
  const n = approximate(toNumber(a), toNumber(b));
  if (x && y) return decimals.toDecimal128(exact(x, y), Object.is(n, -0));
  if (!x || !Number.isFinite(n)) return decimals.decimal128FromDouble(n);
  return n === 0 ? Decimal128.fromString(`${Object.is(n, -0) ? '-' : ''}0E-6176`) : left;
}

const isDecimal = (v: Value) => numberType(v) === 'decimal';

function divide(a: Value, b: Value): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw typeMismatch(`$divide only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (compareNumbers(b, 0) === 0) throw badValue("can't $divide by zero");
  if (isDecimal(a) || isDecimal(b)) return computeDecimal(a, b, decimals.divide, (x, y) => x / y);
  return makeDouble(toNumber(a) / toNumber(b));
}

function modulo(a: Value, b: Value): Value {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b))
    throw location(16611, `$mod only supports numeric types, not ${typeOf(a)} and ${typeOf(b)}`);
  if (compareNumbers(b, 0) === 0) throw location(16610, "can't $mod by zero");
  if (isDecimal(a) || isDecimal(b)) return computeDecimal(a, b, decimals.remainder, (x, y) => x % y);
  const types = [numberType(a), numberType(b)];
  if (types[0] === 'double' || (types[1] === 'double' && !isInt32(toNumber(b))))
    return makeDouble(toNumber(a) % toNumber(b));
  // A divisor that is a double with an int32 value counts as an int.
  return makeInteger(toBigInt(a) % BigInt(toNumber(b)), types.includes('long') ? 'long' : 'int');
}

/** Creates a unary operator on numbers. Null stays null. */
function absoluteValue(v: Numeric): Value {
  const type = numberType(v);
  if (type === 'double') return makeDouble(Math.abs(toNumber(v)));
  if (type === 'decimal') return Decimal128.fromString(String(v).replace(/^-/, ''));
  const n = toBigInt(v);
  if (n === -(2n ** 63n)) throw location(28680, "can't take $abs of long long min");
  return makeInteger(n < 0n ? -n : n, type);
}

export const arithmeticOperators: { [name: string]: SimpleOperator } = {
  $subtract: { minArgs: 2, maxArgs: 2, evaluate: subtract },
  $divide: { minArgs: 2, maxArgs: 2, evaluate: divide },
  $mod: { minArgs: 2, maxArgs: 2, evaluate: modulo },
  $abs: { minArgs: 1, maxArgs: 1, evaluate: numberOperator('$abs', absoluteValue) },
  $ceil: integerRounding('$ceil', Math.ceil, (a, b) => -decimals.divideFloor(-a, b)),
  $floor: integerRounding('$floor', Math.floor, decimals.divideFloor),
  $round: { minArgs: 1, maxArgs: 2, evaluate: digitRounding('$round', true) },
  $trunc: { minArgs: 1, maxArgs: 2, evaluate: digitRounding('$trunc', false) },
};

export const sequentialArithmetic: { [name: string]: SequentialOperator } = {
  $add: sumOrProduct('$add'),
  $multiply: sumOrProduct('$multiply'),
};
