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
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  });
}

/** Shows a day that was named as such, not as a moment: no clock can shift it. "2026-11-21" is "Nov 21, 2026". */
export function formatDay(day: string, locale = 'en-US'): string {
  return format(day, locale, { dateStyle: 'medium', timeZone: 'UTC' });
}
