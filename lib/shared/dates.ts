/** Shows an ISO time (UTC) as a date, the same on server and browser: "Nov 21, 2026". */
export function formatDate(iso: string, locale = 'en-US'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
}

/** Shows an ISO time with hours and minutes, marked as UTC: "Nov 21, 2026, 7:41 AM UTC". */
export function formatDateTime(iso: string, locale = 'en-US'): string {
  const text = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(iso));
  return `${text} UTC`;
}
