import { ObjectId, Timestamp } from 'bson';
import { typeOf, type Value } from '../bson/types';
import { location, ServerError } from '../errors';

/** A value as a date: dates, timestamps and object ids are. */
export function asDate(v: Value, refusal = 16006): Date {
  if (v instanceof Date) return v;
  if (v instanceof Timestamp) return new Date(v.high * 1000);
  if (v instanceof ObjectId) return v.getTimestamp();
  throw location(refusal, `can't convert from BSON type ${typeOf(v)} to Date`);
}

/** The name of a time zone. */
export function zoneOf(v: Value, refusal = 40517): string {
  if (typeof v === 'string') return v;
  throw location(refusal, `timezone must evaluate to a string, found ${typeOf(v)}`);
}

/** A date, which must be one that JavaScript can hold. */
export function dateOf(milliseconds: number): Date {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) throw new ServerError(15, 'Overflow', 'date overflow');
  return date;
}
