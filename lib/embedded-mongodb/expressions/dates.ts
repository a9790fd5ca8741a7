import { ObjectId, Timestamp } from 'bson';
import { toNumber, whole } from '../bson/numbers';
import { isDoc, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { typeName } from './arithmetic';
import { dateAdd, dateDiff, dateTrunc } from './date-steps';
import { isoWeek, offsetOf, partsOf, type DateParts } from './date-parts';
import { formatDate, parseDate } from './date-text';
import { combine, isNothing, type Expression, type Special } from './types';

/** A value as a date: dates, timestamps and object ids are. */
export function asDate(v: Value): Date {
  if (v instanceof Date) return v;
  if (v instanceof Timestamp) return new Date(v.high * 1000);
  if (v instanceof ObjectId) return v.getTimestamp();
  throw location(16006, `can't convert from BSON type ${typeName(v)} to Date`);
}

const local = (date: Date, timezone: string) => new Date(date.getTime() + offsetOf(timezone, date));

/** Operators with named arguments, each evaluated; a null date or zone gives null. */
function named(names: string[], run: (args: Doc) => Value, unknown = 18534): Special {
  return (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(18629, `expected an object of named arguments, found: ${typeName(operand)}`);
    const args = Object.entries(operand).map(([name, source]): [string, Expression] => {
      if (!names.includes(name)) throw location(unknown, `Unrecognized argument: ${name}`);
      return [name, compile(source, scope)];
    });
    const zone = args.find(([name, value]) => name === 'timezone' && value.constant)?.[1]({}, {});
    if (typeof zone === 'string') scope.checks.push(() => offsetOf(zone, scope.now));
    return combine(
      args.map(([, value]) => value),
      (root, vars) => run(Object.fromEntries(args.map(([name, value]) => [name, value(root, vars) ?? null]))),
    );
  };
}

const part =
  (read: (parts: DateParts) => Value): Special =>
  (operand, scope, compile) => {
    if (Array.isArray(operand) && operand.length !== 1)
      throw location(
        40536,
        `a date expression accepts exactly one argument if given an array, but was given ${operand.length}`,
      );
    const byName = isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$');
    const plain = byName ? operand : { date: Array.isArray(operand) ? operand[0] : operand };
    const run = named(
      ['date', 'timezone'],
      ({ date, timezone = 'UTC' }) =>
        isNothing(date) || isNothing(timezone) ? null : read(partsOf(local(asDate(date), String(timezone)))),
      40535,
    )(plain, scope, compile);
    if (!('date' in plain)) throw location(40539, `missing 'date' argument to a date expression`);
    return run;
  };

const toParts: Special = named(['date', 'timezone', 'iso8601'], ({ date, timezone = 'UTC' }) => {
  if (isNothing(date) || isNothing(timezone)) return null;
  const { year, month, day, hour, minute, second, millisecond } = partsOf(
    local(asDate(date), String(timezone)),
  );
  return { year, month, day, hour, minute, second, millisecond };
});

const fromParts: Special = named(
  ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond', 'timezone'],
  (args) => {
    const {
      timezone = 'UTC',
      year,
      month = 1,
      day = 1,
      hour = 0,
      minute = 0,
      second = 0,
      millisecond = 0,
    } = args;
    if (Object.values(args).some(isNothing)) return null;
    const [y, mo, d, h, mi, s, ms] = [year, month, day, hour, minute, second, millisecond].map(toNumber) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const utc = Date.UTC(y, mo - 1, d, h, mi, s, ms);
    return new Date(utc - offsetOf(String(timezone), new Date(utc)));
  },
);

const toText: Special = named(['date', 'format', 'timezone', 'onNull'], (args) => {
  const { date, timezone = 'UTC', onNull = null } = args;
  if (isNothing(date) || isNothing(timezone)) return isNothing(date) ? onNull : null;
  if (args.format === null) return null;
  const standard = timezone === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
  const at = asDate(date);
  return formatDate(
    partsOf(local(at, String(timezone))),
    offsetOf(String(timezone), at),
    String(args.format ?? standard),
  );
});

const fromText: Special = named(['dateString', 'timezone', 'format', 'onError', 'onNull'], (args) => {
  const { dateString, timezone, onNull = null } = args;
  if (args.format !== undefined)
    throw location(115, '$dateFromString with a format is not supported by the embedded database');
  if (isNothing(dateString)) return onNull;
  try {
    if (typeof dateString !== 'string')
      throw location(
        241,
        `$dateFromString requires that 'dateString' be a string, found: ${typeName(dateString)}`,
      );
    return parseDate(dateString, timezone as string | undefined);
  } catch (error) {
    if ('onError' in args) return args.onError;
    throw error;
  }
});

export const dateSpecials: { [name: string]: Special } = {
  $year: part((p) => p.year),
  $month: part((p) => p.month),
  $dayOfMonth: part((p) => p.day),
  $hour: part((p) => p.hour),
  $minute: part((p) => p.minute),
  $second: part((p) => p.second),
  $millisecond: part((p) => p.millisecond),
  $dayOfWeek: part((p) => p.weekday + 1),
  $dayOfYear: part((p) => p.dayOfYear),
  $week: part((p) => Math.floor((p.dayOfYear + 6 - p.weekday) / 7)),
  $isoWeek: part((p) => isoWeek(p).week),
  $isoWeekYear: part((p) => whole(BigInt(isoWeek(p).year), 'long')),
  $isoDayOfWeek: part((p) => p.weekday || 7),
  $dateToParts: toParts,
  $dateFromParts: fromParts,
  $dateToString: toText,
  $dateFromString: fromText,
  $dateAdd: named(['startDate', 'unit', 'amount', 'timezone'], (args) => dateAdd(args, 1)),
  $dateSubtract: named(['startDate', 'unit', 'amount', 'timezone'], (args) => dateAdd(args, -1)),
  $dateDiff: named(['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek'], dateDiff),
  $dateTrunc: named(['date', 'unit', 'binSize', 'timezone', 'startOfWeek'], dateTrunc),
};
