import { addDays } from '../../shared/dates';

const dayLength = 24 * 60 * 60_000;
/** The longest range of a report in days: two years, one of them a leap year. */
export const maxDays = 731;

/** A range of calendar days, both included: "2026-11-01" to "2026-11-30". */
export type Period = { from: string; to: string };

/** The number of days of a period. Calendar days: the day on which clocks change counts as one. */
export function dayCount({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1;
}

/** Every day of a period, the first one first. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: dayCount(period) }, (_, index) => addDays(period.from, index));
}

/** The period of the same length that ends on the day before this one begins. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -dayCount(period)), to: addDays(period.from, -1) };
}

/** The last `count` days, today included. */
export function lastDays(count: number, today: string): Period {
  return { from: addDays(today, 1 - count), to: today };
}

/**
 * The period that was asked for. Without a first day it is the 30 days up to the last one, without a last day it ends
 * today. Swapped days are put in order; of a range above `maxDays` the latest days count.
 */
export function periodOf({ from, to }: { from?: string; to?: string }, today: string): Period {
  const last = to ?? (from && from > today ? from : today);
  const first = from ?? addDays(last, -29);
  const period = first <= last ? { from: first, to: last } : { from: last, to: first };
  return dayCount(period) > maxDays ? { from: addDays(period.to, 1 - maxDays), to: period.to } : period;
}

export type Step = 'day' | 'week' | 'month';

/** How a chart groups the days of a period, so that it has at most about 60 bars. */
export function stepOf(period: Period): Step {
  const days = dayCount(period);
  return days <= 62 ? 'day' : days <= 400 ? 'week' : 'month';
}

/** The days of a period in groups of one day, seven days from the first on, or a calendar month. */
export function groupDays(period: Period, step: Step): string[][] {
  const groups: string[][] = [];
  for (const [index, day] of daysOf(period).entries()) {
    const begins = index === 0 || step === 'day' || (step === 'week' ? index % 7 === 0 : day.endsWith('-01'));
    if (begins) groups.push([day]);
    else groups.at(-1)!.push(day);
  }
  return groups;
}
