import { Decimal128, Double, Long } from 'bson';
import * as decimals from './decimal';
import { isInt32, typeOf, type Numeric, type Value } from './types';

export type NumberType = 'int' | 'long' | 'double' | 'decimal';

/** The numeric type of a value, or undefined. */
export function numberType(v: Value): NumberType | undefined {
  const type = typeOf(v);
  return type === 'int' || type === 'long' || type === 'double' || type === 'decimal' ? type : undefined;
}

/** A number as a JavaScript number; a long or a decimal may lose digits. */
export function toNumber(v: Value): number {
  if (typeof v === 'number') return v;
  if (v instanceof Date) return v.getTime();
  if (typeof v === 'boolean') return v ? 1 : 0;
  const type = typeOf(v);
  if (type === 'decimal') return Number(String(v));
  if (type === 'long') return (v as Long).toNumber();
  return Number((v as Double).valueOf());
}

/** The whole number that a number of any type is, if 32 bits hold it. */
export function asInt32(v: Value): number | undefined {
  const n = toNumber(v) | 0;
  return compareNumbers(v, n) === 0 ? n : undefined;
}

/** The whole number that a number of any type is, if 64 bits hold it. */
export function asInt64(v: Value): bigint | undefined {
  if (!(Math.abs(toNumber(v)) <= 2 ** 63)) return undefined;
  const { coefficient, exponent } = exact(v);
  const unit = 10n ** BigInt(Math.abs(exponent));
  if (exponent < 0 && coefficient % unit !== 0n) return undefined;
  const n = exponent < 0 ? coefficient / unit : coefficient * unit;
  return BigInt.asIntN(64, n) === n ? n : undefined;
}

/** A number made whole: a double loses its fraction, a decimal is rounded to even. */
export function toWhole(v: Value): number {
  const p = numberType(v) === 'decimal' ? decimals.parts(v as Decimal128) : undefined;
  if (!p || p.exponent >= 0) return Math.trunc(toNumber(v));
  return Number(decimals.divideHalfEven(p.coefficient, 10n ** BigInt(-p.exponent)));
}

/** A double, marked as one when it is whole. */
export const double = (n: number): number | Double => (isInt32(n) ? new Double(n) : n);

/** A whole number in the smallest type of at least `least` that holds it; a double when none does. */
export function whole(n: bigint, least: 'int' | 'long' = 'int'): Numeric {
  if (least === 'int' && n >= -2147483648n && n <= 2147483647n) return Number(n);
  if (n >= -(2n ** 63n) && n < 2n ** 63n) return Long.fromBigInt(n);
  return double(Number(n));
}

/** An int or a long as a bigint. */
export const toBigInt = (v: Value): bigint => (typeof v === 'number' ? BigInt(v) : (v as Long).toBigInt());

/** A number as a decimal. */
export function toDecimal(v: Value): Decimal128 {
  const type = numberType(v);
  if (type === 'decimal') return v as Decimal128;
  if (type === 'double') return decimals.decimalOfDouble(toNumber(v));
  return Decimal128.fromString(toBigInt(v).toString());
}

type Operation = {
  whole: (a: bigint, b: bigint) => bigint;
  double: (a: number, b: number) => number;
  decimal: (a: decimals.Decimal, b: decimals.Decimal) => decimals.Decimal;
};

const operations = {
  add: { whole: (a, b) => a + b, double: (a, b) => a + b, decimal: decimals.add },
  subtract: {
    whole: (a, b) => a - b,
    double: (a, b) => a - b,
    decimal: decimals.subtract,
  },
  multiply: { whole: (a, b) => a * b, double: (a, b) => a * b, decimal: decimals.multiply },
} satisfies Record<string, Operation>;

/** a + b, a - b, a * b in the wider type of both, as MongoDB widens. */
export function calculate(name: keyof typeof operations, a: Value, b: Value): Numeric {
  const op: Operation = operations[name];
  const types = [numberType(a), numberType(b)];
  if (types.includes('decimal')) {
    const [x, y] = [decimals.parts(toDecimal(a)), decimals.parts(toDecimal(b))];
    const zero = op.double(toNumber(a), toNumber(b));
    if (x && y) return decimals.decimalOf(op.decimal(x, y), Object.is(zero, -0));
    return decimals.decimalOfDouble(op.double(toNumber(a), toNumber(b)));
  }
  if (types.includes('double')) return double(op.double(toNumber(a), toNumber(b)));
  return whole(op.whole(toBigInt(a), toBigInt(b)), types.includes('long') ? 'long' : 'int');
}

/** Compares two numbers of any types exactly; NaN is below all. */
export function compareNumbers(a: Value, b: Value): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) ? (Number.isNaN(y) ? 0 : -1) : 1;
  if (x !== y) return x < y ? -1 : 1;
  if ((typeof a === 'number' && typeof b === 'number') || !Number.isFinite(x)) return 0;
  return decimals.compareDecimals(exact(a), exact(b));
}

/** A finite number's exact value. */
export function exact(v: Value): decimals.Decimal {
  const type = numberType(v);
  if (type === 'long') return { coefficient: toBigInt(v), exponent: 0 };
  if (type === 'decimal') return decimals.parts(v as Decimal128) ?? { coefficient: 0n, exponent: 0 };
  return decimals.exactly(toNumber(v));
}
