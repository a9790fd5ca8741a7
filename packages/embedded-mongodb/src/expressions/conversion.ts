import { Decimal128, ObjectId, type Long } from 'bson';
import { parseDecimal } from '../bson/decimal';
import { makeDouble, numberType, toDecimal, toNumber, makeInteger } from '../bson/numbers';
import { isNumeric, typeOf, type Numeric, type Value } from '../bson/types';
import { parseDate } from './date-format';
import { dateFromMilliseconds } from './date-operands';
import { conversionFailure, parseNumber } from './parse-number';

export const unsupportedConversion = (v: Value, to: string) =>
  conversionFailure(`Unsupported conversion from ${typeOf(v)} to ${to} in $convert with no onError value`);

export type Target = 'double' | 'string' | 'objectId' | 'bool' | 'date' | 'int' | 'long' | 'decimal';
export const targets: Target[] = ['double', 'string', 'objectId', 'bool', 'date', 'int', 'long', 'decimal'];

/** Converts a value to another type. Throws ConversionFailure if that is impossible. */
export function convertTo(to: Target, v: Value): Value {
  switch (to) {
    case 'bool':
      return typeof v === 'boolean' ? v : isNumeric(v) ? toNumber(v) !== 0 : true;
    case 'string':
      return convertToString(v);
    case 'objectId':
      if (typeOf(v) === 'objectId') return v;
      if (typeof v !== 'string') throw unsupportedConversion(v, to);
      if (!/^[0-9a-f]{24}$/i.test(v))
        throw conversionFailure(
          `Failed to parse objectId '${v}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${v.length}`,
        );
      return new ObjectId(v);
    case 'date':
      return toDate(v);
  }
  return toNumeric(to, v);
}

function convertToString(v: Value): string {
  switch (typeOf(v)) {
    case 'string':
      return v as string;
    case 'bool':
    case 'int':
    case 'long':
    case 'decimal':
      return String(v);
    case 'double': {
      const n = toNumber(v);
      return Number.isFinite(n)
        ? formatDouble(n)
        : Number.isNaN(n)
          ? 'NaN'
          : n > 0
            ? 'Infinity'
            : '-Infinity';
    }
    case 'objectId':
      return (v as ObjectId).toHexString();
    case 'date':
      return (v as Date).toISOString();
  }
  throw unsupportedConversion(v, 'string');
}

function formatDouble(n: number): string {
  if (Object.is(n, -0)) return '-0';
  const [digits = '', power = ''] = n.toExponential().split('e');
  if (Number(power) >= -4 && Number(power) < 16) return String(n);
  return `${digits}e${power[0]}${power.slice(1).padStart(2, '0')}`;
}

function toDate(v: Value): Date {
  switch (typeOf(v)) {
    case 'date':
      return v as Date;
    case 'string':
      return parseDate(v as string);
    case 'objectId':
      return (v as ObjectId).getTimestamp();
    case 'timestamp':
      return new Date((v as Long).high * 1000);
    case 'long':
    case 'double':
    case 'decimal':
      return dateFromMilliseconds(toNumber(toInteger('long', v)));
  }
  throw unsupportedConversion(v, 'date');
}

function toNumeric(to: 'double' | 'int' | 'long' | 'decimal', v: Value): Value {
  if (typeof v === 'boolean') return toNumeric(to, v ? 1 : 0);
  if (v instanceof Date && to !== 'int') return toNumeric(to, makeInteger(BigInt(v.getTime()), 'long'));
  if (typeof v === 'string') return parseNumber(to, v);
  if (!isNumeric(v)) throw unsupportedConversion(v, to);
  if (to === 'decimal') return toDecimal(v);
  if (to === 'double') return toDouble(v);
  return toInteger(to, v);
}

function toDouble(v: Numeric): Value {
  const n = toNumber(v);
  const p = numberType(v) === 'decimal' ? parseDecimal(v as Decimal128) : undefined;
  if (p?.coefficient && (n === 0 || !Number.isFinite(n))) throw overflowError(v);
  return makeDouble(n);
}

const overflowError = (v: Value) =>
  conversionFailure(`Conversion would overflow target type in $convert with no onError value: ${String(v)}`);

function toInteger(to: 'int' | 'long', v: Value): Value {
  const n = toNumber(v);
  if (!Number.isFinite(n))
    throw conversionFailure(
      `Attempt to convert ${Number.isNaN(n) ? 'NaN' : 'infinity'} value to integer type in $convert with no onError value`,
    );
  const type = numberType(v);
  const p = type === 'decimal' ? parseDecimal(v as Decimal128) : undefined;
  const exact = p ? truncateDecimal(p) : type === 'double' ? BigInt(Math.trunc(n)) : BigInt(String(v));
  const bits = to === 'int' ? 31n : 63n;
  if (exact < -(2n ** bits) || exact >= 2n ** bits) throw overflowError(v);
  return makeInteger(exact, to);
}

const truncateDecimal = (p: { coefficient: bigint; exponent: number }): bigint =>
  p.exponent >= 0 ? p.coefficient * 10n ** BigInt(p.exponent) : p.coefficient / 10n ** BigInt(-p.exponent);
