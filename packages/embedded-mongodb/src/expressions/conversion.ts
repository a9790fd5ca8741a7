import { Decimal128, ObjectId, type Long } from 'bson';
import { toDecimal128, parseDecimal } from '../bson/decimal';
import { format } from '../bson/format';
import { asInt32, makeDouble, numberType, toDecimal, toNumber, makeInteger } from '../bson/numbers';
import {
  isDoc,
  isNullish,
  isNumeric,
  typeCodes,
  typeOf,
  type Numeric,
  type TypeName,
  type Value,
} from '../bson/types';
import { ServerError, badValue, failedToParse } from '../errors';
import { parseDate } from './date-format';
import { combineExpressions, type SimpleOperator, type SpecialForm } from './types';
import { dateFromMilliseconds } from './date-operands';

const conversionFailure = (message: string) => new ServerError(241, 'ConversionFailure', message);
const unsupportedConversion = (v: Value, to: string) =>
  conversionFailure(`Unsupported conversion from ${typeOf(v)} to ${to} in $convert with no onError value`);

type Target = 'double' | 'string' | 'objectId' | 'bool' | 'date' | 'int' | 'long' | 'decimal';
const targets: Target[] = ['double', 'string', 'objectId', 'bool', 'date', 'int', 'long', 'decimal'];

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

function parseNumber(to: 'double' | 'int' | 'long' | 'decimal', text: string): Value {
  const parseError = () =>
    conversionFailure(
      `Failed to parse number '${text}' in $convert with no onError value: Did not consume whole string.`,
    );
  if (to === 'int' || to === 'long') {
    if (!/^[+-]?\d+$/.test(text)) throw parseError();
    const n = BigInt(text.replace('+', ''));
    const bits = to === 'int' ? 31n : 63n;
    if (n < -(2n ** bits) || n >= 2n ** bits) throw parseError();
    return makeInteger(n, to);
  }
  if (!/^[+-]?(\d+\.?\d*(e[+-]?\d+)?|\.\d+(e[+-]?\d+)?|nan|inf(inity)?)$/i.test(text)) throw parseError();
  if (to === 'decimal') {
    const exact = parseDecimal(Decimal128.fromString(text));
    return exact ? toDecimal128(exact) : Decimal128.fromString(text);
  }
  const n = /nan/i.test(text)
    ? NaN
    : /inf/i.test(text)
      ? text.startsWith('-')
        ? -Infinity
        : Infinity
      : Number(text);
  return makeDouble(n);
}

const convertOperator = (target: Target): SimpleOperator => ({
  minArgs: 1,
  maxArgs: 1,
  arityCode: 50723,
  evaluate: (v) => (isNullish(v) ? null : convertTo(target, v)),
});

export const conversionOperators: { [name: string]: SimpleOperator } = {
  $toBool: convertOperator('bool'),
  $toDate: convertOperator('date'),
  $toDecimal: convertOperator('decimal'),
  $toDouble: convertOperator('double'),
  $toInt: convertOperator('int'),
  $toLong: convertOperator('long'),
  $toObjectId: convertOperator('objectId'),
  $toString: convertOperator('string'),
  $isNumber: { minArgs: 1, maxArgs: 1, evaluate: (v) => isNumeric(v) },
  $type: { minArgs: 1, maxArgs: 1, evaluate: (v): TypeName => typeOf(v) },
};

const convert: SpecialForm = (operand, scope, compile) => {
  if (!isDoc(operand))
    throw new ServerError(
      9,
      'FailedToParse',
      `$convert expects an object of named arguments but found: ${typeOf(operand)}`,
    );
  const [input, target] = [compile(operand.input, scope), compile(operand.to, scope)];
  const onError = 'onError' in operand ? compile(operand.onError, scope) : undefined;
  const onNull = 'onNull' in operand ? compile(operand.onNull, scope) : undefined;
  return combineExpressions([input, target, ...[onError ?? [], onNull ?? []].flat()], (root, vars) => {
    const v = input(root, vars);
    if (isNullish(v)) return onNull ? onNull(root, vars) : null;
    const name = target(root, vars);
    if (isNullish(name)) return null;
    const code = isNumeric(name) ? asInt32(name) : undefined;
    if (typeof name !== 'string' && code === undefined)
      throw failedToParse(`$convert's 'to' argument must be a type's name or number, but is ${format(name)}`);
    const type = targets.find((t) => t === name || typeCodes[t] === code);
    if (!type && (code === 0 || Object.values(typeCodes).includes(code)))
      throw unsupportedConversion(v, `type ${code}`);
    if (!type && code !== undefined) throw failedToParse(`no type has the number ${code}`);
    if (!type) throw badValue(`Unknown type name: ${String(name)}`);
    try {
      return convertTo(type, v);
    } catch (error) {
      if (onError && error instanceof ServerError && error.code === 241) return onError(root, vars);
      throw error;
    }
  });
};

export const conversionForms: { [name: string]: SpecialForm } = { $convert: convert };
