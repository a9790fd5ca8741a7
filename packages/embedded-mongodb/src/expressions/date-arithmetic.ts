import { whole } from '../bson/numbers';
import type { Doc, Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { offsetOf } from './date-parts';
import { int64 } from './integers';
import { typeOf } from '../bson/types';
import { isNothing } from './operands';
import { asDate, dateOf, zoneOf } from './date-operands';

const fixed: Record<string, number> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 }; // prettier-ignore
const inMonths: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function unitOf(unit: Value): string {
  if (typeof unit !== 'string') throw location(5439013, `'unit' must be a string, but is ${typeOf(unit)}`);
  const name = unit;
  if (!(name in fixed) && !(name in inMonths)) throw failedToParse(`unknown time unit value: ${name}`);
  return name;
}

const toLocal = (date: Date, timezone: string) => date.getTime() + offsetOf(timezone, date);
function fromLocal(local: number, timezone: string): Date {
  const guess = local - offsetOf(timezone, new Date(local));
  return dateOf(local - offsetOf(timezone, dateOf(guess)));
}

// From one end of JavaScript's dates to the other.
const mostMilliseconds = 2 * 8.64e15;

/** `$dateAdd` and `$dateSubtract`: months keep within the month, days keep the clock of the zone. */
export function dateAdd(args: Doc, sign: 1 | -1): Value {
  const { startDate, unit, amount, timezone = 'UTC' } = args;
  if ([startDate, unit, amount, timezone].some(isNothing)) return null;
  const name = unitOf(unit);
  const start = asDate(startDate, 5166403);
  const count = Number(int64(amount, 5166405, 'The amount of time units')) * sign;
  const longest = mostMilliseconds / (fixed[name] ?? 2_419_200_000 * (inMonths[name] as number));
  if (Math.abs(count) > longest)
    throw location(5976500, `invalid dateAdd 'amount' parameter value: ${count} ${name}`);
  const step = fixed[name];
  if (step !== undefined && step < 86_400_000) return dateOf(start.getTime() + count * step);
  const zone = zoneOf(timezone);
  if (step !== undefined) return fromLocal(toLocal(start, zone) + count * step, zone);
  const local = new Date(toLocal(start, zone));
  const month = local.getUTCFullYear() * 12 + local.getUTCMonth() + count * (inMonths[name] as number);
  const last = new Date(Date.UTC(Math.floor(month / 12), (((month % 12) + 12) % 12) + 1, 0)).getUTCDate();
  const day = Math.min(local.getUTCDate(), last);
  const moved =
    Date.UTC(Math.floor(month / 12), ((month % 12) + 12) % 12, day) +
    (((local.getTime() % 86_400_000) + 86_400_000) % 86_400_000);
  return fromLocal(moved, zone);
}

const weekStart = (startOfWeek: Value) => {
  if (typeof startOfWeek !== 'string')
    throw location(5439015, `'startOfWeek' must be a string, but is ${typeOf(startOfWeek)}`);
  const index = weekdays.findIndex((day) => [day, day.slice(0, 3)].includes(startOfWeek.toLowerCase()));
  if (index < 0) throw location(5439016, `'startOfWeek' is no day of a week: ${startOfWeek}`);
  return index;
};

/** `$dateDiff`: how many boundaries of the unit lie between. */
export function dateDiff(args: Doc): Value {
  const { startDate, endDate, unit, timezone = 'UTC', startOfWeek = 'sunday' } = args;
  if ([startDate, endDate, unit, timezone].some(isNothing)) return null;
  const name = unitOf(unit);
  if (name === 'week' && isNothing(startOfWeek)) return null;
  const zone = zoneOf(timezone);
  const [from, to] = [startDate, endDate].map((d) => toLocal(asDate(d, 5166307), zone)) as [number, number];
  return whole(BigInt(ordinal(to, name, startOfWeek) - ordinal(from, name, startOfWeek)), 'long');
}

function ordinal(local: number, unit: string, startOfWeek: Value): number {
  const date = new Date(local);
  if (unit in inMonths)
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / (inMonths[unit] as number));
  if (unit === 'week') return Math.floor((Math.floor(local / 86_400_000) + 4 - weekStart(startOfWeek)) / 7);
  return Math.floor(local / (fixed[unit] as number));
}

const reference = Date.UTC(2000, 0, 1);

function sizeOf(binSize: Value, unit: string): number {
  const size = int64(binSize, 5439017, "'binSize'");
  if (size <= 0n) throw location(5439018, `'binSize' must be greater than 0, but is ${size}`);
  if ((fixed[unit] ?? Infinity) < 86_400_000) {
    if (size * BigInt(fixed[unit] as number) >= 2n ** 63n)
      throw location(5439002, `'binSize' is too big: ${size} ${unit}`);
  } else if (size >= 100_000_000_000n) throw location(5439006, 'dateTrunc unsupported binSize value');
  return Number(size);
}

/** `$dateTrunc`: the start of the bin that holds the date, bins counted from 2000-01-01. */
export function dateTrunc(args: Doc): Value {
  const { date, unit, binSize = 1, timezone = 'UTC', startOfWeek = 'sunday' } = args;
  if ([date, unit, binSize, timezone].some(isNothing)) return null;
  const name = unitOf(unit);
  if (name === 'week' && isNothing(startOfWeek)) return null;
  const size = sizeOf(binSize, name);
  const zone = zoneOf(timezone);
  const local = toLocal(asDate(date, 5439012), zone);
  if (name in inMonths) {
    const span = size * (inMonths[name] as number);
    const at = new Date(local);
    const month = at.getUTCFullYear() * 12 + at.getUTCMonth() - 24000;
    const start = Math.floor(month / span) * span + 24000;
    return fromLocal(Date.UTC(Math.floor(start / 12), start % 12, 1), zone);
  }
  const span = size * (fixed[name] as number);
  const origin =
    name === 'week' ? reference + ((weekStart(startOfWeek) - 6 + 7) % 7) * 86_400_000 : reference;
  return fromLocal(Math.floor((local - origin) / span) * span + origin, zone);
}
