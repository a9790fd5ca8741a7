import { format } from '../bson/format';
import { makeInteger } from '../bson/numbers';
import { isDoc, isNullish, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { dateAdd, dateDiff, dateTrunc } from './date-arithmetic';
import { isoWeek, offsetOf, partsOf, type DateParts } from './date-parts';
import { formatDate, parseDate } from './date-format';
import { int64 } from './integers';
import { combineExpressions, type Expression, type SpecialForm } from './types';
import { toDate, dateFromMilliseconds, timeZoneOf } from './date-operands';

const toLocalTime = (date: Date, timezone: string) => new Date(date.getTime() + offsetOf(timezone, date));

/** Creates an operator with named arguments, all of which are evaluated. Missing values become null. */
function namedArguments(names: string[], run: (args: Doc) => Value, unknown = 18534): SpecialForm {
  return (operand, scope, compile) => {
    if (!isDoc(operand))
      throw location(18629, `expected an object of named arguments, found: ${typeOf(operand)}`);
    const args = Object.entries(operand).map(([name, source]): [string, Expression] => {
      if (!names.includes(name)) throw location(unknown, `Unrecognized argument: ${name}`);
      return [name, compile(source, scope)];
    });
    const zone = args.find(([name, value]) => name === 'timezone' && value.isConstant)?.[1]({}, {});
    if (typeof zone === 'string') scope.constantChecks.push(() => offsetOf(zone, scope.now));
    return combineExpressions(
      args.map(([, value]) => value),
      (root, vars) => run(Object.fromEntries(args.map(([name, value]) => [name, value(root, vars) ?? null]))),
    );
  };
}

const datePart =
  (read: (parts: DateParts) => Value): SpecialForm =>
  (operand, scope, compile) => {
    if (Array.isArray(operand) && operand.length !== 1)
      throw location(
        40536,
        `a date expression accepts exactly one argument if given an array, but was given ${operand.length}`,
      );
    const byName = isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$');
    const plain = byName ? operand : { date: Array.isArray(operand) ? operand[0] : operand };
    const run = namedArguments(
      ['date', 'timezone'],
      ({ date, timezone = 'UTC' }) =>
        isNullish(date) || isNullish(timezone)
          ? null
          : read(partsOf(toLocalTime(toDate(date), timeZoneOf(timezone, 40533)))),
      40535,
    )(plain, scope, compile);
    if (!('date' in plain)) throw location(40539, `missing 'date' argument to a date expression`);
    return run;
  };

const dateToParts: SpecialForm = namedArguments(['date', 'timezone', 'iso8601'], (args) => {
  const { date, timezone = 'UTC', iso8601 = false } = args;
  if ([date, timezone, iso8601].some(isNullish)) return null;
  if (typeof iso8601 !== 'boolean')
    throw location(40521, `iso8601 must evaluate to a bool, found ${typeOf(iso8601)}`);
  const parts = partsOf(toLocalTime(toDate(date), timeZoneOf(timezone)));
  const { year, month, day, weekday, hour, minute, second, millisecond } = parts;
  const { year: isoWeekYear, week } = isoWeek(parts);
  const named = iso8601 ? { isoWeekYear, isoWeek: week, isoDayOfWeek: weekday || 7 } : { year, month, day };
  return { ...named, hour, minute, second, millisecond };
});

/** Validates one field of `$dateFromParts`. */
function parsePart(name: string, v: Value): number {
  const n = int64(v, 40515, `'${name}'`);
  if (['month', 'day', 'hour', 'minute'].includes(name) && (n < -32768n || n > 32767n))
    throw location(
      31034,
      `'${name}' must evaluate to a value in the range [-32768, 32767]; value ${n} is not in range`,
    );
  return Number(n);
}

// The order in which MongoDB evaluates the fields: the first that is null or invalid decides.
const dateFields = ['hour', 'minute', 'second', 'millisecond', 'timezone', 'year', 'month', 'day'];

const dateFromParts: SpecialForm = namedArguments(dateFields, (args) => {
  const parts = { year: NaN, month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
  let zone = 'UTC';
  for (const name of dateFields.filter((part) => part in args)) {
    if (isNullish(args[name])) return null;
    if (name === 'timezone') zone = timeZoneOf(args.timezone);
    else parts[name as keyof typeof parts] = parsePart(name, args[name]);
  }
  const { year, month, day, hour, minute, second, millisecond } = parts;
  if (!('year' in args)) throw location(40516, "$dateFromParts requires 'year' to be present");
  if (year < 1 || year > 9999)
    throw location(40523, `'year' must evaluate to an integer in the range 1 to 9999, found ${year}`);
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  at.setUTCHours(hour, minute);
  const utc = dateFromMilliseconds(at.getTime() + second * 1000 + millisecond);
  return dateFromMilliseconds(utc.getTime() - offsetOf(zone, utc));
});

const dateToString: SpecialForm = namedArguments(['date', 'format', 'timezone', 'onNull'], (args) => {
  const { date, timezone = 'UTC', onNull = null } = args;
  if (isNullish(date) || isNullish(timezone)) return isNullish(date) ? onNull : null;
  if (args.format === null) return null;
  const standard = timezone === 'UTC' ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L';
  const at = toDate(date);
  const zone = timeZoneOf(timezone);
  const { format: pattern = standard } = args;
  if (typeof pattern !== 'string')
    throw location(
      18533,
      `$dateToString requires that 'format' be a string, found: ${typeOf(pattern)} with value ${format(pattern)}`,
    );
  return formatDate(partsOf(toLocalTime(at, zone)), offsetOf(zone, at), pattern);
});

const dateFromString: SpecialForm = namedArguments(
  ['dateString', 'timezone', 'format', 'onError', 'onNull'],
  (args) => {
    const { dateString, timezone, onNull = null } = args;
    if (args.format !== undefined)
      throw location(115, '$dateFromString with a format is not supported by the embedded database');
    if (isNullish(dateString)) return onNull;
    if (timezone === null) return null;
    try {
      if (typeof dateString !== 'string')
        throw location(
          241,
          `$dateFromString requires that 'dateString' be a string, found: ${typeOf(dateString)}`,
        );
      return parseDate(dateString, timezone === undefined ? undefined : timeZoneOf(timezone));
    } catch (error) {
      if ('onError' in args) return args.onError;
      throw error;
    }
  },
);

export const dateForms: { [name: string]: SpecialForm } = {
  $year: datePart((p) => p.year),
  $month: datePart((p) => p.month),
  $dayOfMonth: datePart((p) => p.day),
  $hour: datePart((p) => p.hour),
  $minute: datePart((p) => p.minute),
  $second: datePart((p) => p.second),
  $millisecond: datePart((p) => p.millisecond),
  $dayOfWeek: datePart((p) => p.weekday + 1),
  $dayOfYear: datePart((p) => p.dayOfYear),
  $week: datePart((p) => Math.floor((p.dayOfYear + 6 - p.weekday) / 7)),
  $isoWeek: datePart((p) => isoWeek(p).week),
  $isoWeekYear: datePart((p) => makeInteger(BigInt(isoWeek(p).year), 'long')),
  $isoDayOfWeek: datePart((p) => p.weekday || 7),
  $dateToParts: dateToParts,
  $dateFromParts: dateFromParts,
  $dateToString: dateToString,
  $dateFromString: dateFromString,
  $dateAdd: namedArguments(['startDate', 'unit', 'amount', 'timezone'], (args) => dateAdd(args, 1)),
  $dateSubtract: namedArguments(['startDate', 'unit', 'amount', 'timezone'], (args) => dateAdd(args, -1)),
  $dateDiff: namedArguments(['startDate', 'endDate', 'unit', 'timezone', 'startOfWeek'], dateDiff),
  $dateTrunc: namedArguments(['date', 'unit', 'binSize', 'timezone', 'startOfWeek'], dateTrunc),
};
