import { ObjectId, Timestamp } from 'bson';
import { typeOf, type Value } from '../bson/types';
import { location, ServerError } from '../errors';

/** Converts a date, timestamp or object id to a date. Throws on other values. */
export function toDate(v: Value, errorCode = 16006): Date {
  if (v instanceof Date) return v;
  if (v instanceof Timestamp) return new Date(v.high * 1000);
  if (v instanceof ObjectId) return v.getTimestamp();
  throw location(errorCode, `can't convert from BSON type ${typeOf(v)} to Date`);
}

/** The time zone operand. Throws unless it is a string. */
export function timeZoneOf(v: Value, errorCode = 40517): string {
  if (typeof v === 'string') return v;
  throw location(errorCode, `timezone must evaluate to a string, found ${typeOf(v)}`);
}

/** Creates a date. Throws if it is beyond JavaScript's range. */
export function dateFromMilliseconds(milliseconds: number): Date {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) throw new ServerError(15, 'Overflow', 'date overflow');
  return date;
}
