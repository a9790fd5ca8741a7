import { Decimal128, ObjectId, type Long } from 'bson';
import { decimalOf, parts } from '../bson/decimal';
import { format } from '../bson/format';
import { asInt32, double, numberType, toDecimal, toNumber, whole } from '../bson/numbers';
import { isDoc, isNumeric, typeCodes, typeOf, type Numeric, type TypeName, type Value } from '../bson/types';
import { ServerError, badValue, failedToParse } from '../errors';
import { parseDate } from './date-format';
import { combine, type Plain, type Special } from './types';
import { isNothing } from './operands';
import { dateOf } from './date-operands';

const failure = (message: string) => new ServerError(241, 'ConversionFailure', message);
const unsupported = (v: Value, to: string) =>
  failure(`Unsupported conversion from ${typeOf(v)} to ${to} in $convert with no onError value`);

type Target = 'double' | 'string' | 'objectId' | 'bool' | 'date' | 'int' | 'long' | 'decimal';
const targets: Target[] = ['double', 'string', 'objectId', 'bool', 'date', 'int', 'long', 'decimal'];

/** A value as another type, or a ConversionFailure. */
export function convertTo(to: Target, v: Value): Value {
  switch (to) {
    case 'bool':
      return typeof v === 'boolean' ? v : isNumeric(v) ? toNumber(v) !== 0 : true;
    case 'string':
      return toText(v);
    case 'objectId':
      if (typeOf(v) === 'objectId') return v;
      if (typeof v !== 'string') throw unsupported(v, to);
      if (!/^[0-9a-f]{24}$/i.test(v))
        throw failure(
          `Failed to parse objectId '${v}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${v.length}`,
        );
      return new ObjectId(v);
    case 'date':
      return toDate(v);
  }
  return toNumeric(to, v);
}

function toText(v: Value): string {
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
        ? textOfDouble(n)
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
  throw unsupported(v, 'string');
}

function textOfDouble(n: number): string {
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
      return dateOf(toNumber(integer('long', v)));
  }
  throw unsupported(v, 'date');
}

function toNumeric(to: 'double' | 'int' | 'long' | 'decimal', v: Value): Value {
  if (typeof v === 'boolean') return toNumeric(to, v ? 1 : 0);
  if (v instanceof Date && to !== 'int') return toNumeric(to, whole(BigInt(v.getTime()), 'long'));
  if (typeof v === 'string') return fromText(to, v);
  if (!isNumeric(v)) throw unsupported(v, to);
  if (to === 'decimal') return toDecimal(v);
  if (to === 'double') return toDouble(v);
  return integer(to, v);
}

function toDouble(v: Numeric): Value {
  const n = toNumber(v);
  const p = numberType(v) === 'decimal' ? parts(v as Decimal128) : undefined;
  if (p?.coefficient && (n === 0 || !Number.isFinite(n))) throw overflow(v);
  return double(n);
}

const overflow = (v: Value) =>
  failure(`Conversion would overflow target type in $convert with no onError value: ${String(v)}`);

function integer(to: 'int' | 'long', v: Value): Value {
  const n = toNumber(v);
  if (!Number.isFinite(n))
    throw failure(
      `Attempt to convert ${Number.isNaN(n) ? 'NaN' : 'infinity'} value to integer type in $convert with no onError value`,
    );
  const type = numberType(v);
  const p = type === 'decimal' ? parts(v as Decimal128) : undefined;
  const exact = p ? truncate(p) : type === 'double' ? BigInt(Math.trunc(n)) : BigInt(String(v));
  const bits = to === 'int' ? 31n : 63n;
  if (exact < -(2n ** bits) || exact >= 2n ** bits) throw overflow(v);
  return whole(exact, to);
}

const truncate = (p: { coefficient: bigint; exponent: number }): bigint =>
  p.exponent >= 0 ? p.coefficient * 10n ** BigInt(p.exponent) : p.coefficient / 10n ** BigInt(-p.exponent);

function fromText(to: 'double' | 'int' | 'long' | 'decimal', text: string): Value {
  const refused = () =>
    failure(
      `Failed to parse number '${text}' in $convert with no onError value: Did not consume whole string.`,
    );
  if (to === 'int' || to === 'long') {
    if (!/^[+-]?\d+$/.test(text)) throw refused();
    const n = BigInt(text.replace('+', ''));
    const bits = to === 'int' ? 31n : 63n;
    if (n < -(2n ** bits) || n >= 2n ** bits) throw refused();
    return whole(n, to);
  }
  if (!/^[+-]?(\d+\.?\d*(e[+-]?\d+)?|\.\d+(e[+-]?\d+)?|nan|inf(inity)?)$/i.test(text)) throw refused();
  if (to === 'decimal') {
    const exact = parts(Decimal128.fromString(text));
    return exact ? decimalOf(exact) : Decimal128.fromString(text);
  }
  const n = /nan/i.test(text)
    ? NaN
    : /inf/i.test(text)
      ? text.startsWith('-')
        ? -Infinity
        : Infinity
      : Number(text);
  return double(n);
}

const to = (target: Target): Plain => ({
  least: 1,
  most: 1,
  code: 50723,
  run: (v) => (isNothing(v) ? null : convertTo(target, v)),
});

export const conversion: { [name: string]: Plain } = {
  $toBool: to('bool'),
  $toDate: to('date'),
  $toDecimal: to('decimal'),
  $toDouble: to('double'),
  $toInt: to('int'),
  $toLong: to('long'),
  $toObjectId: to('objectId'),
  $toString: to('string'),
  $isNumber: { least: 1, most: 1, run: (v) => isNumeric(v) },
  $type: { least: 1, most: 1, run: (v): TypeName => typeOf(v) },
};

const convert: Special = (operand, scope, compile) => {
  if (!isDoc(operand))
    throw new ServerError(
      9,
      'FailedToParse',
      `$convert expects an object of named arguments but found: ${typeOf(operand)}`,
    );
  const [input, wanted] = [compile(operand.input, scope), compile(operand.to, scope)];
  const onError = 'onError' in operand ? compile(operand.onError, scope) : undefined;
  const onNull = 'onNull' in operand ? compile(operand.onNull, scope) : undefined;
  return combine([input, wanted, ...[onError ?? [], onNull ?? []].flat()], (root, vars) => {
    const v = input(root, vars);
    if (isNothing(v)) return onNull ? onNull(root, vars) : null;
    const name = wanted(root, vars);
    if (isNothing(name)) return null;
    const code = isNumeric(name) ? asInt32(name) : undefined;
    if (typeof name !== 'string' && code === undefined)
      throw failedToParse(`$convert's 'to' argument must be a type's name or number, but is ${format(name)}`);
    const target = targets.find((t) => t === name || typeCodes[t] === code);
    if (!target && (code === 0 || Object.values(typeCodes).includes(code)))
      throw unsupported(v, `type ${code}`);
    if (!target && code !== undefined) throw failedToParse(`no type has the number ${code}`);
    if (!target) throw badValue(`Unknown type name: ${String(name)}`);
    try {
      return convertTo(target, v);
    } catch (error) {
      if (onError && error instanceof ServerError && error.code === 241) return onError(root, vars);
      throw error;
    }
  });
};

export const conversionSpecials: { [name: string]: Special } = { $convert: convert };
