import { Decimal128 } from 'bson';
import * as decimals from '../bson/decimal';
import { makeDouble, numberType, toBigInt, toNumber, makeInteger } from '../bson/numbers';
import { isNullish, isNumeric, typeOf, type Numeric, type Value } from '../bson/types';
import { location } from '../errors';
import { int32, toLong } from './integers';
import { type SimpleOperator } from './types';

export const numberOperator =
  (name: string, run: (v: Numeric) => Value) =>
  (v: Value): Value => {
    if (isNullish(v)) return null;
    if (!isNumeric(v)) throw location(28765, `${name} only supports numeric types, not ${typeOf(v)}`);
    return run(v);
  };

type Rounding = (a: bigint, b: bigint) => bigint;

/** Rounds a decimal to a number of places. Zero keeps the sign of the operand. */
function roundDecimal(d: Decimal128, places: number, divide: Rounding): Decimal128 {
  const p = decimals.parseDecimal(d);
  return p ? decimals.toDecimal128(decimals.withExponent(p, -places, divide), String(d).startsWith('-')) : d;
}

export const integerRounding = (
  name: string,
  run: (n: number) => number,
  divide: Rounding,
): SimpleOperator => ({
  minArgs: 1,
  maxArgs: 1,
  evaluate: numberOperator(name, (v) => {
    const type = numberType(v);
    // As in MongoDB, a decimal with more integer digits than it can hold becomes NaN.
    if (type === 'decimal')
      return Math.abs(toNumber(v)) < 1e34
        ? roundDecimal(v as Decimal128, 0, divide)
        : Decimal128.fromString('NaN');
    return type === 'double' ? makeDouble(run(toNumber(v))) : v;
  }),
});

export const digitRounding =
  (name: string, even: boolean) =>
  (v: Value, ...more: Value[]): Value => {
    const [digits = 0] = more;
    if ([v, ...more].some(isNullish)) return null;
    if (!isNumeric(v)) throw location(51081, `${name} only supports numeric types, not ${typeOf(v)}`);
    const type = numberType(v);
    toLong(digits);
    const places = int32(digits, 51082, `${name}'s precision`);
    if (places < -20 || places > 100)
      throw location(51083, `cannot apply ${name} with precision value ${places}`);
    const divide = even ? decimals.divideHalfEven : (x: bigint, y: bigint) => x / y;
    if (type === 'decimal') return roundDecimal(v as Decimal128, places, divide);
    if (!Number.isFinite(toNumber(v)) || (type !== 'double' && places >= 0)) return v;
    const decimal =
      type === 'double' ? decimals.exactDecimal(toNumber(v)) : { coefficient: toBigInt(v), exponent: 0 };
    if (-places <= decimal.exponent) return v;
    const { coefficient, exponent } = decimals.withExponent(decimal, -places, divide);
    if (type === 'double') return makeDouble(Number(`${coefficient}e${exponent}`) || 0 * toNumber(v));
    const n = coefficient * 10n ** BigInt(exponent);
    if (BigInt.asIntN(64, n) !== n)
      throw location(51080, `invalid conversion from Decimal128 result in ${name}`);
    return makeInteger(n, type);
  };
