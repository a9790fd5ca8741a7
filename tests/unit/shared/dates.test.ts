import { addDays, formatDate, formatDateTime, formatDay, startOfDay } from '@/lib/shared/dates';

const ohio = { locale: 'en-US', timeZone: 'America/New_York' };

test('a moment is shown in the shop’s time zone, which is named', () => {
  expect(formatDateTime('2026-11-22T13:05:00.000Z', ohio)).toBe('Nov 22, 2026, 8:05 AM EST');
  expect(formatDateTime('2026-07-01T13:05:00.000Z', ohio)).toBe('Jul 1, 2026, 9:05 AM EDT');
  const berlin = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
  expect(formatDateTime('2026-11-22T13:05:00.000Z', berlin)).toBe('22 Nov 2026, 14:05 CET');
});

test('the day of a moment is that of the shop’s time zone, not of UTC', () => {
  expect(formatDate('2026-11-22T02:30:00.000Z', ohio)).toBe('Nov 21, 2026');
});

test('a calendar day is the same in every time zone', () => {
  expect(formatDay('2026-11-22')).toBe('Nov 22, 2026');
  expect(formatDay('2026-11-22T00:00:00.000Z')).toBe('Nov 22, 2026');
});

test('formatted dates contain only ordinary spaces', () => {
  expect(formatDateTime('2026-11-22T13:05:00.000Z', ohio)).not.toMatch(/[^\x20-\x7e]/);
});

test('a day begins at midnight in its time zone, also when daylight saving time changes', () => {
  const start = (day: string, zone: string) => startOfDay(day, zone).toISOString();
  expect(start('2026-07-01', 'America/New_York')).toBe('2026-07-01T04:00:00.000Z');
  expect(start('2026-03-08', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z');
  expect(start('2026-03-09', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
  expect(start('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00.000Z');
  expect(start('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00.000Z');
  expect(start('2026-07-01', 'Asia/Kolkata')).toBe('2026-06-30T18:30:00.000Z');
});

test('every day of a leap year is written as Intl writes it', () => {
  const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  for (let day = '2028-01-01'; day !== '2029-01-01'; day = addDays(day, 1))
    expect(formatDay(day)).toBe(intl.format(new Date(day)));
});
