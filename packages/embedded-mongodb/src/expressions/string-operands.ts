import { Timestamp } from 'bson';
import { makeDouble, numberType, toNumber } from '../bson/numbers';
import { isNullish, isNumeric, typeOf, type Value } from '../bson/types';
import { location } from '../errors';
import { convertTo } from './conversion';

/** Converts the operand of a string operator to a string. Null and missing become empty. */
export function coerceToString(name: string, v: Value): string {
  if (isNullish(v)) return '';
  if (typeof v === 'string') return v;
  if (numberType(v) === 'double') return formatDouble(toNumber(v));
  if (isNumeric(v) || v instanceof Date) return String(convertTo('string', v));
  if (v instanceof Timestamp) return formatTimestamp(v);
  throw location(16007, `can't convert from BSON type ${typeOf(v)} to String`);
}

/** Formats a timestamp as C's `ctime` does, without weekday and year, followed by the increment. */
function formatTimestamp({ t, i }: Timestamp): string {
  const [, day, month, , time] = new Date(t * 1000).toUTCString().split(' ');
  return `${month} ${String(Number(day)).padStart(2)} ${time}:${i}`;
}

/** Formats a double with six significant digits, like printf's `%g`. */
function formatDouble(n: number): string {
  if (!Number.isFinite(n)) return String(n).toLowerCase().replace('infinity', 'inf');
  const [digits = '', power = ''] = n.toExponential(5).split('e');
  const plain = n === 0 ? n : Number(n.toPrecision(6));
  if (Number(power) >= -4 && Number(power) < 6) return String(convertTo('string', makeDouble(plain)));
  return `${Number(digits)}e${power[0]}${power.slice(1).padStart(2, '0')}`;
}
