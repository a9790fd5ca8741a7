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

/** Formats a date with specifiers such as `%Y`. */
export function formatDate(parts: DateParts, offset: number, format: string): string {
  const sign = offset < 0 ? '-' : '+';
  const minutes = Math.abs(offset) / 60000;
  const iso = isoWeek(parts);
  const codes: Record<string, string> = {
    Y: padNumber(parts.year, 4), m: padNumber(parts.month), d: padNumber(parts.day), H: padNumber(parts.hour), M: padNumber(parts.minute),
    S: padNumber(parts.second), L: padNumber(parts.millisecond, 3), j: padNumber(parts.dayOfYear, 3), w: String(parts.weekday + 1),
    u: String(parts.weekday || 7), U: padNumber(Math.floor((parts.dayOfYear + 6 - parts.weekday) / 7)), G: padNumber(iso.year, 4),
    V: padNumber(iso.week), z: `${sign}${padNumber(Math.floor(minutes / 60))}${padNumber(minutes % 60)}`,
    Z: String((sign === '-' ? -1 : 1) * minutes), B: months[parts.month - 1] ?? '', b: (months[parts.month - 1] ?? '').slice(0, 3), '%': '%',
  }; // prettier-ignore
  return format.replace(/%(.)/g, (_, code: string) => {
    const text = codes[code];
    if (text === undefined)
      throw new ServerError(18536, 'Location18536', `Invalid format character '%${code}' in format string`);
    return text;
  });
}
