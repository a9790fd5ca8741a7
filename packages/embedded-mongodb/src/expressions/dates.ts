import { format } from '../bson/format';
import { whole } from '../bson/numbers';
import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { dateAdd, dateDiff, dateTrunc } from './date-arithmetic';
import { isoWeek, offsetOf, partsOf, type DateParts } from './date-parts';
import { formatDate, parseDate } from './date-format';
import { int64 } from './integers';
import { combine, type Expression, type Special } from './types';
import { isNothing } from './operands';
import { asDate, dateOf, zoneOf } from './date-operands';

const local = (date: Date, timezone: string) => new Date(date.getTime() + offsetOf(timezone, date));

/** Operators with named arguments, each evaluated; a null date or zone gives null. */
function named(names: string[], run: (args: Doc) => Value, unknown = 18534): Special {
  return (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(18629, `expected an object of named arguments, found: ${typeOf(operand)}`);
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
        isNothing(date) || isNothing(timezone)
          ? null
          : read(partsOf(local(asDate(date), zoneOf(timezone, 40533)))),
      40535,
    )(plain, scope, compile);
    if (!('date' in plain)) throw location(40539, `missing 'date' argument to a date expression`);
    return run;
  };

const toParts: Special = named(['date', 'timezone', 'iso8601'], (args) => {
  const { date, timezone = 'UTC', iso8601 = false } = args;
  if ([date, timezone, iso8601].some(isNothing)) return null;
  if (typeof iso8601 !== 'boolean')
    throw location(40521, `iso8601 must evaluate to a bool, found ${typeOf(iso8601)}`);
  const parts = partsOf(local(asDate(date), zoneOf(timezone)));
  const { year, month, day, weekday, hour, minute, second, millisecond } = parts;
  const { year: isoWeekYear, week } = isoWeek(parts);
  const named = iso8601 ? { isoWeekYear, isoWeek: week, isoDayOfWeek: weekday || 7 } : { year, month, day };
  return { ...named, hour, minute, second, millisecond };
});

/** One part of a date that is put together. */
function partOf(name: string, v: Value): number {
  const n = int64(v, 40515, `'${name}'`);
  if (['month', 'day', 'hour', 'minute'].includes(name) && (n < -32768n || n > 32767n))
    throw location(
      31034,
      `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${n} is not in range`,
    );
  return Number(n);
}

// In MongoDB's order: the first that is null or wrong decides.
const wholeDate = ['hour', 'minute', 'second', 'millisecond', 'timezone', 'year', 'month', 'day'];

const fromParts: Special = named(wholeDate, (args) => {
  const parts = { year: NaN, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
  let zone = 'UTC';
  for (const name of wholeDate.filter((part) => part in args)) {
    if (isNothing(args[name])) return null;
    if (name === 'timezone') zone = zoneOf(args.timezone);
    else parts[name as keyof typeof parts] = partOf(name, args[name]);
  }
  const { year, month, day, hour, minute, second, millisecond } = parts;
  if (!('year' in args)) throw location(40516, "$dateFromParts requires 'year' to be present");
  if (year < 1 || year > 9999)
    throw location(40523, `'year' must evaluate to an integer in the range 1 to 9999, found ${year}`);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute);
  const utc = dateOf(at.getTime() + second * 1000 + millisecond);
  return dateOf(utc.getTime() - offsetOf(zone, utc));
});

const toText: Special = named(['date', 'format', 'timezone', 'onNull'], (args) => {
  const { date, timezone = 'UTC', onNull = null } = args;
  if (isNothing(date) || isNothing(timezone)) return isNothing(date) ? onNull : null;
  if (args.format === null) return null;
  const standard = timezone === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
  const at = asDate(date);
  const zone = zoneOf(timezone);
  const { format: wanted = standard } = args;
  if (typeof wanted !== 'string')
    throw location(
      18533,
      `$dateToString requires that 'format' be a string, found: ${typeOf(wanted)} with value ${format(wanted)}`,
    );
  return formatDate(partsOf(local(at, zone)), offsetOf(zone, at), wanted);
});

const fromText: Special = named(['dateString', 'timezone', 'format', 'onError', 'onNull'], (args) => {
  const { dateString, timezone, onNull = null } = args;
  if (args.format !== undefined)
    throw location(115, '$dateFromString with a format is not supported by the embedded database');
  if (isNothing(dateString)) return onNull;
  if (timezone === null) return null;
  try {
    if (typeof dateString !== 'string')
      throw location(
        241,
        `$dateFromString requires that 'dateString' be a string, found: ${typeOf(dateString)}`,
      );
    return parseDate(dateString, timezone === undefined ? undefined : zoneOf(timezone));
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
