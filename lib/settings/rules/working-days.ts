import { addDays } from '../../shared/dates';
import type { Shop } from '../schema/shop';

type Closed = Pick<Shop, 'holidays'>;

/** Whether the shop works on a day ("2026-11-27"): Monday to Friday, except its holidays. */
export function isWorkingDay(day: string, { holidays }: Closed): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.some(({ date }) => date === day);
}

/** The day that lies `count` working days after the first working day from `day` on. */
export function addWorkingDays(day: string, count: number, shop: Closed): string {
  const start = isWorkingDay(day, shop) ? day : nextWorkingDay(day, shop);
  return Array.from({ length: count }).reduce<string>((at) => nextWorkingDay(at, shop), start);
}

function nextWorkingDay(day: string, shop: Closed): string {
  const next = addDays(day, 1);
  return isWorkingDay(next, shop) ? next : nextWorkingDay(next, shop);
}
