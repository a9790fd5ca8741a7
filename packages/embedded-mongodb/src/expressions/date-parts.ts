import { location } from '../errors';

export type DateParts = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  weekday: number;
  dayOfYear: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(name: string): Intl.DateTimeFormat {
  const known = formatters.get(name);
  if (known) return known;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: name, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric', era: 'short',
    }); // prettier-ignore
    formatters.set(name, formatter);
    return formatter;
  } catch {
    throw location(40485, `unrecognized time zone identifier: "${name}"`);
  }
}

/** The UTC offset of a time zone at a moment, in milliseconds. */
export function offsetOf(timezone: string, at: Date): number {
  if (timezone === 'UTC' || timezone === 'GMT' || timezone === 'Z') return 0;
  const fixed = /^([+-])(\d\d):?(\d\d)?$/.exec(timezone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  const day = Math.floor(at.getTime() / dayLength);
  if (!(day >= 0 && day < rememberedDays)) return computeOffset(timezone, at);
  const offset = offsetAtStart(timezone, day);
  return offset === offsetAtStart(timezone, day + 1) ? offset : computeOffset(timezone, at);
}

const dayLength = 86_400_000;
/** Days since 1970 whose offsets are kept: to the year 2106. */
const rememberedDays = 50_000;
const startOffsets = new Map<string, Map<number, number>>();

/**
 * The offset at the start of a UTC day, which is computed once: formatting takes longer than all other work on a date.
 * No zone changes its offset and changes it back within one UTC day.
 */
function offsetAtStart(timezone: string, day: number): number {
  const known = startOffsets.get(timezone) ?? new Map<number, number>();
  const offset = known.get(day) ?? computeOffset(timezone, new Date(day * dayLength));
  if (!known.size) startOffsets.set(timezone, known);
  known.set(day, offset);
  return offset;
}

function computeOffset(timezone: string, at: Date): number {
  const p = Object.fromEntries(
    formatterOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(p.year ?? 0, (p.month ?? 1) - 1, p.day, p.hour, p.minute, p.second);
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/** The calendar fields of a date that has been shifted to local time. */
export function partsOf(local: Date): DateParts {
  const year = local.getUTCFullYear();
  return {
    year,
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    weekday: local.getUTCDay(),
    dayOfYear: Math.floor((local.getTime() - Date.UTC(year, 0, 1)) / 86_400_000) + 1,
  };
}

/** The ISO 8601 week and week year. */
export function isoWeek({ year, month, day, weekday }: DateParts): { year: number; week: number } {
  const thursday = new Date(Date.UTC(year, month - 1, day + 4 - (weekday || 7)));
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    year: thursday.getUTCFullYear(),
    week: Math.floor((thursday.getTime() - start) / 604_800_000) + 1,
  };
}
