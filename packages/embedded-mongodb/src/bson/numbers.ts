import { Decimal128, Double, Long } from 'bson';
import * as decimals from './decimal';
import { isInt32, typeOf, type Numeric, type Value } from './types';

export type NumberType = 'int' | 'long' | 'double' | 'decimal';

/** The numeric type of a value; undefined if it is not a number. */
export function numberType(v: Value): NumberType | undefined {
  const type = typeOf(v);
  return type === 'int' || type === 'long' || type === 'double' || type === 'decimal' ? type : undefined;
}

/** Converts to a JavaScript number. Longs and decimals may lose digits. */
export function toNumber(v: Value): number {
  if (typeof v === 'number') return v;
  if (v instanceof Date) return v.getTime();
  if (typeof v === 'boolean') return v ? 1 : 0;
  const type = typeOf(v);
  if (type === 'decimal') return Number(String(v));
  if (type === 'long') return (v as Long).toNumber();
  return Number((v as Double).valueOf());
}

/** The value of a number of any type if it is an integer of 32 bits, otherwise undefined. */
export function asInt32(v: Value): number | undefined {
  const n = toNumber(v) | 0;
  return compareNumbers(v, n) === 0 ? n : undefined;
}

/** The value of a number of any type if it is an integer of 64 bits, otherwise undefined. */
export function asInt64(v: Value): bigint | undefined {
  if (!(Math.abs(toNumber(v)) <= 2 ** 63)) return undefined;
  const { coefficient, exponent } = exactValue(v);
  const unit = 10n ** BigInt(Math.abs(exponent));
  if (exponent < 0 && coefficient % unit !== 0n) return undefined;
  const n = exponent < 0 ? coefficient / unit : coefficient * unit;
  return BigInt.asIntN(64, n) === n ? n : undefined;
}

/** Converts a number to an integer: doubles are truncated, decimals are rounded half to even. */
export function toIntegerNumber(v: Value): number {
  const p = numberType(v) === 'decimal' ? decimals.parseDecimal(v as Decimal128) : undefined;
  if (!p || p.exponent >= 0) return Math.trunc(toNumber(v));
  return Number(decimals.divideHalfEven(p.coefficient, 10n ** BigInt(-p.exponent)));
}

/** A double; one with an int32 value is wrapped in `Double`. */
export const makeDouble = (n: number): number | Double => (isInt32(n) ? new Double(n) : n);

/** An integer in the smallest type from `minType` up that can hold it; a double if none can. */
export function makeInteger(n: bigint, minType: 'int' | 'long' = 'int'): Numeric {
  if (minType === 'int' && n >= -2147483648n && n <= 2147483647n) return Number(n);
  if (n >= -(2n ** 63n) && n < 2n ** 63n) return Long.fromBigInt(n);
  return makeDouble(Number(n));
}

/** Converts an int or a long to a bigint. */
export const toBigInt = (v: Value): bigint => (typeof v === 'number' ? BigInt(v) : (v as Long).toBigInt());

/** Converts a number to a Decimal128. */
export function toDecimal(v: Value): Decimal128 {
  const type = numberType(v);
  if (type === 'decimal') return v as Decimal128;
  if (type === 'double') return decimals.decimal128FromDouble(toNumber(v));
  return Decimal128.fromString(toBigInt(v).toString());
}

type Operation = {
  whole: (a: bigint, b: bigint) => bigint;
  double: (a: number, b: number) => number;
  decimal: (a: decimals.Decimal, b: decimals.Decimal) => decimals.Decimal;
};

const arithmeticOperations = {
  add: { whole: (a, b) => a + b, double: (a, b) => a + b, decimal: decimals.add },
  subtract: {
    whole: (a, b) => a - b,
    double: (a, b) => a - b,
    decimal: decimals.subtract,
  },
  multiply: { whole: (a, b) => a * b, double: (a, b) => a * b, decimal: decimals.multiply },
} satisfies Record<string, Operation>;

/** a + b, a - b or a * b, in the wider of both numeric types. */
export function calculate(name: keyof typeof arithmeticOperations, a: Value, b: Value): Numeric {
  const op: Operation = arithmeticOperations[name];
  if (typeof a === 'number' && typeof b === 'number' && isInt32(a) && isInt32(b)) {
    // A result of 32 bits is exact as a double, too.
    const n = op.double(a, b);
    if (isInt32(n)) return n;
  }
  const types = [numberType(a), numberType(b)];
  if (types.includes('decimal')) {
    const [x, y] = [decimals.parseDecimal(toDecimal(a)), decimals.parseDecimal(toDecimal(b))];
    const zero = op.double(toNumber(a), toNumber(b));
    if (x && y) return decimals.toDecimal128(op.decimal(x, y), Object.is(zero, -0));
    return decimals.decimal128FromDouble(op.double(toNumber(a), toNumber(b)));
  }
  if (types.includes('double')) return makeDouble(op.double(toNumber(a), toNumber(b)));
  return makeInteger(op.whole(toBigInt(a), toBigInt(b)), types.includes('long') ? 'long' : 'int');
}

/** Compares two numbers of any types exactly. NaN sorts below all other numbers. */
export function compareNumbers(a: Value, b: Value): number {
  const x = toNumber(a);
  const y = toNumber(b);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number.isNaN(x) ? (Number.isNaN(y) ? 0 : -1) : 1;
  if (x !== y) return x < y ? -1 : 1;
  if ((typeof a === 'number' && typeof b === 'number') || !Number.isFinite(x)) return 0;
  return decimals.compareDecimals(exactValue(a), exactValue(b));
}

/** The exact value of a finite number. */
export function exactValue(v: Value): decimals.Decimal {
  const type = numberType(v);
  if (type === 'long') return { coefficient: toBigInt(v), exponent: 0 };
  if (type === 'decimal') return decimals.parseDecimal(v as Decimal128) ?? { coefficient: 0n, exponent: 0 };
  return decimals.exactDecimal(toNumber(v));
}
