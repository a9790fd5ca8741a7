import { toNumber, whole } from '../bson/numbers';
import type { Doc, Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { offsetOf } from './date-parts';
import { asDate } from './dates';
import { isNothing } from './types';

const fixed: Record<string, number> = { millisecond: 1, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 }; // prettier-ignore
const inMonths: Record<string, number> = { month: 1, quarter: 3, year: 12 };
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function unitOf(unit: Value): string {
  const name = String(unit);
  if (!(name in fixed) && !(name in inMonths)) throw failedToParse(`unknown time unit value: ${name}`);
  return name;
}

const toLocal = (date: Date, timezone: string) => date.getTime() + offsetOf(timezone, date);
function fromLocal(local: number, timezone: string): Date {
  const guess = local - offsetOf(timezone, new Date(local));
  return new Date(local - offsetOf(timezone, new Date(guess)));
}

/** `$dateAdd` and `$dateSubtract`: months keep within the month, days keep the clock of the zone. */
export function dateAdd(args: Doc, sign: 1 | -1): Value {
  const { startDate, unit, amount, timezone = 'UTC' } = args;
  if ([startDate, unit, amount, timezone].some(isNothing)) return null;
  const name = unitOf(unit);
  const start = asDate(startDate);
  const count = toNumber(amount) * sign;
  if (!Number.isInteger(count)) throw location(5166405, `$dateAdd expects integer amount of time units`);
  const step = fixed[name];
  if (step !== undefined && step < 86_400_000) return new Date(start.getTime() + count * step);
  const zone = String(timezone);
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
  const index = weekdays.findIndex((day) => day.startsWith(String(startOfWeek ?? 'sunday').toLowerCase()));
  if (index < 0) throw failedToParse(`unknown day of week value: ${String(startOfWeek)}`);
  return index;
};

/** `$dateDiff`: how many boundaries of the unit lie between. */
export function dateDiff(args: Doc): Value {
  const { startDate, endDate, unit, timezone = 'UTC', startOfWeek = 'sunday' } = args;
  if ([startDate, endDate, unit, timezone].some(isNothing)) return null;
  const name = unitOf(unit);
  const [from, to] = [startDate, endDate].map((d) => toLocal(asDate(d), String(timezone))) as [
    number,
    number,
  ];
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

/** `$dateTrunc`: the start of the bin that holds the date, bins counted from 2000-01-01. */
export function dateTrunc(args: Doc): Value {
  const { date, unit, binSize = 1, timezone = 'UTC', startOfWeek = 'sunday' } = args;
  if ([date, unit, binSize, timezone].some(isNothing)) return null;
  const name = unitOf(unit);
  const size = toNumber(binSize);
  const zone = String(timezone);
  const local = toLocal(asDate(date), zone);
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
