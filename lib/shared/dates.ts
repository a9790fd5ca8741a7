/** How dates are written and by which clock: the `locale` and the IANA `timeZone` of a shop. */
export type Clock = { locale: string; timeZone: string };

// Browsers and servers differ in the space before AM and PM; what both have made must be the same.
function format(iso: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(new Date(iso)).replaceAll('\u202f', ' ');
}

/** Shows on which day a moment was, by a clock: "Nov 21, 2026". */
export function formatDate(iso: string, { locale, timeZone }: Clock): string {
  return format(iso, locale, { dateStyle: 'medium', timeZone });
}

/** Shows a moment with hours, minutes and the name of its clock: "Nov 21, 2026, 2:41 AM EST". */
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

/** Shows a day that was named as such, not as a moment: no clock can shift it. "2026-11-21" is "Nov 21, 2026". */
export function formatDay(day: string, locale = 'en-US'): string {
  return format(day, locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/**
 * The moment at which a day ("2026-11-21") begins by the clock of a time zone. Where that clock skips midnight it is
 * the first moment after.
 */
export function startOfDay(day: string, timeZone: string): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight UTC may differ from the one at local midnight: the second pass uses the right one.
  const first = utc - offsetOf(utc, timeZone);
  return new Date(utc - offsetOf(first, timeZone));
}

/** Milliseconds by which a time zone's clock is ahead of UTC at a moment. */
function offsetOf(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
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
