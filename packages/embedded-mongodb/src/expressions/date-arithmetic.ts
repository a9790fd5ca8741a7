import { makeInteger } from '../bson/numbers';
import { isNullish, type Doc, type Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { offsetOf } from './date-parts';
import { int64 } from './integers';
import { typeOf } from '../bson/types';
import { toDate, dateFromMilliseconds, timeZoneOf } from './date-operands';

const unitMilliseconds: Record<string, number> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 }; // prettier-ignore
const unitMonths: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function parseUnit(unit: Value): string {
  if (typeof unit !== 'string') throw location(5439013, `'unit' must be a string, but is ${typeOf(unit)}`);
  const name = unit;
  if (!(name in unitMilliseconds) && !(name in unitMonths))
    throw failedToParse(`unknown time unit value: ${name}`);
  return name;
}

const toLocal = (date: Date, timezone: string) => date.getTime() + offsetOf(timezone, date);
function fromLocal(local: number, timezone: string): Date {
  const guess = local - offsetOf(timezone, new Date(local));
  return dateFromMilliseconds(local - offsetOf(timezone, dateFromMilliseconds(guess)));
}

// The length of JavaScript's date range.
const maxMilliseconds = 2 * 8.64e15;

/** `$dateAdd` and `$dateSubtract`. Month steps are clamped to the end of the month; day steps keep the local time. */
export function dateAdd(args: Doc, sign: 1 | -1): Value {
  const { startDate, unit, amount, timezone = 'UTC' } = args;
  if ([startDate, unit, amount, timezone].some(isNullish)) return null;
  const name = parseUnit(unit);
  const start = toDate(startDate, 5166403);
  const count = Number(int64(amount, 5166405, 'The amount of time units')) * sign;
  const longest = maxMilliseconds / (unitMilliseconds[name] ?? 2_419_200_000 * (unitMonths[name] as number));
  if (Math.abs(count) > longest)
    throw location(5976500, `invalid dateAdd 'amount' parameter value: ${count} ${name}`);
  const step = unitMilliseconds[name];
  if (step !== undefined && step < 86_400_000) return dateFromMilliseconds(start.getTime() + count * step);
  const zone = timeZoneOf(timezone);
  if (step !== undefined) return fromLocal(toLocal(start, zone) + count * step, zone);
  const local = new Date(toLocal(start, zone));
  const month = local.getUTCFullYear() * 12 + local.getUTCMonth() + count * (unitMonths[name] as number);
  const last = new Date(Date.UTC(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), last);
  const moved =
    Date.UTC(Math.floor(month / 12), ((month % 12) + 12) % 12, day) +
    (((local.getTime() % 86_400_000) + 86_400_000) % 86_400_000);
  return fromLocal(moved, zone);
}

const parseStartOfWeek = (startOfWeek: Value) => {
  if (typeof startOfWeek !== 'string')
    throw location(5439015, `'startOfWeek' must be a string, but is ${typeOf(startOfWeek)}`);
  const index = weekdays.findIndex((day) => [day, day.slice(0, 3)].includes(startOfWeek.toLowerCase()));
  if (index < 0) throw location(5439016, `'startOfWeek' is no day of a week: ${startOfWeek}`);
  return index;
};

/** `$dateDiff`: the number of unit boundaries between two dates. */
export function dateDiff(args: Doc): Value {
  const { startDate, endDate, unit, timezone = 'UTC', startOfWeek = 'sunday' } = args;
  if ([startDate, endDate, unit, timezone].some(isNullish)) return null;
  const name = parseUnit(unit);
  if (name === 'week' && isNullish(startOfWeek)) return null;
  const zone = timeZoneOf(timezone);
  const [from, to] = [startDate, endDate].map((d) => toLocal(toDate(d, 5166307), zone)) as [number, number];
  return makeInteger(BigInt(unitNumber(to, name, startOfWeek) - unitNumber(from, name, startOfWeek)), 'long');
}

function unitNumber(local: number, unit: string, startOfWeek: Value): number {
  const date = new Date(local);
  if (unit in unitMonths)
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / (unitMonths[unit] as number));
  if (unit === 'week')
    return Math.floor((Math.floor(local / 86_400_000) + 4 - parseStartOfWeek(startOfWeek)) / 7);
  return Math.floor(local / (unitMilliseconds[unit] as number));
}

const binOrigin = Date.UTC(2000, 0, 1);

function parseBinSize(binSize: Value, unit: string): number {
  const size = int64(binSize, 5439017, "'binSize'");
  if (size <= 0n) throw location(5439018, `'binSize' must be greater than 0, but is ${size}`);
  if ((unitMilliseconds[unit] ?? Infinity) < 86_400_000) {
    if (size * BigInt(unitMilliseconds[unit] as number) >= 2n ** 63n)
      throw location(5439002, `'binSize' is too big: ${size} ${unit}`);
  } else if (size >= 100_000_000_000n) throw location(5439006, 'dateTrunc unsupported binSize value');
  return Number(size);
}

/** `$dateTrunc`: the start of the bin that contains the date. Bins are counted from 2000-01-01. */
export function dateTrunc(args: Doc): Value {
  const { date, unit, binSize = 1, timezone = 'UTC', startOfWeek = 'sunday' } = args;
  if ([date, unit, binSize, timezone].some(isNullish)) return null;
  const name = parseUnit(unit);
  if (name === 'week' && isNullish(startOfWeek)) return null;
  const size = parseBinSize(binSize, name);
  const zone = timeZoneOf(timezone);
  const local = toLocal(toDate(date, 5439012), zone);
  if (name in unitMonths) {
    const span = size * (unitMonths[name] as number);
    const at = new Date(local);
    const month = at.getUTCFullYear() * 12 + at.getUTCMonth() - 24000;
    const start = Math.floor(month / span) * span + 24000;
    return fromLocal(Date.UTC(Math.floor(start / 12), start % 12, 1), zone);
  }
  const span = size * (unitMilliseconds[name] as number);
  const origin =
    name === 'week' ? binOrigin + ((parseStartOfWeek(startOfWeek) - 6 + 7) % 7) * 86_400_000 : binOrigin;
  return fromLocal(Math.floor((local - origin) / span) * span + origin, zone);
}
