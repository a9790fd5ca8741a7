import { Decimal128 } from 'bson';

/** A finite decimal number: `coefficient * 10 ** exponent`. */
export type Decimal = { coefficient: bigint; exponent: number };

const maxDigits = 34;
const special = /nan|inf/i;

/** Parses a Decimal128; undefined for NaN and infinities. */
export function parseDecimal(d: Decimal128): Decimal | undefined {
  const text = d.toString();
  if (special.test(text)) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d*)\.?(\d*)(?:E([+-]?\d+))?$/i.exec(text) ?? [];
  return { coefficient: BigInt(`${sign}${whole}${fraction}`), exponent: Number(exponent) - fraction.length };
}

const minExponent = -6176;
const maxExponent = 6144;

/** Builds a Decimal128, rounded half to even to 34 digits. */
export function toDecimal128({ coefficient, exponent }: Decimal, negativeZero = false): Decimal128 {
  const sign = coefficient < 0n || (coefficient === 0n && negativeZero) ? '-' : '';
  const length = (n: bigint) => n.toString().length;
  let c = coefficient < 0n ? -coefficient : coefficient;
  let e = exponent;
  const excess = Math.max(length(c) - maxDigits, minExponent - e);
  if (excess > 0) {
    c = excess > length(c) ? 0n : divideHalfEven(c, 10n ** BigInt(excess));
    e += excess;
    if (length(c) > maxDigits) {
      c /= 10n;
      e += 1;
    }
  }
  if (c && e + length(c) - 1 > maxExponent) return Decimal128.fromString(`${sign}Infinity`);
  return Decimal128.fromString(`${sign}${c}E${c ? e : Math.min(e, maxExponent - maxDigits + 1)}`);
}

/** Integer division that rounds half to even. */
export function divideHalfEven(a: bigint, b: bigint): bigint {
  const negative = a < 0n !== b < 0n;
  const x = a < 0n ? -a : a;
  const y = b < 0n ? -b : b;
  const quotient = x / y;
  const twice = (x % y) * 2n;
  const up = twice > y || (twice === y && quotient % 2n === 1n);
  const result = up ? quotient + 1n : quotient;
  return negative ? -result : result;
}

/** Converts a double to a Decimal128 with 15 significant digits, as MongoDB does. */
export function decimal128FromDouble(n: number): Decimal128 {
  if (Number.isNaN(n)) return Decimal128.fromString('NaN');
  if (!Number.isFinite(n)) return Decimal128.fromString(n > 0 ? 'Infinity' : '-Infinity');
  return Decimal128.fromString(n === 0 ? (Object.is(n, -0) ? '-0' : '0') : n.toExponential(14));
}

const scaledCoefficient = (d: Decimal, exponent: number) =>
  d.coefficient * 10n ** BigInt(d.exponent - exponent);

/** a + b. */
export function add(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  return { coefficient: scaledCoefficient(a, exponent) + scaledCoefficient(b, exponent), exponent };
}

/** a - b. */
export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { ...b, coefficient: -b.coefficient });

/** a * b. */
export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  coefficient: a.coefficient * b.coefficient,
  exponent: a.exponent + b.exponent,
});

/** a / b with at least 34 digits; exact quotients keep no needless trailing zeros. */
export function divide(a: Decimal, b: Decimal): Decimal {
  const shift = Math.max(
    0,
    maxDigits + 1 + b.coefficient.toString().length - a.coefficient.toString().length,
  );
  const scaled = a.coefficient * 10n ** BigInt(shift);
  let coefficient = scaled / b.coefficient;
  let exponent = a.exponent - b.exponent - shift;
  if (scaled % b.coefficient !== 0n) return { coefficient: coefficient * 10n + 1n, exponent: exponent - 1 };
  const ideal = a.exponent - b.exponent;
  while (coefficient !== 0n && exponent < ideal && coefficient % 10n === 0n) {
    coefficient /= 10n;
    exponent += 1;
  }
  return coefficient === 0n ? { coefficient, exponent: ideal } : { coefficient, exponent };
}

/** The remainder of a / b. It has the sign of a. */
export function remainder(a: Decimal, b: Decimal): Decimal {
  const exponent = Math.min(a.exponent, b.exponent);
  return { coefficient: scaledCoefficient(a, exponent) % scaledCoefficient(b, exponent), exponent };
}

/** a / b rounded down. */
export const divideFloor = (a: bigint, b: bigint): bigint =>
  a / b - BigInt(a % b !== 0n && a < 0n !== b < 0n);

/** The same value with another exponent, as far as 34 digits allow. `divide` rounds the dropped digits. */
export function withExponent(
  d: Decimal,
  exponent: number,
  divide: (a: bigint, b: bigint) => bigint,
): Decimal {
  const drop = exponent - d.exponent;
  if (drop > 0) return { coefficient: divide(d.coefficient, 10n ** BigInt(drop)), exponent };
  const room = maxDigits - d.coefficient.toString().replace('-', '').length;
  return {
    coefficient: scaledCoefficient(d, d.exponent - Math.min(-drop, room)),
    exponent: d.exponent - Math.min(-drop, room),
  };
}

/** The exact value of a finite double. */
export function exactDecimal(n: number): Decimal {
  if (!Number.isFinite(n)) throw new RangeError('only a finite number has an exact value');
  let exponent = 0;
  let mantissa = n;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent += 1;
  }
  return { coefficient: BigInt(mantissa) * 5n ** BigInt(exponent), exponent: -exponent };
}

/** Compares two decimals: -1, 0 or 1. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const exponent = Math.min(a.exponent, b.exponent);
  const x = scaledCoefficient(a, exponent);
  const y = scaledCoefficient(b, exponent);
  return x < y ? -1 : x > y ? 1 : 0;
}
