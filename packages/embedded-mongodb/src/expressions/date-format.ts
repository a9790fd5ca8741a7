import { ServerError } from '../errors';
import { isoWeek, offsetOf, type DateParts } from './date-parts';

const parseFailure = (message: string) => new ServerError(241, 'ConversionFailure', message);
const padNumber = (n: number, width = 2) => String(n).padStart(width, '0');

/** Parses a date string as `$dateFromString` and `$toDate` do. */
export function parseDate(text: string, timezone?: string): Date {
  const iso =
    /^(\d{4})-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(
      text,
    );
  if (!iso)
    throw parseFailure(
      `Error parsing date string '${text}'; 0: passing a time zone identifier as part of the string is not allowed`,
    );
  const [, y, mo, d = '01', h = '00', mi = '00', s = '00', fraction = '0', zone] = iso;
  const local = Date.UTC(
    Number(y),
    Number(mo) - 1,
    Number(d),
    Number(h),
    Number(mi),
    Number(s),
    Math.trunc(Number(`0.${fraction}`) * 1000),
  );
  const check = new Date(local);
  if (check.getUTCMonth() + 1 !== Number(mo) || check.getUTCDate() !== Number(d) || Number(h) > 23)
    throw parseFailure(`Error parsing date string '${text}'`);
  if (zone && timezone)
    throw parseFailure(
      'you cannot pass in a date/time string with time zone information together with a timezone argument',
    );
  const given = zone === 'Z' || zone === 'UTC' ? 'UTC' : (zone ?? timezone ?? 'UTC');
  return new Date(local - offsetOf(given, new Date(local - offsetOf(given, new Date(local)))));
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

type FormatSpecifier = (parts: DateParts, offset: number) => string;

const sign = (offset: number) => (offset < 0 ? '-' : '+');
const minutesOf = (offset: number) => Math.abs(offset) / 60000;
const monthName = ({ month }: DateParts) => months[month - 1] ?? '';
const weekOf = ({ dayOfYear, weekday }: DateParts) => Math.floor((dayOfYear + 6 - weekday) / 7);

const specifiers: { [code: string]: FormatSpecifier } = {
  Y: ({ year }) => padNumber(year, 4),
  m: ({ month }) => padNumber(month),
  d: ({ day }) => padNumber(day),
  H: ({ hour }) => padNumber(hour),
  M: ({ minute }) => padNumber(minute),
  S: ({ second }) => padNumber(second),
  L: ({ millisecond }) => padNumber(millisecond, 3),
  j: ({ dayOfYear }) => padNumber(dayOfYear, 3),
  w: ({ weekday }) => String(weekday + 1),
  u: ({ weekday }) => String(weekday || 7),
  U: (parts) => padNumber(weekOf(parts)),
  G: (parts) => padNumber(isoWeek(parts).year, 4),
  V: (parts) => padNumber(isoWeek(parts).week),
  z: (_, offset) =>
    `${sign(offset)}${padNumber(Math.floor(minutesOf(offset) / 60))}${padNumber(minutesOf(offset) % 60)}`,
  Z: (_, offset) => String((offset < 0 ? -1 : 1) * minutesOf(offset)),
  B: monthName,
  b: (parts) => monthName(parts).slice(0, 3),
  '%': () => '%',
};

/** Formats a date with specifiers such as `%Y`. */
export function formatDate(parts: DateParts, offset: number, format: string): string {
  return format.replace(/%(.)/g, (_, code: string) => {
    const specifier = Object.hasOwn(specifiers, code) ? specifiers[code] : undefined;
    if (!specifier)
      throw new ServerError(18536, 'Location18536', `Invalid format character '%${code}' in format string`);
    return specifier(parts, offset);
  });
}
