import { addDays } from '@/lib/shared/dates';
import { dayCount, groupDays, lastDays, periodBefore, periodOf, stepOf } from '@/lib/reports/rules/periods';
import { changePercent } from '@/lib/reports/rules/sales';
import { dayAt, startOfDay } from '@/lib/shared/dates';

const zone = 'America/New_York';
const hours = (from: string, to: string) =>
  (startOfDay(to, zone).getTime() - startOfDay(from, zone).getTime()) / 3_600_000;

test('the period before has the same number of days and ends the day before', () => {
  expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
  expect(periodBefore({ from: '2026-11-23', to: '2026-11-23' })).toEqual({
    from: '2026-11-22',
    to: '2026-11-22',
  });
});

test('days on which clocks change count as one day of 23 or 25 hours', () => {
  expect(hours('2026-03-08', '2026-03-09')).toBe(23);
  expect(hours('2026-11-01', '2026-11-02')).toBe(25);
  expect(dayCount({ from: '2026-03-07', to: '2026-03-09' })).toBe(3);
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
});

test('a day begins at midnight of the shop’s time zone', () => {
  const midnight = startOfDay('2026-11-02', zone);
  expect(midnight.toISOString()).toBe('2026-11-02T05:00:00.000Z');
  expect(dayAt(new Date(midnight.getTime() - 1), zone)).toBe('2026-11-01');
  expect(dayAt(midnight, zone)).toBe('2026-11-02');
});

test('an address without days means the last 30 days; swapped days are put in order; two years at most', () => {
  const today = '2026-11-23';
  expect(periodOf({}, today)).toEqual({ from: '2026-10-25', to: today });
  expect(periodOf({ to: '2026-01-30' }, today)).toEqual({ from: '2026-01-01', to: '2026-01-30' });
  expect(periodOf({ from: '2026-02-02', to: '2026-01-01' }, today)).toEqual({
    from: '2026-01-01',
    to: '2026-02-02',
  });
  expect(periodOf({ from: '2027-01-01' }, today)).toEqual({ from: '2027-01-01', to: '2027-01-01' });
  expect(dayCount(periodOf({ from: '1990-01-01' }, today))).toBe(731);
  expect(lastDays(7, today)).toEqual({ from: '2026-11-17', to: today });
});

test('a chart groups days by weeks and months as the period grows', () => {
  const month = { from: '2026-01-01', to: '2026-01-31' };
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(stepOf(month)).toBe('day');
  expect(stepOf(year)).toBe('week');
  expect(groupDays(month, 'day')).toHaveLength(31);
  expect(
    groupDays(year, 'week')
      .map((days) => days.length)
      .slice(-2),
  ).toEqual([7, 1]);
  expect(groupDays({ from: '2026-01-15', to: '2026-03-02' }, 'month').map((days) => days.length)).toEqual([
    17, 28, 2,
  ]);
});

test('a change is a whole percentage, and none against nothing', () => {
  expect(changePercent(150, 100)).toBe(50);
  expect(changePercent(50, 100)).toBe(-50);
  expect(changePercent(5, 0)).toBeNull();
});
