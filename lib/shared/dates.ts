import { dateFormat } from './formats';

/** How a shop formats dates: its `locale` and IANA `timeZone`. */
export type Clock = { locale: string; timeZone: string };

// Browsers and servers put different spaces before AM and PM; their output must match for hydration.
function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(new Date(iso)).replaceAll('\u202f', ' ');
}

/** Formats the day of a moment in a time zone: "Nov 21, 2026". */
export function formatDate(iso: string, { locale, timeZone }: Clock): string {
  return format(iso, locale, { dateStyle: 'medium', timeZone });
}

/** Formats a moment with the time and the time zone: "Nov 21, 2026, 2:41 AM EST". */
export function formatDateTime(iso: string, { locale, timeZone }: Clock): string {
  return format(iso, locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
}

/** Formats the time of day in the time zone of the browser: "3:15 PM". */
export function formatTime(iso: string, locale: string): string {
  return format(iso, locale, { hour: 'numeric', minute: '2-digit' });
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a calendar day, which is independent of time zones: "2026-11-21" becomes "Nov 21, 2026". In en-US without
 * `Intl`, for the reason that `formatWhole` gives.
 */
export function formatDay(day: string, locale = 'en-US'): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (locale === 'en-US' && year) return `${months[Number(month) - 1]} ${Number(date)}, ${Number(year)}`;
  return format(day, locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** The day that a clock shows at a moment: "2026-11-21". */
export function dayAt(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetOf(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

/**
 * The moment at which a day ("2026-11-21") begins in a time zone. Where daylight saving time skips midnight, it is the
 * first moment after.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight UTC may differ from the one at local midnight: the second pass uses the right one.
  const first = utc - offsetOf(utc, timeZone);
  return new Date(utc - offsetOf(first, timeZone));
}

/** The calendar day that lies `count` days after a day, or before it when `count` is negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/** A filter for moments within calendar days of a time zone, both included; an absent day is open-ended. */
export function daySpan(
  { from, to }: { from?: string; to?: string },
  timeZone: string,
): { $gte?: Date; $lt?: Date } {
  return {
    ...(from && { $gte: startOfDay(from, timeZone) }),
    ...(to && { $lt: startOfDay(addDays(to, 1), timeZone) }),
  };
}

const allParts = {
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;

/** The offset of a time zone from UTC at a moment, in milliseconds. */
function offsetOf(moment: number, timeZone: string): number {
  const parts = dateFormat('en-US', { ...allParts, timeZone }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(moment / 1000) * 1000;
}

const minuteLength = 60_000;

/** Whether a text is a calendar day with a time: "2026-12-01T08:30". */
export function isLocalTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return false;
  const moment = new Date(`${text}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/**
 * The moment at which the clocks of a time zone show a local time. A time that daylight saving time skips is moved past
 * the gap; of one that happens twice it is the earlier.
 */
export function momentAt(local: string, timeZone: string): Date {
  const utc = Date.parse(`${local}:00Z`);
  const offsets = [utc - 24 * 60 * minuteLength, utc + 24 * 60 * minuteLength].map((near) =>
    offsetOf(near, timeZone),
  );
  const moments = offsets.map((offset) => utc - offset).sort((a, b) => a - b);
  const exact = moments.find((moment) => moment + offsetOf(moment, timeZone) === utc);
  return new Date(exact ?? Math.max(...moments));
}

/** The local time that the clocks of a time zone show at a moment: "2026-12-01T08:30". */
export function localTimeAt(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetOf(moment.getTime(), timeZone)).toISOString().slice(0, 16);
}
