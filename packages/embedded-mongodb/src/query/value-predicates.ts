import { Binary, type Decimal128 } from 'bson';
import { format } from '../bson/format';
import { asInt32, asInt64, numberType, toBigInt, toNumber } from '../bson/numbers';
import { isNumeric, typeCodes, typeOf, type Value } from '../bson/types';
import { badValue, failedToParse, typeMismatch } from '../errors';

/** Compiles the operand of `$type`. */
export function hasType(wanted: Value): (v: Value) => boolean {
  const list: Value[] = Array.isArray(wanted) ? wanted : [wanted];
  if (!list.length) throw failedToParse('a must match at least one type');
  const codes = new Set(list.flatMap(typeCodesOf));
  return (v) => v !== undefined && codes.has(typeCodes[typeOf(v)] ?? 0);
}

function typeCodesOf(type: Value): number[] {
  if (type === 'number') return [1, 16, 18, 19];
  if (typeof type === 'string') {
    const code = typeCodes[type];
    if (code === undefined) throw badValue(`Unknown type name alias: ${type}`);
    return [code];
  }
  if (!isNumeric(type)) throw typeMismatch('type must be represented as a number or a string');
  const code = toNumber(type);
  if (!Object.values(typeCodes).includes(code))
    throw badValue(`Invalid numerical type code: ${format(type)}`);
  return [code];
}

/** Compiles the operand of `$size`. */
export function hasSize(size: Value): (v: Value) => boolean {
  const parseError = (expected: string) =>
    badValue(`Failed to parse $size. Expected ${expected} in: $size: ${format(size)}`);
  if (!isNumeric(size)) throw parseError('a number');
  const n = asInt32(size);
  if (n === undefined) throw parseError('an integer');
  if (n < 0) throw parseError('a non-negative number');
  return (v) => Array.isArray(v) && v.length === n;
}

/** Compiles the operand of `$mod`. */
export function hasRemainder(operand: Value): (v: Value) => boolean {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = operand.map((v) => truncateToInt64(v, 'malformed mod'));
  if (divisor === undefined || remainder === undefined)
    throw badValue(`malformed mod, ${divisor === undefined ? 'divisor' : 'remainder'} not a number`);
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return (v) => {
    const n = isNumeric(v) ? truncateToInt64(v) : undefined;
    return n !== undefined && n % divisor === remainder;
  };
}

function truncateToInt64(v: Value, errorPrefix?: string): bigint | undefined {
  const type = numberType(v);
  if (type === undefined) return undefined;
  if (type === 'int' || type === 'long') return toBigInt(v);
  const n = type === 'decimal' ? Number(String(v as Decimal128)) : toNumber(v);
  if (n >= -(2 ** 63) && n < 2 ** 63) return BigInt(Math.trunc(n));
  if (errorPrefix)
    throw badValue(
      `${errorPrefix}, divisor value is invalid :: caused by :: Unable to coerce NaN/Inf to integral type`,
    );
  return undefined;
}

const bitOperators = {
  $bitsAllSet: (bits: bigint, mask: bigint) => (bits & mask) === mask,
  $bitsAnySet: (bits: bigint, mask: bigint) => (bits & mask) !== 0n,
  $bitsAllClear: (bits: bigint, mask: bigint) => (bits & mask) === 0n,
  $bitsAnyClear: (bits: bigint, mask: bigint) => (bits & mask) !== mask,
};
export type BitOperator = keyof typeof bitOperators;
/** Whether an operator is one of the four bitwise query operators. */
export const isBitOperator = (op: string): op is BitOperator => Object.hasOwn(bitOperators, op);

/** Compiles the operand of a bitwise query operator, which tests numbers and binary data. */
export function hasBits(op: BitOperator, operand: Value): (v: Value) => boolean {
  const mask = maskOf(op, operand);
  return (v) => {
    const bits = bitsOf(v);
    return bits !== undefined && bitOperators[op](bits, mask);
  };
}

// No binary value has more bits, and a number's higher bits repeat its sign.
const maxBits = 8 * 16 * 1024 * 1024;

function maskOf(op: BitOperator, operand: Value): bigint {
  if (Array.isArray(operand)) {
    return operand.reduce<bigint>((mask, position) => {
      const n = isNumeric(position) ? asInt32(position) : undefined;
      if (n === undefined || n < 0)
        throw badValue(
          `Failed to parse bit position. Expected a non-negative number in: ${format(position)}`,
        );
      return mask | (1n << BigInt(Math.min(n, maxBits)));
    }, 0n);
  }
  const bits = bitsOf(operand);
  if (bits === undefined ? isNumeric(operand) : bits < 0n)
    throw failedToParse(`Expected a non-negative number in: ${op}: ${format(operand)}`);
  if (bits === undefined)
    throw badValue(`${op} takes an Array, a number, or a BinData but received: ${op}: ${format(operand)}`);
  return bits;
}

function bitsOf(v: Value): bigint | undefined {
  if (v instanceof Binary) {
    const bytes = Buffer.from(v.value()).reverse();
    return bytes.length ? BigInt(`0x${bytes.toString('hex')}`) : 0n;
  }
  return isNumeric(v) ? asInt64(v) : undefined;
}
